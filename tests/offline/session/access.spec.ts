import { sideways, violations } from '#tests/support/pages/axe.ts'
import { appTitle, connection, expect, exploreDemo, pick, test } from '#tests/support/test.ts'

const looks = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const

test('OP-86: axe finds nothing offline: strip, ages, a waiting change, a country that is not saved', async ({
  page,
  ownServer,
}) => {
  test.slow()
  await exploreDemo(page, ownServer.url)
  await ownServer.kill()
  await page.reload()
  await expect(appTitle(page)).toContainText('Moorlight')
  await expect(connection(page)).toHaveText(/^Offline/)
  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
  await page
    .getByRole('button', { name: /Add .* to favourites$/ })
    .first()
    .click()
  await expect(connection(page)).toHaveText(/1 change waiting/)
  await page.keyboard.press('Escape')

  const expectNothing = async () => {
    for (const { viewport, colorScheme } of looks) {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme })
      await expect(connection(page)).toHaveText(/^Offline/)
      expect(await violations(page)).toEqual([])
      expect(await sideways(page)).toBe(0)
    }
    await page.setViewportSize(looks[0].viewport)
  }
  await expectNothing()
  await pick(page, 'Country', /Japan/)
  await expect(page.getByText('Not saved on this device').first()).toBeVisible()
  await expectNothing()
})
