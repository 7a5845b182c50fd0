import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../chromium.ts'
import { ServerProcess } from '../servers/server-process.ts'
const out = '/tmp/web-shots'
mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ args: chromiumArgs, ...(chromiumPath ? { executablePath: chromiumPath } : {}) })
const server = await ServerProcess.start()
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const only = process.argv[2]
try {
  for (const [name, size, scheme] of [
    ['d', desktop, 'light'],
    ['p', phone, 'light'],
    ['dd', desktop, 'dark'],
    ['pd', phone, 'dark'],
  ] as const) {
    if (only && !only.split(',').includes(name)) continue
    const context = await browser.newContext({
      locale: process.env['LOC'] ?? 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      colorScheme: scheme,
      ...size,
    })
    const page = await context.newPage()
    page.on('console', (m) => m.type() === 'error' && console.log(name, 'console', m.text()))
    page.on('pageerror', (e) => console.log(name, 'pageerror', e.message))
    page.on('response', (r) => r.status() >= 400 && console.log(name, r.status(), r.url()))
    await page.goto(server.url)
    await page.getByRole('button', { name: /Explore the demo|Demo ansehen/ }).click()
    await page.locator('main table tbody tr').first().waitFor()
    const shot = async (n: string) => {
      await page.waitForTimeout(400)
      await page.screenshot({ path: `${out}/${n}-${name}.png`, animations: 'disabled' })
    }
    const step = async (n: string, act: () => Promise<unknown>) => {
      try {
        await act()
        await shot(n)
      } catch (e) {
        console.log(name, n, String(e).slice(0, 600))
        await shot(n + '-FAIL')
      }
    }
    page.setDefaultTimeout(8000)
    await step('apps', async () => {
      await page.goto(server.url + '/connection/my-apps')
      await page.waitForLoadState('networkidle')
    })
    await step('stores', async () => {
      await page.goto(server.url + '/connection/stores')
      await page.waitForLoadState('networkidle')
    })
    await step('drawer', async () => {
      await page.locator('main ul li button').first().click()
      await page.getByRole('dialog').waitFor()
    })
    await step('revoke', async () => {
      await page.getByRole('button', { name: 'Revoke', exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
      await page.waitForLoadState('networkidle')
    })
    await step('type', async () => {
      await page.goto(server.url + '/connection/my-apps?new=type')
      await page.getByRole('dialog').waitFor()
    })
    await step('key', async () => {
      await page.goto(server.url + '/connection/my-apps?new=app-store-connect')
      await page.getByRole('dialog').waitFor()
      await page.waitForLoadState('networkidle')
    })
    await step('key-filled', async () => {
      await page.getByRole('button', { name: 'Get a sample key' }).click()
      await page.getByRole('list', { name: 'Check of the key' }).waitFor()
    })
    await step('connected', async () => {
      await page.getByRole('button', { name: 'Connect', exact: true }).click()
      await page.getByRole('button', { name: 'Done' }).waitFor()
      await page.waitForLoadState('networkidle')
    })
    await step('added', async () => {
      await page
        .getByRole('button', { name: /^Add (?!all)/ })
        .first()
        .click()
      await page.waitForTimeout(1500)
    })
    await step('done', async () => {
      await page.getByRole('button', { name: 'Done' }).click()
      await page.waitForTimeout(1000)
    })
    for (const provider of ['google-play', 'apple-ads', 'google-ads']) {
      await step(provider, async () => {
        await page.goto(server.url + '/connection/my-apps?new=' + provider)
        await page.getByRole('button', { name: 'Get a sample key' }).click()
        await page.getByRole('list', { name: 'Check of the key' }).waitFor()
      })
      await step(provider + '-connect', async () => {
        await page.getByRole('button', { name: 'Connect', exact: true }).click()
        await page.waitForTimeout(2500)
      })
    }
    await step('ads', async () => {
      await page.goto(server.url + '/connection/ad-platforms')
      await page.waitForLoadState('networkidle')
    })
    await context.close()
  }
} finally {
  await browser.close()
  await server.remove()
}
