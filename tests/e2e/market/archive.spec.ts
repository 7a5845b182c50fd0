import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { appTitle, connection, expect, test, watch, workerReady } from '#tests/support/test.ts'
import { finishGuide, skipTour } from '#tests/support/pages/guide.ts'
import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'

test.use({ serviceWorkers: 'allow' })

const root = fileURLToPath(new URL('../../..', import.meta.url))
const dump = fileURLToPath(new URL('../../../../shared/real/apple-store-apps.csv', import.meta.url))
const realFile = process.env['STOREGLASS_REAL_DATA']
  ? `${process.env['STOREGLASS_REAL_DATA']}/apple-store-apps.csv`
  : dump

test('real store data: a new account finds two apps by name and by URL and reads them, then without the server', async ({
  browser,
}) => {
  test.skip(!existsSync(realFile), `no real store data at ${realFile}`)
  const server = await ServerProcess.start({ STOREGLASS_MARKET: 'archive', STOREGLASS_DEMO: 'off' })
  try {
    const imported = spawnSync('npm', ['run', '--silent', 'import', '--', realFile], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, STOREGLASS_DATA: server.data },
    })
    expect(imported.status, imported.stderr).toBe(0)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
    const page = await context.newPage()
    const problems: string[] = []
    watch(page, problems)
    await signUpAndVerify(page, server, { app: null })

    const guide = page.getByRole('dialog', { name: 'Get started with Storeglass' })
    await guide.getByRole('combobox', { name: 'Your app' }).fill('WeatherBug')
    await guide
      .getByRole('option', { name: /WeatherBug - Local Weather/ })
      .first()
      .click()
    await finishGuide(guide)
    await expect(appTitle(page)).toContainText('WeatherBug - Local Weather, Radar, Maps, Alerts')
    await skipTour(page)

    await page.getByRole('combobox', { name: 'App', exact: true }).click()
    await page.getByRole('option', { name: 'Add an app' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an app' })
    await dialog.getByLabel(/app/i).first().fill('https://itunes.apple.com/us/app/pac-man-premium/id281656475?mt=8')
    await dialog
      .getByRole('option', { name: /PAC-MAN Premium/ })
      .first()
      .click()
    await expect(appTitle(page)).toHaveText('PAC-MAN Premium')

    await expect(page.getByRole('main')).toContainText('One of the most popular video games in arcade history!')
    await expect(page.getByRole('main')).toContainText('$3.99')
    await expect(page.getByRole('group', { name: 'Downloads', exact: true })).toContainText('No data available')
    await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('21,292')
    await workerReady(page)

    await server.kill()
    await page.reload()
    await expect(appTitle(page)).toHaveText('PAC-MAN Premium')
    await expect(connection(page)).toHaveText(/^Offline/)
    await page.getByRole('combobox', { name: 'App', exact: true }).click()
    await page.getByRole('option', { name: /WeatherBug/ }).click()
    await expect(page.getByRole('main')).toContainText('18 different weather maps')
    expect(problems).toEqual([])
    await context.close()
  } finally {
    await server.remove()
  }
})
