import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { expect, goOffline, isDrawn, test } from '#tests/support/test.ts'

test.use({ serviceWorkers: 'allow' })

async function save(page: Page, kind: 'HTML' | 'JSON') {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Save as ${kind}` }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^moorlight-us-\\d{4}-\\d\\d-\\d\\d\\.${kind.toLowerCase()}$`),
  )
  return download
}

test('the overview as a file: opens from the disk without a network, with its pictures', async ({
  page,
  ownServer,
  browser,
}, testInfo) => {
  await openDemo(page, ownServer.url)
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Creatives' }).click()
  const screenshots = page.getByRole('button', { name: /^Screenshot \d+$/ })
  await expect.poll(() => isDrawn(screenshots.first().locator('img'))).toBe(true)
  await goOffline(page, ownServer)

  await page.getByRole('button', { name: 'Share' }).click()
  const saved = await save(page, 'HTML')
  const path = testInfo.outputPath(saved.suggestedFilename())
  await saved.saveAs(path)
  const json: unknown = JSON.parse(await readFile(await (await save(page, 'JSON')).path(), 'utf8'))
  expect(json).toMatchObject({ format: 'storeglass-overview', version: 1, country: 'US', market: 'sample' })

  const away = await browser.newContext({ offline: true })
  const file = await away.newPage()
  const asked: string[] = []
  file.on('request', (request) => asked.push(request.url()))
  await file.goto(pathToFileURL(path).href)
  await expect(file).toHaveTitle('Moorlight: Sleep & Wind Down')
  await expect(file.getByRole('heading', { level: 1 })).toHaveText('Moorlight: Sleep & Wind Down')
  await expect(file.getByText('Night stories & noise', { exact: true })).toBeVisible()
  await expect(file.getByRole('heading', { name: 'Version history' })).toBeVisible()
  const pictures = file.getByRole('img', { name: /^Screenshot \d+$/ })
  await expect(pictures.first()).toBeVisible()
  const drawn = await pictures.evaluateAll((all) =>
    all.every((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0),
  )
  expect(drawn).toBe(true)
  expect(asked.filter((url) => !/^(file|data):/.test(url))).toEqual([])
  await away.close()
})

test('printing: all sections are there, the frame and the buttons are not, and dark becomes white', async ({
  page,
  server,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => {
    window.print = () => document.body.append(Object.assign(document.createElement('i'), { id: 'printed' }))
  })
  await openDemo(page, server.url)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Print' }).click()
  // The page waits up to 10 s for what is being counted.
  await expect(page.locator('#printed')).toHaveCount(1, { timeout: 20_000 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

  for (const name of ['Metadata', 'Trailer & screenshots', 'Category ranking history', 'App details'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('ASO score').first()).toBeVisible()
  await expect(
    page.getByText(/^https:\/\/apps\.apple\.com/).or(page.getByRole('link', { name: /View in App Store/ })),
  ).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /About|Share|Refresh|Add competitor|Version history/ })).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
})
