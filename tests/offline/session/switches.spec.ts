import type { Browser, Page } from '@playwright/test'
import { renameOrganization } from '#contract/team.ts'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { seededBelow } from '#tests/support/queue/random.ts'
import { residue } from '#tests/support/pages/residue.ts'
import type { ServerProcess } from '#tests/support/servers/server-process.ts'
import { logInAs, logInBeside, signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { appTitle, expect, test } from '#tests/support/test.ts'

const SWITCHES = Number(process.env['STOREGLASS_SWITCHES'] ?? 5)
const SEED = Number(process.env['STOREGLASS_SEED'] ?? Date.now() % 1_000_000)
/** Where names of people and organisations stand, and where data of stores does. */
const pages = [
  '/home',
  '/settings/team',
  '/settings/account',
  '/settings/billing',
  '/creatives/changelog',
  '/app-overview/my-app',
]

interface Person {
  email: string
  /** What only this person has. */
  canaries: string[]
}

/** Somebody with an app and an organisation whose name nobody else has. */
async function newPerson(browser: Browser, server: ServerProcess): Promise<Person> {
  const context = await browser.newContext()
  const email = await signUpAndVerify(await context.newPage(), server)
  await context.close()
  const { accessToken, identity } = await logInBeside(server.url, email)
  const name = `Lanternfish ${identity.userId.slice(0, 8)}`
  const path = renameOrganization.path.replace('{orgId}', identity.organizationId)
  const renamed = await fetch(`${server.url}${API_BASE}${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  expect(renamed.status).toBe(204)
  return { email, canaries: [email, identity.userId, identity.organizationId, name] }
}

/** Where a tab or the device shows or keeps anything of a person. */
async function traces(tabs: Page[], { canaries }: Person): Promise<string[]> {
  const drawn = tabs.map(async (tab, at) => {
    const html = await tab.content()
    return canaries.filter((canary) => html.includes(canary)).map((canary) => `${canary} drawn in tab ${at}`)
  })
  const kept = tabs.map((tab) => residue(tab, canaries))
  return (await Promise.all([...drawn, ...kept])).flat()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

test(`two people who take turns in two tabs, ${SWITCHES} times at random, never meet anything of each other`, async ({
  page,
  context,
  browser,
  ownServer,
}) => {
  test.setTimeout(90_000 + SWITCHES * 20_000)
  process.stdout.write(`STOREGLASS_SEED=${SEED}\n`)
  const below = seededBelow(SEED)
  const people = [await newPerson(browser, ownServer), await newPerson(browser, ownServer)] as const
  const tabs = [page, await context.newPage()] as const
  const anyTab = () => tabs[below(2)]!
  await Promise.all(tabs.map((tab) => tab.goto(ownServer.url)))
  let looks = 0
  const look = async (person: Person) => {
    looks += 1
    expect(await traces([...tabs], person)).toEqual([])
  }

  for (let turn = 0; turn < SWITCHES; turn += 1) {
    const at = below(2)
    const person = people[at]!
    const other = people[1 - at]!
    await logInAs(anyTab(), person.email)
    for (const tab of tabs) await expect(appTitle(tab)).toContainText('Moorlight')
    await look(other)
    for (let step = below(3); step >= 0; step -= 1) {
      const tab = anyTab()
      await tab.evaluate((path) => history.pushState({}, '', path), pages[below(pages.length)]!)
      await expect(tab.locator('main [aria-busy=true]')).toHaveCount(0)
    }
    if (below(3) === 0) await anyTab().reload()
    await look(other)
    expect(await traces([page], person), 'the look finds what is there').not.toEqual([])

    await logOut(anyTab())
    for (const tab of tabs) await expect(tab).toHaveURL(/\/login/)
    await expect.poll(() => traces([...tabs], person), { timeout: 20_000 }).toEqual([])
    await look(other)
    if (below(3) === 0) await anyTab().reload()
  }
  process.stdout.write(`${SWITCHES} switches, ${looks} looks\n`)
})
