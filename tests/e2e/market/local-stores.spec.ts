import { appTitle, expect, test, watch } from '#tests/support/test.ts'
import { finishGuide, skipTour } from '#tests/support/pages/guide.ts'
import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import { openLocalStores } from '#server/sample/stores/open-local-stores.ts'

// The sample market is made when somebody first asks the stores.
test.setTimeout(240_000)

test('KEY-002, KEY-006: a new account on the live market sees its apps in both stores, and what they rank for', async ({
  browser,
}) => {
  const stores = await openLocalStores({ port: 0 })
  const server = await ServerProcess.start({
    ...stores.env,
    STOREGLASS_DEMO: 'off',
    STOREGLASS_PLANS: 'off',
    STORE_TIMEOUT_SECONDS: '60',
    JOBS_POLL_SECONDS: '1',
  })
  try {
    await fetch(`${stores.url}/search?term=sleep+sounds`)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
    const page = await context.newPage()
    const problems: string[] = []
    watch(page, problems)
    await signUpAndVerify(page, server, { app: null })
    const guide = page.getByRole('dialog', { name: 'Get started with Storeglass' })
    await guide.getByRole('combobox', { name: 'Your app' }).fill('Moorlight')
    await guide
      .getByRole('option', { name: /^Moorlight/ })
      .first()
      .click()
    await finishGuide(guide)
    await expect(appTitle(page)).toContainText('Moorlight')
    await skipTour(page)
    const main = page.getByRole('main')
    // Each is told by the app's product page alone.
    await expect(main).toContainText('Night stories & noise')
    await expect(main.getByRole('button', { name: 'In-app purchases' })).toBeVisible()
    await main.getByRole('button', { name: 'Version history' }).click()
    const versions = page.getByRole('dialog', { name: 'Version history' })
    await expect(versions.getByRole('tab')).toHaveCount(25)
    await page.keyboard.press('Escape')
    const ranked = page.getByRole('group', { name: 'Total ranked keywords' })
    await expect(async () => {
      await page.reload()
      await expect(ranked).toContainText(/in [1-9]\d* searched terms/, { timeout: 5000 })
    }).toPass({ timeout: 120_000 })
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'All ranked keywords' }).click()
    await expect(main).toContainText(/Ranked in [1-9]\d* of [1-9]\d* searched terms/, { timeout: 60_000 })
    await expect(main.getByRole('table').getByRole('row').nth(1)).toContainText(/[1-9]\d*/)

    await page.getByRole('combobox', { name: 'App', exact: true }).click()
    await page.getByRole('option', { name: 'Add an app' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an app' })
    await dialog
      .getByLabel(/app/i)
      .first()
      .fill('https://play.google.com/store/apps/details?id=example.grindstone.cairnfinder')
    await dialog.getByRole('option').first().click()
    await expect(appTitle(page)).toContainText('Cairnfinder', { timeout: 60_000 })
    await expect(main).toContainText('ranks in the top 30')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'App Overview' }).click()
    await expect(main).toContainText('Short description')
    await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText(/\d[.]\d/)
    expect(problems).toEqual([])
    await context.close()
  } finally {
    await server.remove()
    await stores.close()
  }
})
