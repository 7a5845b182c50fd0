import { appTitle, expect, test } from '#tests/support/test.ts'

test('a part of the frame whose file is gone is told and tried again; the page stays', async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(appTitle(page)).toContainText('Moorlight')
  await page.route(/menu-drawer-.*\.js$/, (route) => route.abort())
  // The reload that could bring a new version has just been tried.
  await page.evaluate(() => sessionStorage.setItem('storeglass.reloaded', String(Date.now())))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByText("Couldn't open this")).toBeVisible()
  await expect(appTitle(page)).toContainText('Moorlight')

  await page.unroute(/menu-drawer-.*\.js$/)
  await page.getByRole('button', { name: 'Try again' }).click()
  // The file is there again: by itself, or after the page's reload.
  const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Main menu' })
  await expect(async () => {
    if (!(await menu.isVisible()))
      await page.getByRole('button', { name: 'Menu', exact: true }).click({ timeout: 2000 })
    await expect(menu).toBeVisible({ timeout: 2000 })
  }).toPass()
  await context.close()
})
