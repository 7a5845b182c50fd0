import type { Locator } from '@playwright/test'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { guideOf } from '#tests/support/pages/guide.ts'
import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { expect, test } from '#tests/support/test.ts'

/** Smallest edge of a target for a finger, px. */
const TOUCH = 44

async function expectTouchable(target: Locator): Promise<void> {
  const box = await target.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(TOUCH)
  expect(box?.width).toBeGreaterThanOrEqual(TOUCH)
}

test('ONB-011, ONB-022: results scroll in 250 px, and the countries open above everything', async ({
  page,
  server,
}) => {
  await signUpAndVerify(page, server, { app: null })
  const guide = guideOf(page)
  await guide.getByRole('combobox', { name: 'Your app' }).fill('rain')
  const results = guide.getByRole('listbox', { name: 'Apps found' })
  await expect(results.getByRole('option').nth(5)).toBeAttached()
  const heights = await results.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
  expect(heights.clientHeight).toBe(250)
  expect(heights.scrollHeight).toBeGreaterThan(250)
  await results.getByRole('option').last().scrollIntoViewIfNeeded()
  await expect(results.getByRole('option').last()).toBeInViewport()

  await guide.getByRole('button', { name: 'Search by store URL' }).click()
  await guide.getByRole('button', { name: 'Country United States' }).click()
  await page.keyboard.type('germ')
  await page.keyboard.press('Enter')
  await expect(guide.getByRole('button', { name: 'Country Germany' })).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('ONB-009, ONB-014, ONB-059: every target is large enough, sheets open and close, nothing goes sideways', async ({
    page,
    server,
  }) => {
    test.slow()
    await signUpAndVerify(page, server, { app: null })
    const guide = guideOf(page)
    const field = guide.getByRole('combobox', { name: 'Your app' })
    await field.fill('moorlight')
    const result = guide.getByRole('option', { name: /Moorlight: Sleep/ }).first()
    await expectTouchable(result)
    await result.tap()
    await expectTouchable(guide.getByRole('listitem').filter({ hasText: 'App Store' }))
    await guide.getByRole('button', { name: 'Search by store URL' }).tap()
    const country = guide.getByRole('button', { name: /^Country/ })
    await expectTouchable(country)
    await country.tap()
    await page.getByRole('option', { name: 'Germany' }).tap()
    await expect(country).toHaveAccessibleName('Country Germany')
    await expectTouchable(guide.getByRole('button', { name: 'Back to search by name' }))
    expect(await sideways(page)).toBe(0)

    await guide.getByRole('button', { name: 'Continue' }).tap()
    await guide.getByRole('option', { name: /Germany/ }).tap()
    await guide.getByRole('button', { name: 'Continue' }).tap()
    await expectTouchable(guide.getByLabel('Company size'))
    await guide.getByRole('button', { name: /^Your goals with Storeglass are/ }).tap()
    await page.getByText('Spy on competitors').tap()
    await page.getByRole('button', { name: 'Done' }).tap()
    await expect(guide.getByRole('button', { name: /Spy on competitors$/ })).toBeVisible()
    await expectTouchable(guide.getByRole('button', { name: 'Finish' }))
    await expect(guide.getByRole('button', { name: 'Finish' })).toBeInViewport()
    expect(await sideways(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })
})
