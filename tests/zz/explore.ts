import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../support/chromium.ts'
import { ServerProcess } from '../support/servers/server-process.ts'
const server = await ServerProcess.start()
const browser = await chromium.launch({ args: chromiumArgs, executablePath: chromiumPath })
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' })
  const page = await context.newPage()
  page.setDefaultTimeout(30000)
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await page.getByRole('heading', { name: 'Description', exact: true }).waitFor()
  console.time('inbox')
  await page.goto(`${server.url}/rr/reply-to-reviews`)
  await page.getByRole('list', { name: 'Reviews' }).waitFor()
  console.timeEnd('inbox')
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: '/tmp/rv-shots/x-inbox.png' })
  writeFileSync('/tmp/rv-shots/x-inbox.txt', await page.locator('body').ariaSnapshot())
  for (const p of ['automation', 'review-summaries', 'reviews', 'ratings']) {
    await page.goto(`${server.url}/rr/${p}`)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `/tmp/rv-shots/x-${p}.png` })
    writeFileSync(`/tmp/rv-shots/x-${p}.txt`, await page.getByRole('main').ariaSnapshot())
  }
} finally {
  await browser.close()
  await server.remove()
}
