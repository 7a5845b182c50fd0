import { chromium } from '@playwright/test'
const { chromiumArgs, testBrowserPath } = await import('./tests/support/chromium.ts')
const url = process.argv[2]
const browser = await chromium.launch({ args: chromiumArgs, ...(testBrowserPath ? { executablePath: testBrowserPath } : {}) })
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'UTC' })).newPage()
page.on('response', async r => { if (/keywords|competitors/.test(r.url()) && /api|projects/.test(r.url())) console.log(Date.now() % 100000, r.status(), r.url().slice(0, 140), (await r.text().catch(()=>'')).slice(-150)) })
await page.goto(url)
await page.getByRole('button', { name: 'Explore the demo' }).click()
await page.waitForURL(/app-overview/, { timeout: 60000 })
await page.waitForTimeout(2000)
console.log('--', Date.now() % 100000)
await page.goto(url + '/rr/reviews')
for (let i=0;i<10;i++){ await page.waitForTimeout(2000); console.log(await page.getByRole('button',{name:/^Track /}).first().isDisabled()) }
await browser.close()
