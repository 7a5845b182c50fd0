import type { Page } from '@playwright/test'
import { violations } from '#tests/support/pages/axe.ts'
import { moveToFreePlan } from '#tests/support/pages/free-plan.ts'
import { openDemo, signInToDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, expect, pick, test } from '#tests/support/test.ts'

const selector = (page: Page, name: 'App' | 'Competitor' | 'Country') =>
  page.getByRole('combobox', { name, exact: true })
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' })

test('OV-004, OV-008, OV-017, OV-018, BAR-006, BAR-007, COMP-012: by keyboard to the first competitor, and on to another one', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  const scores: string[] = []
  await views(page).getByRole('link', { name: 'My app' }).focus()
  await page.keyboard.press('Tab')
  page.on('request', (request) => request.url().includes('aso-score') && scores.push(request.url()))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app-overview\/competitors-app(\?|$)/)
  await expect(views(page).getByRole('link', { name: 'Competitor' })).toHaveAttribute('aria-current', 'page')
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'App Overview' }),
  ).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('App Overview')
  await expect(selector(page, 'App')).toHaveCount(0)
  const first = (await appTitle(page).textContent()) ?? ''
  await expect(selector(page, 'Competitor')).toContainText(first)

  await selector(page, 'Competitor').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText(first)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(appTitle(page)).not.toHaveText(first)
  await expect(selector(page, 'Competitor')).toContainText((await appTitle(page).textContent()) ?? '')
  await expect(selector(page, 'Competitor')).toBeFocused()

  // OV-018, OP-104: no score of somebody else's app; the way to the store stays.
  await expect(page.getByRole('heading', { name: 'Description', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /View in App Store/ })).toBeVisible()
  await expect(page.getByText('ASO score')).toHaveCount(0)
  expect(scores).toEqual([])
})

test('OV-011, CTRY-016: another country keeps the competitor; a newly tracked one leads to the own app', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/app-overview/competitors-app`)
  await selector(page, 'Competitor').click()
  const second = page.getByRole('option').nth(1)
  const name = (await second.locator('span span').first().textContent()) ?? ''
  await second.click()
  await expect(appTitle(page)).toHaveText(name)
  await pick(page, 'Country', /Germany/)
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Germany')
  await page.reload()
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Germany')
  await pick(page, 'Country', /United States/)
  await expect(appTitle(page)).toHaveText(name)

  await pick(page, 'Country', 'Track another country')
  await page.keyboard.type('Spa')
  await page.getByRole('option', { name: /Spain/ }).first().click()
  await expect(page).toHaveURL(/\/app-overview\/my-app(\?|$)/)
  await expect(selector(page, 'Country')).toContainText('Spain')
})

test('OV-048, OV-049, OP-101: without competitors the page offers to add one, which it then shows', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  const removals = page.getByRole('region', { name: 'Competitors' }).getByRole('button', { name: /^Remove / })
  await expect(removals.first()).toBeVisible()
  for (let left = await removals.count(); left > 0; left -= 1) {
    await removals.first().click()
    await expect(removals).toHaveCount(left - 1)
  }
  await views(page).getByRole('link', { name: 'Competitor' }).click()
  await expect(page.getByRole('heading', { name: 'No competitors yet' })).toBeVisible()
  await expect(selector(page, 'Competitor')).toHaveText('Select a competitor...')
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Add Competitors' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('sleep')
  const found = page.getByRole('dialog').getByRole('option').first()
  await found.click()
  await expect(page.getByText('Added. Pick another one, or close.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'No competitors yet' })).toHaveCount(0)
  await expect(selector(page, 'Competitor')).toContainText((await appTitle(page).textContent()) ?? '')
})

test('OV-009, OV-010, BAR-011, BAR-014, BAR-015, C-25: leaving the overview hides the selectors; what was selected is there on the way back', async ({
  page,
  server,
}) => {
  await openDemo(page, server.url)
  await views(page).getByRole('link', { name: 'Competitor' }).click()
  await selector(page, 'Competitor').click()
  await page.getByRole('option').nth(1).click()
  const name = (await selector(page, 'Competitor').textContent()) ?? ''
  await page.goto(`${server.url}/plans`)
  await expect(page.getByRole('heading', { name: 'Your plan', exact: true })).toBeVisible()
  for (const one of ['App', 'Competitor', 'Country'] as const) await expect(selector(page, one)).toHaveCount(0)
  await expect(views(page)).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await expect(selector(page, 'Competitor')).toHaveText(name)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('OV-050 to OV-052, BAR-012: on the free plan a panel stands in the overview, offline too', async ({
    page,
    ownServer,
  }) => {
    test.slow()
    await openDemo(page, ownServer.url)
    await moveToFreePlan(ownServer)
    await page.reload()
    const panel = page.getByRole('region', { name: 'App Overview' })
    await expect(panel).toBeVisible()
    await expect(panel.getByRole('listitem')).toHaveText([
      'See your whole store listing at a glance',
      'Compare with your competitors',
      'Downloads, revenue, rankings and ratings',
    ])
    await expect(page.getByRole('main')).not.toContainText('Moorlight')
    await expect(views(page)).toHaveCount(0)
    await expect(selector(page, 'App')).toHaveCount(0)
    expect(await violations(page)).toEqual([])

    const asked: string[] = []
    page.on(
      'request',
      (request) => /\/api\/.*(appdetails|competitors|app-performance)/.test(request.url()) && asked.push(request.url()),
    )
    // The pages behind its figures are locked with it.
    for (const [path, name] of [
      ['/app-overview/competitors-app', 'App Overview'],
      ['/analyze-keywords/all-ranked', 'All ranked keywords'],
      ['/rr/ratings', 'Ratings'],
    ] as const) {
      await page.goto(ownServer.url + path)
      await expect(page.getByRole('region', { name })).toBeVisible()
      await expect(selector(page, 'Country')).toHaveCount(0)
    }
    expect(asked).toEqual([])
    // The plans open offline once they were seen.
    await page.goto(`${ownServer.url}/plans`)
    await expect(page.getByRole('region', { name: 'Free plan' })).toContainText('Current plan')
    await page.goto(`${ownServer.url}/app-overview/my-app`)
    await ownServer.kill()
    await page.reload()
    await panel.getByRole('link', { name: 'Upgrade' }).click()
    await expect(page).toHaveURL(/\/plans$/)
    await expect(page.getByRole('region', { name: 'Free plan' })).toContainText('Current plan')
  })
})
