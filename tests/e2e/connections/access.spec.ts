import { sampleApps } from '#server/sample/apps.ts'
import { expectAccessible, sizes } from '#tests/support/pages/axe.ts'
import {
  appRow,
  breakKey,
  connectSampleKey,
  myApps,
  openConnection,
  openMyApps,
} from '#tests/support/pages/connections.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'
import { joinInvited } from '#tests/support/pages/join-invited.ts'
import { manyApps } from '#tests/support/pages/many-apps.ts'
import { logInAs, signUpAndVerify } from '#tests/support/pages/sign-up.ts'

test('CONN-013, CONN-016: a member sees how the apps are connected, and can change nothing', async ({
  page,
  server,
  browser,
}) => {
  test.slow()
  await signUpAndVerify(page, server)
  await page.goto(`${server.url}/connection/my-apps`)
  await expect(page.getByText('Connect your first store')).toBeVisible()
  await expectAccessible(page, 'no connection yet')
  await connectSampleKey(page, 'app-store-connect', 'Team key')
  const choice = page.getByRole('dialog', { name: 'New connection' })
  await choice.getByRole('button', { name: /^Add Moorlight/ }).click()
  await choice.getByRole('button', { name: 'Done' }).click()
  await expect(appRow(page, 'Moorlight')).toContainText('Team key')

  const email = `grace.${Date.now()}@example.com`
  await page.goto(`${server.url}/settings/team`)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite to the team' })
  await invitation.getByLabel('E-mail').fill(email)
  await invitation.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invitation).toHaveCount(0)
  const member = await joinInvited(browser, server, page, email)

  await openMyApps(member, server.url)
  await expect(appRow(member, 'Moorlight')).toContainText('Team key')
  await expect(member.getByRole('button', { name: /New connection|Add connection|Revoke|^Connect(?!ed)/ })).toHaveCount(
    0,
  )
  const opened = await openConnection(member, 'Stores', 'Team key')
  await expect(opened.getByRole('list', { name: 'What this key may do' })).toContainText('Granted')
  await expect(opened.getByRole('button', { name: /Rename|Revoke|Replace key|Check again|Make primary/ })).toHaveCount(
    0,
  )
  await expectAccessible(member, 'a connection that may only be looked at', '[role=dialog]')
  const { pathname } = new URL(member.url())
  await member.goto(`${server.url}${pathname}?new=google-play`)
  await expect(member.getByRole('list', { name: 'Stores' })).toBeVisible()
  await expect(member.getByRole('dialog')).toHaveCount(0)
  await member.context().close()
})

/** Two pages of them. */
const APPS = 52

test('CONN-007, CONN-021, OP-107: 50 apps a page; to make a connection primary leaves the page, to add an app leads to the first', async ({
  page: firstDevice,
  ownServer,
  browser,
}) => {
  test.slow()
  const email = await signUpAndVerify(firstDevice, ownServer)
  await manyApps(ownServer, APPS)
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${ownServer.url}/login`)
  await logInAs(page, email)
  await expect(page).not.toHaveURL(/login/)
  await openMyApps(page, ownServer.url)
  await expect(myApps(page).getByRole('rowheader')).toHaveCount(50)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(myApps(page).getByRole('rowheader')).toHaveCount(APPS - 50)
  await expect(page).toHaveURL(/page=2/)
  await expectAccessible(page, 'the second page')

  for (const name of ['First key', 'Second key']) {
    await connectSampleKey(page, 'app-store-connect', name)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add Moorlight/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await expect(page).toHaveURL(/page=2/)
  }
  await openMyApps(page, ownServer.url)
  await page.getByRole('button', { name: 'Next page' }).click()
  const first = await openConnection(page, 'Stores', 'First key')
  await first.getByRole('button', { name: /^Make primary: Moorlight/ }).click()
  await expect(first.getByText('Primary', { exact: true })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(myApps(page).getByRole('rowheader')).toHaveCount(APPS - 50)
  await page.getByRole('button', { name: 'Add app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an app' })
  const other = (await sampleApps()).at(-1)
  // CONN-014: by its ID.
  await dialog.getByRole('combobox').fill(other?.ref.trackId ?? '')
  await dialog.getByRole('option').first().click()
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/page=2/)
  await expect(appRow(page, 'Moorlight: Sleep')).toBeVisible()
  await context.close()
})

test('CONN-013: on a phone, in German and in the dark one card an app, and each dialog fits', async ({
  browser,
  server,
}) => {
  test.slow()
  const context = await browser.newContext({
    viewport: sizes.phone,
    locale: 'de-DE',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Demo ansehen' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Moorlight')
  await page.goto(`${server.url}/connection/my-apps`)
  await expect(page.getByRole('table', { name: 'Meine Apps' }).getByRole('rowheader')).toHaveCount(3)
  await expectAccessible(page, 'Meine Apps')
  await page
    .getByRole('button', { name: /^Verbunden, App Store Connect/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'a connection, in German', '[role=dialog]')
  for (const [search, role] of [
    ['?new=type', 'dialog'],
    ['?new=app-store-connect', 'dialog'],
    ['?new=google-play', 'dialog'],
    ['?new=apple-ads', 'dialog'],
    ['?new=google-ads', 'dialog'],
  ] as const) {
    await page.goto(`${server.url}/connection/my-apps${search}`)
    await expect(page.getByRole(role)).toBeVisible()
    await expectAccessible(page, search, `[role=${role}]`)
  }
  await page.setViewportSize(sizes['wide window'])
  await page.goto(`${server.url}/connection/stores`)
  await expect(page.getByRole('list', { name: 'Stores' }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, 'stores, in German')
  await page.goto(`${server.url}/connection/my-apps`)
  await expect(page.getByRole('table', { name: 'Meine Apps' })).toBeVisible()
  await expectAccessible(page, 'my apps, in German')
  await context.close()
})

test('CONN-005: the states of a demo: connected, rate limited until a time, and broken', async ({ page, server }) => {
  await signInToDemo(page, server.url)
  await openMyApps(page, server.url)
  const limited = appRow(page, 'Trailmoss').getByRole('button', { name: 'Rate limited, Mossworks' })
  await expect(limited).toBeVisible()
  await expect(appRow(page, 'Trailmoss')).toContainText(/Resumes at \d\d:\d\d/)
  await expect(page.getByRole('region', { name: 'Former team key' })).toContainText(
    'App Store Connect no longer accepts the key of “Former team key”',
  )
  await expectAccessible(page, 'my apps')
  const opened = await openConnection(page, 'Ad platforms', 'Search campaigns')
  await breakKey(opened)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'Ad platforms' })).toContainText('Problem')
  await expectAccessible(page, 'ad platforms')
})
