import type { Page } from '@playwright/test'
import { test } from '#tests/support/faults/faulty-line.ts'
import { appPages } from '#tests/support/routes.ts'
import { connection, expect, watch } from '#tests/support/test.ts'

// Answers that a worker kept would stand in for those that can't be read.
const always = Number.POSITIVE_INFINITY
/** Every read but those that say who is logged in, with which apps and which plan: without them there are no pages. */
const reads =
  /^\/api\/(?!healthz|media|auth\/.*(token|demo|options)|subscription\/.*\/subscription$|.*\/features$|bff\/[^/]+\/projects$)/
/** They ask the server for nothing that others don't. */
const askNothing = new Set(['/share', '/open', '/settings/offline', '/creatives/csv-upload'])

/** In turn: cut off, a list of nothing, empty, and nothing as it was promised. */
const damages = [
  (body: string) => body.slice(0, -2),
  () => '[{}]',
  () => '{}',
  (body: string) =>
    JSON.stringify(
      JSON.parse(body, (_, value: unknown) => {
        if (Array.isArray(value) && value.length === 0) return [{}]
        return typeof value === 'string' || value === null ? { not: value } : value
      }),
    ),
]

test('every page whose answers are malformed says so where they would stand, with another try, and goes on', async ({
  page,
  context,
  problems,
  faults,
}) => {
  test.slow()
  let turn = 0
  const change = (body: string) => damages[(turn += 1) % damages.length]?.(body) ?? ''
  for (const method of ['GET', 'POST']) faults.break(method, reads, { kind: 'changed-body', change }, always)
  await page.goto(faults.url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(connection(page)).toHaveText(/^Online/)
  const left = appPages().filter((one) => !askNothing.has(one))
  const silent: string[] = []
  const visit = async (tab: Page) => {
    const main = tab.getByRole('main')
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await tab.goto(faults.url + path)
      await expect(main.locator('*').filter({ visible: true }).first(), path).toBeVisible()
      await expect(main.locator('[aria-busy=true]'), path).toHaveCount(0, { timeout: 30_000 })
      await expect(tab.getByText("Couldn't show this page"), path).toBeHidden()
      // A part that comes after the page may not have begun to load as nothing was busy.
      const says = await expect(main, path)
        .toContainText('Try again', { timeout: 10_000 })
        .then(
          () => true,
          () => false,
        )
      if (!says) silent.push(`${path}: ${(await main.innerText()).replaceAll(/\s+/g, ' ').slice(0, 300)}`)
    }
  }
  // A malformed answer is asked for once more, a second later: the tabs wait at the same time.
  const others = [await context.newPage(), await context.newPage()]
  for (const other of others) watch(other, problems)
  await Promise.all([page, ...others].map(visit))
  process.stdout.write(`${turn} answers malformed\n`)
  expect(silent).toEqual([])

  await page.goto(`${faults.url}/home`)
  const downloads = page.getByRole('group', { name: 'Downloads', exact: true })
  await expect(downloads.getByRole('button', { name: 'Try again' })).toBeVisible()
  faults.mend()
  await downloads.getByRole('button', { name: 'Try again' }).click()
  await expect(downloads.getByText(/\d/).first()).toBeVisible()
})
