import { chromium } from '/work/wt-rv22-time/node_modules/@playwright/test/index.mjs'
const { chromiumArgs, testBrowserPath } = await import('/work/wt-rv22-time/tests/support/chromium.ts')
const url = process.argv[2]
const browser = await chromium.launch({ args: chromiumArgs, ...(testBrowserPath ? { executablePath: testBrowserPath } : {}) })
const log=(...a)=>console.log(...a)
async function session({ width, height, scheme, locale, phone }) {
  const ctx = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, locale, timezoneId: 'UTC', reducedMotion: 'reduce', deviceScaleFactor: phone ? 2 : 1, hasTouch: !!phone, isMobile: !!phone })
  const page = await ctx.newPage()
  page.on('pageerror', (e) => log('ERR', e.message))
  page.on('console', (m) => m.type()==='error' && log('console', m.text()))
  await page.goto(url)
  await page.getByRole('button', { name: /Explore the demo|Demo/ }).first().click()
  await page.waitForURL(/app-overview/, {timeout: 60000})
  await page.waitForTimeout(2500)
  return page
}
const jobs = [
  ['d-light', { width: 1440, height: 900, scheme: 'light', locale: 'en-US' }],
  ['d-dark', { width: 1440, height: 900, scheme: 'dark', locale: 'en-US' }],
  ['m-light', { width: 390, height: 844, scheme: 'light', locale: 'en-US', phone: true }],
  ['d-de', { width: 1440, height: 900, scheme: 'light', locale: 'de-DE' }],
  ['m-de', { width: 390, height: 844, scheme: 'dark', locale: 'de-DE', phone: true }],
].filter(([n])=>!process.argv[3]||process.argv[3].split(',').includes(n))
for (const [name, opts] of jobs) {
  const page = await session(opts)
  await page.goto(url + '/rr/reviews')
  await page.waitForTimeout(4000)
  await page.screenshot({ path: `/tmp/rvshots/${name}-reviews.png` })
  const group = page.getByRole('group', { name: /Competitors|Wettbewerber/ })
  const chips = group.getByRole('button')
  log(name, 'chips', await chips.count())
  for (let i = 0; i < Math.min(2, await chips.count()); i++) await chips.nth(i).click()
  await page.waitForTimeout(4000)
  await page.screenshot({ path: `/tmp/rvshots/${name}-compare.png`, fullPage: true })
  await page.goto(url + '/rr/review-summaries')
  await page.waitForTimeout(3500)
  const create = page.getByRole('button', { name: /Create your first summary|Erste Zusammenfassung|New summary|Neue Zusammenfassung/ })
  log('create', await create.count(), 'h', await page.locator('h1,h2').allInnerTexts())
  if (await page.locator('li').filter({hasText:/Done|Fertig/}).count()===0 && await create.count()) {
    await create.first().click()
    await page.waitForTimeout(1000)
    await page.screenshot({ path: `/tmp/rvshots/${name}-new.png` })
    const ok = page.getByRole('dialog').getByRole('button', { name: /Create|Erstellen|Zusammenfassen|Summar/ }).last()
    await ok.click()
    for (let i=0;i<40;i++){ await page.waitForTimeout(1500); if (await page.getByRole('table').count()) break }
  }
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/rvshots/${name}-summaries.png`, fullPage: !!opts.phone })
  await page.context().close()
}
await browser.close()
