import { appTitle, connection, expect, exploreDemo, test } from '#tests/support/test.ts'

test('a visitor explores the demo and sees the overview of an app', async ({ page, server }) => {
  await exploreDemo(page, server.url)

  await expect(page).toHaveURL(/\/app-overview\/my-app/)
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('App Overview')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()))
  await expect(connection(page)).toHaveText(/^Online/)
  await expect(page.getByText('Sample market').first()).toBeVisible()
})

test('OV-012 to OV-016, OV-020: the header names the app, its price and its score', async ({ page, server }) => {
  await exploreDemo(page, server.url)
  const main = page.getByRole('main')

  await expect(appTitle(page)).toHaveText('Moorlight: Sleep & Wind Down')
  await expect(main.getByText('Low Fen Studio').first()).toBeVisible()
  await expect(main.getByText('Health & Fitness').first()).toBeVisible()
  await expect(main.getByText('Free', { exact: true }).first()).toBeVisible()
  await expect(main.getByText('ASO score').first()).toBeVisible()
  await expect(main.getByRole('link', { name: /View in App Store/ })).toHaveAttribute(
    'href',
    /^https:\/\/apps\.apple\.com\//,
  )

  await main.getByRole('button', { name: 'In-app purchases' }).click()
  await expect(page.getByRole('dialog', { name: 'In-app purchases' }).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main.getByRole('button', { name: 'In-app purchases' })).toBeFocused()
})

test('OV-021 to OV-025: the five cards stand in order, each with its scope', async ({ page, server }) => {
  await exploreDemo(page, server.url)
  const names = ['Downloads', 'Revenue', 'App featuring', 'Total ranked keywords', 'Average rating']
  for (const name of names) await expect(page.getByRole('group', { name, exact: true })).toBeVisible()

  await expect(page.getByRole('group', { name: 'Downloads', exact: true })).toContainText('Worldwide')
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('United States')
  await expect(page.getByRole('group', { name: 'Total ranked keywords', exact: true })).toContainText(/\d/)
})

test('OV-027, OV-028, FOOT-005: the section navigation scrolls and follows the scroll', async ({ page, server }) => {
  await exploreDemo(page, server.url)
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByRole('link', { name: 'Metadata' })).toHaveAttribute('aria-current', 'location')

  await sections.getByRole('link', { name: 'App details' }).click()
  await expect(sections.getByRole('link', { name: 'App details' })).toHaveAttribute('aria-current', 'location')
  await expect(page.getByRole('heading', { name: 'App details' })).toBeInViewport()

  // Cards above it may still be coming: the way back up is the reader's.
  const toTop = page.getByRole('button', { name: 'Scroll to top' })
  const [button, cards] = [
    await toTop.boundingBox(),
    await page.getByRole('region', { name: 'App details' }).boundingBox(),
  ]
  expect(button && cards && button.x, 'it covers nothing of the page').toBeGreaterThanOrEqual(cards!.x + cards!.width)
  await toTop.click()
  await expect(sections.getByRole('link', { name: 'Metadata' })).toHaveAttribute('aria-current', 'location')
})

test('OV-029 to OV-034, OV-044: texts carry their character counts, the density table sorts', async ({
  page,
  server,
}) => {
  await exploreDemo(page, server.url)
  for (const name of ['Title', 'Subtitle', 'Promotional text', 'Description'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByLabel('28 of 30 characters')).toBeVisible()

  const table = page.getByRole('table', { name: /Keyword density/ })
  await expect(table.getByRole('columnheader')).toHaveText([/Keyword/, /Count/, /Density/])
  const counts = async () => (await table.getByRole('row').locator('td:nth-of-type(1)').allTextContents()).map(Number)
  const descending = await counts()
  expect(descending.length).toBeGreaterThan(10)
  expect(descending).toEqual(descending.toSorted((a, b) => b - a))
  await table.getByRole('button', { name: /Count/ }).click()
  await expect(table.getByRole('columnheader', { name: /Count/ })).toHaveAttribute('aria-sort', 'ascending')
  const ascending = await counts()
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b))
})
