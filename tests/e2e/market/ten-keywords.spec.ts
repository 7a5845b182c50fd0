import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { expect, test } from '#tests/support/test.ts'

test('KEY-001: a new user tracks ten keywords by keyboard alone, from the link of the overview on', async ({
  page,
  server,
}) => {
  test.slow()
  await signUpAndVerify(page, server)
  await page.getByRole('main').getByRole('link', { name: 'Keyword research' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: /^Metadata \d+/ })).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Keyword, app or sentence' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const boxes = page.getByRole('table').locator('tbody').getByRole('checkbox')
  for (let index = 0; index < 10; index++) {
    await expect(boxes.nth(index)).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
  }
  const track = page.getByRole('button', { name: 'Track 10 keywords' })
  // The row's own button and three of the bar stand before it.
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('Tab')
  await expect(track).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(track).toHaveCount(0)
  await expect(boxes.first()).toBeFocused()
  await expect(page.getByRole('button', { name: /^Tracked, stop tracking/ })).toHaveCount(10)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('KEY-001: a new user tracks ten keywords with a finger', async ({ page, server }) => {
    test.slow()
    await signUpAndVerify(page, server)
    await page.getByRole('main').getByRole('link', { name: 'Keyword research' }).tap()
    const boxes = page.getByRole('main').getByRole('checkbox')
    await expect(boxes.first()).toBeVisible({ timeout: 60_000 })
    for (let index = 0; index < 10; index++) await boxes.nth(index).tap()
    const track = page.getByRole('button', { name: 'Track 10 keywords' })
    await expect(track, 'nothing cuts it off').toBeInViewport({ ratio: 1 })
    await track.tap()
    await expect(page.getByRole('listitem').getByText('Tracked', { exact: true })).toHaveCount(10)
  })
})
