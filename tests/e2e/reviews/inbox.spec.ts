import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { nameOf } from '#aso/reviews/author-name.ts'
import { ReviewSort } from '#contract/reviews/reading.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import {
  openInbox,
  openReview,
  replyField,
  reviewCards,
  reviewList,
  reviewPages,
  reviewsOnServer,
} from '#tests/support/pages/reviews.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { appTitle, expect, pick, test } from '#tests/support/test.ts'

/** Reviews that a window shows at least. */
const SHOWN = 5

const idsOf = (page: Page) =>
  reviewList(page)
    .locator('[data-review]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-review')))

const toolbar = (page: Page) => page.getByRole('main').getByRole('search')
const count = async (page: Page) => Number.parseInt((await toolbar(page).getByRole('status').textContent()) ?? '', 10)

test('REV-004, REV-005: six orders, filters, search, a saved filter and an address that says all of it', async ({
  page,
  server,
}) => {
  test.slow()
  const api = await signInToDemo(page, server.url)
  await openInbox(page, server.url)
  await pick(page, 'App', /Trailmoss/)
  await expect(reviewCards(page).first()).toBeVisible({ timeout: 60_000 })
  const order = toolbar(page).getByRole('combobox', { name: 'Sort by' })
  for (const sort of ReviewSort.options) {
    await order.selectOption(sort)
    const wanted = (await reviewsOnServer(api, `&sort=${sort}`, sample.trailmoss)).slice(0, SHOWN).map(({ id }) => id)
    await expect.poll(async () => (await idsOf(page)).slice(0, SHOWN), sort).toEqual(wanted)
  }

  await pick(page, 'App', /Moorlight/)
  await expect(reviewCards(page).first()).toBeVisible({ timeout: 60_000 })
  // The server goes on to read older ones.
  const all = await count(page)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Filter' })
  await panel.getByRole('group', { name: 'Rating' }).getByRole('checkbox', { name: '5' }).check()
  await panel.getByRole('group', { name: 'Country' }).getByRole('checkbox', { name: 'France' }).check()
  await panel.getByRole('combobox', { name: 'Reply' }).selectOption('Not replied')
  await expect(reviewCards(page).first()).toHaveAccessibleName(/5 of 5 stars/)
  for (const card of await reviewCards(page).all())
    await expect(card.getByRole('img', { name: 'France' })).toBeVisible()
  const few = await count(page)
  expect(few).toBeGreaterThan(0)
  expect(few).toBeLessThan(all)
  await panel.getByRole('textbox', { name: 'Name of the filter' }).fill('Happy in France')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await page.keyboard.press('Escape')

  await test.step('the address shows the same to somebody else', async () => {
    await reviewCards(page).nth(1).getByRole('button').click()
    await expect(page).toHaveURL(/review=/)
    const [shown, head] = [await idsOf(page), await openReview(page).getByRole('heading', { level: 2 }).textContent()]
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(openReview(other).getByRole('heading', { level: 2 })).toHaveText(head ?? '')
    await expect.poll(() => idsOf(other)).toEqual(shown)
    await other.close()
  })

  await toolbar(page).getByRole('button', { name: 'Remove filter: 5 stars' }).click()
  await expect.poll(() => count(page)).toBeGreaterThan(few)
  await toolbar(page).getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => count(page)).toBeGreaterThanOrEqual(all)
  await page.keyboard.press('/')
  await page.keyboard.type('hair dryer')
  await expect(reviewCards(page).first()).toContainText('hair dryer')
  await expect.poll(() => count(page)).toBeLessThan(all)
  await page.getByRole('searchbox', { name: 'Search reviews' }).fill('no review says that')
  await expect(page.getByRole('heading', { name: 'No review matches' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]q=no/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No review matches' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await panel.getByRole('button', { name: 'Happy in France', exact: true }).click()
  await expect(reviewCards(page).first()).toHaveAccessibleName(/5 of 5 stars/)
  await expect.poll(() => count(page)).toBeGreaterThanOrEqual(few)
})

test('REV-003, REV-002: what is shown is saved as CSV; without a language model nothing pretends that there is one', async ({
  page,
  server,
}) => {
  const api = await signInToDemo(page, server.url)
  await openInbox(page, server.url, '?view=to-answer&filter=language:fr;rating:4,5')
  await expect(reviewCards(page).first()).toBeVisible()
  const exportButton = page.getByRole('button', { name: 'Export as CSV' })
  // The background job reads the rest of the reviews within 20 seconds of the first look.
  await expect(exportButton).toBeEnabled({ timeout: 60_000 })
  const atLeast = await count(page)
  const saved = page.waitForEvent('download')
  await exportButton.click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/reviews-\d{4}-\d\d-\d\d\.csv$/)
  const rows: Record<string, string>[] = parse(readFileSync(await file.path()), { columns: true, bom: true })
  expect(rows.length).toBeGreaterThanOrEqual(atLeast)
  expect(rows.length).toBeLessThanOrEqual(await count(page))
  expect(rows.map((row) => row['Review ID']).slice(0, SHOWN)).toEqual((await idsOf(page)).slice(0, SHOWN))
  expect(new Set(rows.map((row) => row['Language']))).toEqual(new Set(['fr']))

  await expect(openReview(page).getByText('French')).toBeVisible()
  await expect(openReview(page).getByRole('button', { name: /Translate|AI/ })).toHaveCount(0)
  await openReview(page).getByRole('button', { name: 'Fill in a template' }).click()
  await expect(openReview(page).getByText(/^No template fits this review/)).toBeVisible()
  await expect(replyField(page)).toHaveValue('')

  const named = (await reviewsOnServer(api, '&language=en&rating=5&replied=false')).find(({ author }) => nameOf(author))
  await openInbox(page, server.url, `?review=${named?.id}`)
  await openReview(page).getByRole('button', { name: 'Fill in a template' }).click()
  await expect(openReview(page).getByRole('status').filter({ hasText: 'no language model is set up' })).toBeVisible()
  await expect(replyField(page)).not.toHaveValue('')
  await openReview(page).getByRole('button', { name: 'Undo' }).click()
  await expect(replyField(page)).toHaveValue('')
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('REV-003: longer words push no tool of the list under the review beside it', async ({ page, server }) => {
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Demo ansehen' }).click()
    await expect(appTitle(page)).toContainText('Moorlight')
    await page.goto(server.url + reviewPages.inbox)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 60_000 })
    const tools = [...(await toolbar(page).getByRole('button').all()), toolbar(page).getByRole('combobox')]
    expect(tools.length).toBe(6)
    // The export waits for the background job, which reads the rest of the reviews.
    for (const tool of tools) await expect(tool).toBeEnabled({ timeout: 60_000 })
    for (const tool of tools) await tool.click({ trial: true })
  })

  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [390, 844],
  ] as const)
    test(`REV-003, ${width} px: whatever can be done with selected reviews is in sight`, async ({ page, server }) => {
      await page.setViewportSize({ width, height })
      await page.goto(server.url)
      await page.getByRole('button', { name: 'Demo ansehen' }).click()
      await expect(appTitle(page)).toContainText('Moorlight')
      await page.goto(server.url + reviewPages.inbox)
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards.first()).toBeVisible({ timeout: 60_000 })
      for (const at of [0, 1]) await cards.nth(at).getByRole('checkbox').check()
      const bar = page.getByRole('toolbar', { name: 'Ausgewählte Rezensionen' })
      const actions = await bar.getByRole('button').all()
      expect(actions.length).toBe(4)
      for (const action of actions) {
        await expect(action).toBeInViewport({ ratio: 1 })
        await action.click({ trial: true })
      }
      expect(await bar.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
      await bar.getByRole('button', { name: 'Alle', exact: true }).click()
      await expect(bar.getByRole('button', { name: 'Alle', exact: true })).toHaveCount(0)
    })
})
