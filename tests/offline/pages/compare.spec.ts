import type { Page } from '@playwright/test'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { connection, expect, isDrawn, pick, test } from '#tests/support/test.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()
const sectionLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })
const cells = (page: Page, section: string, row: RegExp) =>
  card(page, section).getByRole('row', { name: row }).getByRole('cell')

/** How many pictures of the listings the worker keeps. */
const keptScreens = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('media-'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().filter(({ url }) => url.includes('/screen-')).length
  })

test('OP-86: two apps compared once stand side by side with the server gone', async ({ page, ownServer }) => {
  test.slow()
  await openDemo(page, ownServer.url)
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Compare' }).click()
  const titles = cells(page, 'Texts', /^Title/)
  await expect(titles).toHaveText([/Moorlight/, /\S/])
  const [, theirs = ''] = await titles.allTextContents()
  const screens = card(page, 'Creatives')
    .getByRole('group', { name: /^Trailer & screenshots of/ })
    .getByRole('img')
  // What is further down is drawn as one goes there.
  await sectionLink(page, 'Creatives').click()
  await expect(screens.last()).toBeVisible()
  // Answers first, then pictures: with the last of these everything is there.
  await expect.poll(async () => keptScreens(page)).toBeGreaterThanOrEqual(await screens.count())
  await ownServer.kill()

  await page.reload()
  await expect(connection(page)).toHaveText(/^Offline/)
  await expect(titles).toHaveText([/Moorlight/, theirs])
  await sectionLink(page, 'App details').click()
  await expect(cells(page, 'Figures', /^Downloads/)).toHaveText([/\d/, /\d/])
  await expect(
    page
      .getByRole('region', { name: /^Only in theirs/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(card(page, 'Category rankings').locator('.recharts-line')).toHaveCount(2)
  await screens.last().scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(screens.last())).toBe(true)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)

  // Another country was seen of the own app alone, or of neither: each side says what it lacks.
  await pick(page, 'Country', /Japan/)
  await expect(cells(page, 'Texts', /^Title/).last()).toContainText('Not saved on this device')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('Moorlight')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})
