import type { Locator, Page } from '@playwright/test'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { answerSurvey, guideOf, keptGuide } from '#tests/support/pages/guide.ts'
import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { appTitle, expect, test } from '#tests/support/test.ts'

/** Between two keys of somebody who types well, and before somebody acts on what appeared, ms. */
const TYPING_MS = 120
const LOOKING_MS = 700

/** Tabs on until an element has the focus, as somebody does who sees it coming. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('ONB-001 to ONB-006, GUIDE-001, GUIDE-022, GUIDE-025: from the sign-up to the overview, by keyboard alone', async ({
  page,
  server,
}) => {
  test.slow()
  await signUpAndVerify(page, server, { app: null })
  const guide = guideOf(page)
  await expect(guide).toBeVisible()
  const begun = Date.now()
  const look = () => page.waitForTimeout(LOOKING_MS)
  const type = (text: string) => page.keyboard.type(text, { delay: TYPING_MS })
  const press = async (name: string) => {
    await tabTo(page, guide.getByRole('button', { name }))
    await page.keyboard.press('Enter')
  }
  const box = await guide.boundingBox()
  expect(box).toMatchObject({ width: 1200, x: (1440 - 1200) / 2 })
  await expect(page.getByRole('main')).toBeInViewport()
  // Nothing lies between the guide and the page, which is out of reach as it is.
  const beside = await page.evaluate(() => document.elementFromPoint(20, 450)?.outerHTML.slice(0, 80))
  expect(beside).toMatch(/^<(html|body|div id="root")/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)

  await look()
  await type('moorlight')
  await expect(guide.getByRole('option', { name: /Moorlight: Sleep/ }).first()).toBeVisible({ timeout: 30_000 })
  await look()
  await page.keyboard.press('Enter')
  await expect(guide.getByText('1 app added')).toBeVisible()
  await look()
  await press('Continue')

  await expect(guide.getByRole('combobox', { name: 'Search countries' })).toBeFocused()
  for (const country of ['Germany', 'Japan']) {
    await look()
    await type(country)
    await page.keyboard.press('Enter')
    await expect(guide.getByRole('option', { name: country, exact: false, selected: true })).toHaveCount(1)
    await guide.getByRole('combobox', { name: 'Search countries' }).press('Control+a')
  }
  await press('Continue')

  const answer = async (label: string, key: string) => {
    await tabTo(page, guide.getByLabel(label))
    await look()
    await page.keyboard.press(key)
  }
  await answer('Your app marketing knowledge level is...', 'i')
  await tabTo(page, guide.getByRole('button', { name: /^Your goals with Storeglass are/ }))
  await page.keyboard.press('Enter')
  await look()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await answer('How did you hear about Storeglass?', 'g')
  await answer('Company size', '1')
  await answer('Monthly app downloads', '<')
  await look()
  await press('Finish')

  await expect(page).toHaveURL(/\/app-overview/)
  await expect(appTitle(page)).toContainText('Moorlight')
  process.stdout.write(`The guide, by keyboard with human pauses: ${((Date.now() - begun) / 1000).toFixed(1)} s\n`)
  await expect(guide).toHaveCount(0)

  const tour = page.getByRole('dialog')
  await expect(tour).toHaveAccessibleName('Your apps')
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tour).toHaveAccessibleName('One country at a time')
  await page.keyboard.press('Escape')
  await expect(tour).toHaveCount(0)
  await page.reload()
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('ONB-002, ONB-048, ONB-052, GUIDE-007: the guide fills the screen, its buttons are at the bottom; axe finds nothing', async ({
    page,
    server,
  }) => {
    test.slow()
    await signUpAndVerify(page, server, { app: null })
    const guide = guideOf(page)
    await expect(guide).toBeVisible()
    const expectWhole = async (button: string) => {
      expect(await guide.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
      const box = await guide.getByRole('button', { name: button }).boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(780)
      expect(await violations(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
    }
    await guide.getByRole('combobox', { name: 'Your app' }).fill('moorlight')
    await guide
      .getByRole('option', { name: /Moorlight: Sleep/ })
      .first()
      .tap()
    await expectWhole('Continue')
    await guide.getByRole('button', { name: 'Continue' }).tap()
    await guide.getByRole('option', { name: /Germany/ }).tap()
    // OP-17: there is no map, nor are its shapes loaded.
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(files.filter((name) => /onboarding-map/.test(name))).toEqual([])
    await expectWhole('Continue')
    await guide.getByRole('button', { name: 'Continue' }).tap()
    await expect(guide.getByRole('heading', { name: 'Almost done' })).toBeVisible()
    await expectWhole('Back')
    await guide.getByRole('button', { name: 'Back' }).tap()
    await expect(guide.getByRole('option', { name: /Germany/, selected: true })).toBeVisible()
    await guide.getByRole('button', { name: 'Continue' }).tap()

    await answerSurvey(guide)
    await expect.poll(async () => JSON.stringify(await keptGuide(page)), 'the device has the answers').toContain('1-10')
    await page.reload()
    await expect(guide.getByLabel('Company size')).toHaveValue('1-10')
    await guide.getByRole('button', { name: 'Finish' }).tap()
    await expect(appTitle(page)).toContainText('Moorlight')

    const tour = page.getByRole('dialog')
    for (const title of ['Your apps', 'One country at a time', 'Works without a connection']) {
      await expect(tour).toHaveAccessibleName(title)
      expect(await violations(page)).toEqual([])
      const button = tour.getByRole('button', { name: /Next|Done/ })
      await expect(button).toBeInViewport({ ratio: 1 })
      await button.tap()
    }
    await expect(tour).toHaveCount(0)
  })
})
