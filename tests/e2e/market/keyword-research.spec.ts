import { violations } from '#tests/support/pages/axe.ts'
import { filterBy } from '#tests/support/pages/keyword-pages.ts'
import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

test('KEY-001, KEY-002: a new user goes from the overview to ten tracked keywords by mouse, and what a store lists for one', async ({
  page,
  server,
}) => {
  test.slow()
  await signUpAndVerify(page, server)
  await page.getByRole('main').getByRole('link', { name: 'Keyword research' }).first().click()
  await expect(page.getByRole('tab', { name: /^Metadata \d+/ })).toBeVisible({ timeout: 60_000 })
  expect(await violations(page)).toEqual([])
  await filterBy(page, 'Tracking', 'Not tracked')
  const boxes = page.getByRole('main').getByRole('table').locator('tbody').getByRole('checkbox')
  for (let index = 0; index < 10; index++) await boxes.nth(index).check()
  const first = (await boxes.first().getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: 'Track 10 keywords' }).click()
  await filterBy(page, 'Tracking', 'Tracked')
  await expect(page.getByRole('button', { name: `Tracked, stop tracking ${first}`, exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Live search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Live search' })
  await dialog.getByRole('searchbox', { name: 'Term' }).fill('sleep sounds')
  await page.keyboard.press('Enter')
  const results = dialog.getByRole('table', { name: 'Results' })
  await expect(results).toBeVisible({ timeout: 60_000 })
  await expect(dialog.getByRole('list', { name: 'Result on a phone' }).getByRole('listitem').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Add keywords' }).click()
  await page.getByRole('textbox', { name: /^Keywords, separated/ }).fill('rain on a tent, ')
  await expect(page.getByRole('button', { name: 'Track 1 keyword' })).toBeEnabled()
  expect(await violations(page)).toEqual([])
})

test('KEY-005, KEY-031: the address of a live search opens it over the research; on a phone its three views one at a time', async ({
  page,
  server,
}) => {
  test.slow()
  await openDemo(page, server.url)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${server.url}/analyze-keywords/live-search?q=bedtime+stories`)
  const dialog = page.getByRole('dialog', { name: 'Live search' })
  const results = dialog.getByRole('table', { name: 'Results' })
  await expect(results).toBeVisible({ timeout: 60_000 })
  expect(await violations(page)).toEqual([])
  const add = results.getByRole('button', { name: /^Add competitor / })
  const title = ((await add.first().getAttribute('aria-label')) ?? '').replace('Add competitor ', '')
  await add.first().click()
  await expect(results.getByRole('row').filter({ hasText: title })).toContainText('Competitor')
  await dialog.getByText(/^Since /).click()
  await expect(dialog.getByRole('combobox', { name: 'Compare with' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByText('Phone', { exact: true }).click()
  await expect(dialog.getByRole('list', { name: 'Result on a phone' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/keyword-research/)
  await expect(page.getByRole('tab', { name: /^Metadata/ })).toBeVisible()
})
