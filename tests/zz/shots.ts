// throw-away: every review page and dialog in states. usage: shots.ts <name> <width> <scheme> <locale>
import { chromium, type Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { chromiumArgs, chromiumPath } from '../support/chromium.ts'
import { ServerProcess } from '../support/servers/server-process.ts'
const variants = [
  { name: 'wide-light', viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'en-US' },
  { name: 'wide-dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark', locale: 'en-US' },
  { name: 'wide-de', viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'de-DE' },
  { name: 'phone-light', viewport: { width: 390, height: 844 }, colorScheme: 'light', locale: 'en-US' },
  { name: 'phone-dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'en-US' },
  { name: 'phone-de', viewport: { width: 390, height: 844 }, colorScheme: 'light', locale: 'de-DE' },
] as const
const server = await ServerProcess.start()
const browser = await chromium.launch({ args: chromiumArgs, executablePath: chromiumPath })
const shot = async (page: Page, name: string) => {
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.screenshot({ path: `/tmp/rv-shots/${name}.png`, animations: 'disabled' })
  writeFileSync(`/tmp/rv-shots/${name}.txt`, await page.locator('body').ariaSnapshot())
}
try {
  const first = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' })
  const page = await first.newPage()
  page.setDefaultTimeout(20000)
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await page.getByRole('heading', { name: 'Description', exact: true }).waitFor()
  await page.goto(`${server.url}/rr/reply-to-reviews`)
  await page.getByRole('list', { name: 'Reviews' }).waitFor()
  // templates
  await page.getByRole('button', { name: 'Templates', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reply templates' })
  await shot(page, 'wide-light-templates-empty')
  await dialog.getByRole('button', { name: 'New template' }).click()
  await shot(page, 'wide-light-template-new')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Favourite: Short thanks' }).click()
  await shot(page, 'wide-light-templates')
  await page.keyboard.press('Escape')
  // a reply, a draft
  const cards = page.getByRole('list', { name: 'Reviews' }).getByRole('article')
  await page.getByRole('textbox', { name: 'Reply', exact: true }).fill('Thank you, it makes our day.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await cards.nth(2).getByRole('button').click()
  await page.getByRole('button', { name: 'Template', exact: true }).click()
  await page.getByRole('button', { name: /^Thanks for/ }).waitFor()
  await shot(page, 'wide-light-template-menu')
  await page.getByRole('button', { name: /^Thanks for/ }).click()
  // summary
  await page.goto(`${server.url}/rr/review-summaries`)
  await page.getByRole('button', { name: 'New summary' }).click()
  await shot(page, 'wide-light-summary-new')
  await page.getByLabel('Period').selectOption('90')
  await page.getByRole('button', { name: 'Create summary' }).click()
  await shot(page, 'wide-light-summary-made')
  await page.getByRole('table', { name: 'Topics' }).waitFor({ timeout: 60000 })
  await page.getByRole('switch', { name: 'Schedule' }).click()
  // rule
  await page.goto(`${server.url}/rr/automation`)
  await shot(page, 'wide-light-rules-none')
  await page.getByRole('button', { name: /^Bugs after an update/ }).click()
  await page.getByRole('group', { name: 'Condition 1' }).waitFor()
  await page.getByRole('button', { name: 'Add condition' }).click()
  await page.getByRole('group', { name: 'Condition 2' }).getByRole('combobox', { name: 'How' }).selectOption('contains-none')
  await page.getByRole('group', { name: 'Condition 2' }).getByRole('textbox', { name: 'Words' }).fill('crash,refund,')
  await shot(page, 'wide-light-rule-ai')
  await page.getByRole('button', { name: 'New rule' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Thanks for 5 stars')
  await page.getByRole('combobox', { name: 'Add template' }).selectOption('Thanks for five stars')
  await page.getByRole('combobox', { name: 'Add template' }).selectOption('Short thanks')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('alertdialog').waitFor()
  await shot(page, 'wide-light-turn-on')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn on' }).click()
  const state = await first.storageState({ indexedDB: true })
  for (const { name, ...options } of variants) {
    const phone = options.viewport.width < 500
    const context = await browser.newContext({ ...options, storageState: state, reducedMotion: 'reduce', timezoneId: 'UTC', ...(phone && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }) })
    const p = await context.newPage()
    p.setDefaultTimeout(15000)
    const t = async (what: string, act: () => Promise<unknown>) => { try { await act(); await shot(p, `${name}-${what}`) } catch (e) { console.log(name, what, String(e).split('\n').slice(0, 3).join(' ')) ; await p.screenshot({ path: `/tmp/rv-shots/${name}-${what}-FAILED.png` }) } }
    const L = options.locale === 'de-DE' ? 'de' : 'en'
    const goto = (path: string) => p.goto(`${server.url}${path}`)
    const main = p.locator('main')
    await t('inbox', async () => { await goto('/rr/reply-to-reviews'); await main.getByRole('article').first().waitFor() })
    await t('inbox-filter', async () => { await main.locator('[role=search] button[aria-haspopup]').first().click(); await p.locator('section').filter({ has: p.locator('fieldset') }).first().waitFor() })
    await t('inbox-bulk', async () => { await goto('/rr/reply-to-reviews?filter=rating:4,5;country:US,GB,DE'); await main.getByRole('article').first().waitFor(); await main.getByRole('article').nth(0).getByRole('checkbox').check(); await main.getByRole('article').nth(1).getByRole('checkbox').check() })
    await t('inbox-bulk-dialog', async () => { await p.getByRole('toolbar').last().getByRole('button').first().click(); await p.getByRole('dialog').getByRole('button', { name: /^Thanks for/ }).click() })
    await t('reply', async () => { await goto('/rr/reply-to-reviews'); await main.getByRole('article').nth(2).locator('[data-review]').click(); await p.locator('textarea').waitFor(); if (!phone) await p.locator('textarea').fill('x'.repeat(6000)) })
    await t('reply-sent', async () => { await goto('/rr/reply-to-reviews'); await main.getByRole('article').nth(0).locator('[data-review]').click(); await p.locator('ol').first().waitFor() })
    await t('templates', async () => { await goto('/rr/reply-to-reviews'); await main.getByRole('article').first().waitFor(); await p.getByRole('button', { name: L === 'de' ? 'Vorlagen' : 'Templates', exact: true }).first().click(); await p.getByRole('dialog').getByText('Short thanks', { exact: true }).first().waitFor() })
    await t('template-editor', async () => { await p.getByRole('dialog').getByText('Short thanks', { exact: true }).first().click(); await p.getByRole('dialog').locator('textarea').waitFor() })
    await t('automation', async () => { await goto('/rr/automation'); await main.locator('[data-rule]').first().waitFor() })
    await t('automation-rule', async () => { await main.locator('[data-rule]').first().click(); await main.getByRole('radiogroup').first().waitFor() })
    if (phone) await t('automation-dry', async () => { await main.getByText(/^(Dry run|Probelauf)/).first().click(); await p.waitForTimeout(500) })
    await t('summaries', async () => { await goto('/rr/review-summaries'); await main.locator('table').first().waitFor() })
    if (phone) await t('summary-topic', async () => { await main.locator('table button').first().click(); await main.locator('figure').first().waitFor() })
    await t('summary-new', async () => { await goto('/rr/review-summaries'); await main.locator('table').first().waitFor(); await main.getByRole('button', { name: /New summary|Neue Zusammenfassung/ }).click(); await p.getByRole('dialog').waitFor() })
    await t('reviews', async () => { await goto('/rr/reviews'); await main.locator('table').first().waitFor() })
    await context.close()
  }
} finally {
  await browser.close()
  await server.remove()
}
