import type { Page } from '@playwright/test'
import { toggleFavourite } from '#tests/support/pages/changes.ts'
import type { FaultProxy } from '#tests/support/faults/fault-proxy.ts'
import { test } from '#tests/support/faults/faulty-line.ts'
import {
  countLoads,
  forgetMissingFile,
  hide,
  lookForUpdate,
  updateNow,
  updatePrompt,
} from '#tests/support/pages/page-updates.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, connection, expect } from '#tests/support/test.ts'

const always = Number.POSITIVE_INFINITY

/** From now on the server has a newer worker, which can be told from the one before by what it answers. */
function publish(faults: FaultProxy): void {
  const change = (script: string) =>
    `${script}\nself.addEventListener('fetch', (event) => event.request.url.endsWith('/which-worker') && event.respondWith(new Response('newer')))`
  faults.break('GET', /^\/sw\.js/, { kind: 'changed-body', change }, always)
}

const isUnderNewerWorker = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/which-worker')
    return (await answer.text()) === 'newer'
  })

test.describe('a newer version', () => {
  test('is offered to who looks at the page, and brought by a press with everything still there', async ({
    page,
    faults,
  }) => {
    await openDemo(page, faults.url)
    await toggleFavourite(page, 'Germany', true)
    const count = countLoads(page)
    publish(faults)
    await lookForUpdate(page)

    await expect(updatePrompt(page)).toBeVisible()
    await expect(page.getByText('Takes a second.')).toBeVisible()
    expect(await isUnderNewerWorker(page)).toBe(false)
    expect(count.loads).toBe(0)
    await updateNow(page)

    await expect.poll(() => count.loads).toBe(1)
    await expect(appTitle(page)).toContainText('Moorlight')
    expect(await isUnderNewerWorker(page)).toBe(true)
    await expect(updatePrompt(page)).toBeHidden()
    await page.getByRole('combobox', { name: 'Country', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Remove Germany from favourites' }).first()).toBeVisible()
    expect(count.loads).toBe(1)
  })

  test('waits in a hidden tab while something is typed in, and comes by itself after', async ({ page, faults }) => {
    await openDemo(page, faults.url)
    await page.getByRole('button', { name: 'Add competitor' }).first().click()
    const field = page.getByRole('dialog', { name: 'Add competitor' }).getByRole('combobox')
    // A worker gives way only once its last read is answered.
    const searched = page.waitForResponse((response) => response.url().includes('/apps/search'))
    await field.fill('rain')
    await searched
    const count = countLoads(page)
    await hide(page)
    publish(faults)
    await lookForUpdate(page)
    await expect(updatePrompt(page)).toBeVisible()
    await hide(page)
    await expect(field).toHaveValue('rain')
    expect(await isUnderNewerWorker(page)).toBe(false)
    expect(count.loads).toBe(0)

    await field.fill('')
    await hide(page)
    await expect.poll(() => count.loads).toBe(1)
    await expect(appTitle(page)).toContainText('Moorlight')
    // A busy machine loads the page anew before the newer worker has taken over.
    await expect.poll(() => isUnderNewerWorker(page)).toBe(true)
  })
})

test.describe('a file that cannot be loaded', () => {
  // With a worker all files are on the device.
  test.use({ serviceWorkers: 'block' })

  const openDemo = async (page: Page, url: string) => {
    await page.goto(url)
    await page.getByRole('button', { name: 'Explore the demo' }).click()
    await expect(appTitle(page)).toContainText('Moorlight')
    // What comes after the first paint has come, messages too.
    await page.waitForLoadState('networkidle')
  }
  const addCompetitor = (page: Page) => page.getByRole('button', { name: 'Add competitor' }).first()
  const missing = (page: Page) => page.getByText("Couldn't open this")

  test('is looked for once by a new start, and never again and again', async ({ page, faults, problems }) => {
    await openDemo(page, faults.url)
    const count = countLoads(page)
    faults.break('GET', /add-competitor-dialog.*\.js/, { kind: 'answer', status: 404, body: '' }, always)
    await addCompetitor(page).click()
    await expect.poll(() => count.loads).toBe(1)
    await expect(appTitle(page)).toContainText('Moorlight')

    await addCompetitor(page).click()
    await expect(missing(page)).toBeVisible()
    await expect(appTitle(page)).toContainText('Moorlight')
    expect(count.loads).toBe(1)
    forgetMissingFile(problems)
  })

  test('does not make the page start anew when the server is away', async ({ page, ownServer, faults, problems }) => {
    await openDemo(page, faults.url)
    const count = countLoads(page)
    await ownServer.kill()
    await addCompetitor(page).click()
    await expect(missing(page)).toBeVisible()
    await expect(connection(page)).toHaveText(/^Offline/, { timeout: 40_000 })
    await expect(appTitle(page)).toContainText('Moorlight')
    expect(count.loads).toBe(0)
    forgetMissingFile(problems)
  })
})
