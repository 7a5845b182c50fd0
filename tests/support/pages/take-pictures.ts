// `npm run pictures [-- FOLDER]`: the screenshots of the README and the manifest, from the production build with the
// sample market; with a folder every screen this script knows, for looking at them.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../chromium.ts'
import { moveToFreePlan } from './free-plan.ts'
import { answerSurvey, guideOf } from './guide.ts'
import { createSummary, openInbox, openReview, openRules, openSummaries, replyField, reviewCards } from './reviews.ts'
import { ServerProcess } from '../servers/server-process.ts'
import { signUpAndVerify } from './sign-up.ts'

const wanted = process.argv[2]
const folder = wanted ?? fileURLToPath(new URL('../../../public/screenshots', import.meta.url))
const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

interface Shot {
  name: string
  context: BrowserContextOptions
  /** Kills the server first. */
  offline?: boolean
  /** Stands in the README or the manifest. */
  published?: boolean
  fullPage?: boolean
  act?: (page: Page) => Promise<void>
}

const openPending = async (page: Page) => {
  await page
    .getByRole('button', { name: 'Pending changes' })
    .or(page.getByRole('button', { name: 'Ausstehende Änderungen' }))
    .click()
  await page.getByRole('dialog').waitFor()
}

const openScore = async (page: Page) => {
  await page.getByRole('button', { name: /^ASO score/ }).click()
  await page.getByText('Best next edit').waitFor()
}

const openVersions = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'App details' }).click()
  await page.getByRole('button', { name: 'Version history' }).click()
  await page
    .getByRole('dialog')
    .getByRole('tab', { name: /Texts changed/ })
    .first()
    .click()
}

const goToCreatives = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Creatives' }).click()
  await page.getByRole('button', { name: 'Screenshot 1', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
}

const goTo = (path: string, text: string | RegExp) => async (page: Page) => {
  await page.goto(new URL(path, page.url()).href)
  await page.getByText(text).first().waitFor()
  await page.waitForLoadState('networkidle')
}

const watchKeywords = async (page: Page) => {
  await goTo('/analyze-keywords/keyword-monitoring', 'Rank history')(page)
  for (const keyword of ['wind sounds', 'sleep timer', 'moorlight', 'sleep stories'])
    await page.getByRole('checkbox', { name: keyword, exact: true }).check()
  await page.getByRole('radio', { name: '90 days' }).check({ force: true })
  await page.waitForLoadState('networkidle')
}

const composeKeywordField = async (page: Page) => {
  await goTo('/analyze-keywords/keyword-research', 'Keyword field')(page)
  const word = page.getByRole('textbox', { name: 'Add a word' })
  for (const one of ['timer', 'thunderstorm', 'nature', 'tracker', 'rain', 'bedtime']) {
    await word.fill(one)
    await word.press('Enter')
  }
  await page.waitForLoadState('networkidle')
}

const shots: Shot[] = [
  { name: 'overview-light', published: true, context: { ...desktop, colorScheme: 'light' } },
  { name: 'overview-dark', published: true, context: { ...desktop, colorScheme: 'dark' } },
  { name: 'score', published: true, context: { ...desktop, colorScheme: 'light' }, act: openScore },
  { name: 'versions', published: true, context: { ...desktop, colorScheme: 'light' }, act: openVersions },
  { name: 'creatives', published: true, context: { ...desktop, colorScheme: 'light' }, act: goToCreatives },
  {
    name: 'compare',
    published: true,
    context: { ...desktop, colorScheme: 'dark' },
    act: goTo('/app-overview/compare', 'Figures'),
  },
  { name: 'keyword-monitoring', published: true, context: { ...desktop, colorScheme: 'light' }, act: watchKeywords },
  { name: 'keyword-field', published: true, context: { ...desktop, colorScheme: 'light' }, act: composeKeywordField },
  {
    name: 'on-this-device',
    published: true,
    context: { ...desktop, colorScheme: 'light' },
    act: goTo('/settings/offline', 'Storage'),
  },
  { name: 'overview-full', context: { ...desktop, colorScheme: 'light' }, fullPage: true },
  { name: 'overview-german', context: { ...desktop, colorScheme: 'light', locale: 'de-DE' } },
  { name: 'overview-phone-light', published: true, context: { ...phone, colorScheme: 'light' } },
  { name: 'overview-phone-dark', context: { ...phone, colorScheme: 'dark' } },
  { name: 'overview-phone-full', context: { ...phone, colorScheme: 'light' }, fullPage: true },
  { name: 'offline-light', context: { ...desktop, colorScheme: 'light' }, offline: true },
  {
    name: 'offline-changes',
    published: true,
    context: { ...desktop, colorScheme: 'light' },
    offline: true,
    act: openPending,
  },
  { name: 'offline-changes-phone-dark', context: { ...phone, colorScheme: 'dark' }, offline: true, act: openPending },
]

async function queueChanges(page: Page): Promise<void> {
  const country = page.getByRole('combobox', { name: 'Country', exact: true })
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await country.click()
  await page
    .getByRole('button', { name: /^Add .* to favourites$/ })
    .first()
    .click()
  await page.keyboard.press('Escape')
}

/** Replies, a rule before it is turned on, and a summary. */
async function takeReviews(): Promise<void> {
  const context = await browser.newContext({ ...desktop, locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const main = page.getByRole('main')
  const save = async (name: string) => {
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
  }
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await page.locator('main table tbody tr').first().waitFor()

  await openInbox(page, server.url)
  await replyField(page).fill('Thank you! We are glad that it helps you to fall asleep.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await reviewCards(page).filter({ hasText: 'Pending publish' }).waitFor()
  await reviewCards(page).nth(2).getByRole('button').click()
  await openReview(page).getByRole('button', { name: 'Fill in a template' }).click()
  await openReview(page).getByRole('button', { name: 'Undo' }).waitFor()
  await reviewCards(page).nth(4).getByRole('checkbox').check()
  await reviewCards(page).nth(5).getByRole('checkbox').check()
  await save('review-inbox')

  await openRules(page, server.url)
  await main.getByRole('button', { name: 'New rule' }).click()
  await main.getByRole('textbox', { name: 'Name' }).fill('Thanks for 5 stars')
  for (const template of ['Thanks for five stars', 'Short thanks'])
    await main.getByRole('combobox', { name: 'Add template' }).selectOption(template)
  await main.getByRole('list', { name: 'Replies it would have sent' }).waitFor()
  await save('review-dry-run')

  await openSummaries(page, server.url)
  await createSummary(page, 'Last 90 days')
  await main.getByRole('table', { name: 'Topics' }).waitFor({ timeout: 90_000 })
  await main.getByRole('table', { name: 'Topics' }).getByRole('button').nth(1).click()
  await save('review-summary')
  await context.close()
}

/** The first log-in of somebody new. */
async function takeGuide(): Promise<void> {
  const context = await browser.newContext({ ...desktop, locale: 'en-US', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signUpAndVerify(page, server, { app: null })
  const guide = guideOf(page)
  await guide.getByRole('combobox').fill('rain')
  await guide.getByRole('option').first().click()
  await guide.getByRole('combobox').fill('moorlight')
  await guide
    .getByRole('option', { name: /Moorlight: Sleep/ })
    .first()
    .click()
  await page.screenshot({ path: join(folder, 'guide-apps.png'), animations: 'disabled' })
  await guide.getByRole('button', { name: 'Continue' }).click()
  for (const country of ['Germany', 'Japan', 'Brazil', 'Canada']) {
    await guide.getByRole('combobox').fill(country)
    await guide.getByRole('option', { name: country }).first().click()
  }
  await guide.getByRole('combobox').fill('')
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, 'guide-countries.png'), animations: 'disabled' })
  await guide.getByRole('button', { name: 'Continue' }).click()
  await answerSurvey(guide)
  await page.screenshot({ path: join(folder, 'guide-survey.png'), animations: 'disabled' })
  await context.close()
}

/** Last of all: from now on every organisation of this server is on the free plan. */
async function takeFreePlan(): Promise<void> {
  const context = await browser.newContext({ ...desktop, locale: 'en-US', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Explore the demo' }).click()
  await page.locator('main table tbody tr').first().waitFor()
  await moveToFreePlan(server)
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: 'Upgrade' }).waitFor()
  await page.screenshot({ path: join(folder, 'free-plan.png') })
  await context.close()
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ args: chromiumArgs, ...(chromiumPath ? { executablePath: chromiumPath } : {}) })
const server = await ServerProcess.start()
try {
  const sizes = [
    { name: 'desktop', ...desktop },
    { name: 'phone', ...phone },
  ]
  for (const size of wanted ? sizes : [])
    for (const colorScheme of ['light', 'dark'] as const)
      for (const path of ['login', 'sign-up']) {
        const { name, ...options } = size
        const context = await browser.newContext({ ...options, colorScheme, locale: 'en-US', reducedMotion: 'reduce' })
        const page = await context.newPage()
        await page.goto(`${server.url}/${path}`)
        await page.locator('form button[type=submit]').waitFor()
        await page.evaluate(() => document.fonts.ready)
        await page.screenshot({ path: join(folder, `${path}-${name}-${colorScheme}.png`) })
        await context.close()
      }
  for (const shot of shots.filter((one) => wanted ?? one.published)) {
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      ...shot.context,
    })
    const page = await context.newPage()
    await page.goto(server.url)
    await page.getByRole('button', { name: /Explore the demo|Demo ansehen/ }).click()
    await page.locator('main table tbody tr').first().waitFor()
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    await page.evaluate(() => document.fonts.ready)
    if (shot.offline) {
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await server.kill()
      await page.reload()
      await page
        .getByText(/^Saved /)
        .first()
        .waitFor()
      await queueChanges(page)
    }
    await shot.act?.(page)
    // The figures' lines come last of all.
    if (!shot.offline) await page.waitForLoadState('networkidle')
    await page.screenshot({
      path: join(folder, `${shot.name}.png`),
      fullPage: shot.fullPage ?? false,
      animations: 'disabled',
    })
    await context.close()
    if (shot.offline) await server.start()
  }
  await takeGuide()
  await takeReviews()
  await takeFreePlan()
} finally {
  await browser.close()
  await server.remove()
}
