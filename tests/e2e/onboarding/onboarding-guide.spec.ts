import type { Page } from '@playwright/test'
import { FaultProxy } from '#tests/support/faults/fault-proxy.ts'
import { changeKeptGuide, guideOf, keptGuide } from '#tests/support/pages/guide.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { addFirstApp, logInBeside, signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { expect, test } from '#tests/support/test.ts'

/** From the frame to the guide, ms; the page's clock goes on by small steps. */
const START_AFTER_MS = 1000
const STEP_MS = 20

/** Later than a page's own time by now, for its clock to stop at, ms. */
const LATER_MS = 60_000

interface Opening {
  path: string
  /** ms since the frame was there. */
  after: number
}

/** Notes where and when the guide opens in this tab, in every page that it loads. */
function noteOpenings(): void {
  let frameAt: number | null = null
  let isOpen = false
  const look = () => {
    if (document.querySelector('[data-tour="connection"]')) frameAt ??= performance.now()
    const wasOpen = isOpen
    isOpen = document.querySelector('[role="dialog"] ol[aria-label="Steps"]') !== null
    if (!isOpen || wasOpen || frameAt === null) return
    const noted = JSON.parse(sessionStorage.getItem('openings') ?? '[]') as object[]
    noted.push({ path: location.pathname, after: performance.now() - frameAt })
    sessionStorage.setItem('openings', JSON.stringify(noted))
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}
const openingsIn = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('openings') ?? '[]') as Opening[])

const waitsForItsTurn = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).pending?.some(({ name }) => /guide/.test(name ?? '')))

/** That the guide does not open although its time is long over. */
async function expectNoGuide(page: Page): Promise<void> {
  await page.clock.fastForward(5 * START_AFTER_MS)
  await keptGuide(page)
  await expect(guideOf(page)).toHaveCount(0)
}

test('GUIDE-015, GUIDE-016, GUIDE-018, GUIDE-026 to GUIDE-028, OP-24, C-23: the guide starts a second after the frame, once, and anew another day', async ({
  page,
  server,
}) => {
  test.slow()
  await page.addInitScript(noteOpenings)
  const email = await signUpAndVerify(page, server, { app: null })
  const guide = guideOf(page)
  await expect(guide).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(server.url)
  await expect.poll(() => waitsForItsTurn(other)).toBe(true)
  await expect(guideOf(other)).toHaveCount(0)
  await other.close()

  const today = await page.evaluate(() => new Date().setHours(0, 0, 0, 0))
  await changeKeptGuide(page, { timestampStart: today, currentStep: 2 })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + LATER_MS)
  await page.reload()
  const stepOn = async () => {
    await page.clock.runFor(STEP_MS)
    return guide.getByRole('heading', { name: 'Almost done' }).isVisible()
  }
  await expect.poll(stepOn, { intervals: [1] }).toBe(true)
  expect((await openingsIn(page)).at(-1)?.after).toBeGreaterThanOrEqual(START_AFTER_MS - STEP_MS)
  expect((await keptGuide(page)).timestampStart).toBe(today)
  await page.clock.resume()

  await changeKeptGuide(page, { timestampStart: today - 1 })
  await page.reload()
  await expect(guide.getByRole('heading', { name: 'Welcome to Storeglass' })).toBeVisible()
  const anew = await keptGuide(page)
  expect(anew).toMatchObject({ currentStep: 0, data: { selectedApps: [], selectedCountries: [] } })
  expect(anew.timestampStart).toBeGreaterThan(today)

  await changeKeptGuide(page, { endedAt: anew.timestampStart })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Which app do you work on?' })).toBeVisible()
  await expectNoGuide(page)

  await changeKeptGuide(page, { endedAt: null })
  await page.goto(`${server.url}/plans`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoGuide(page)
  await page.getByRole('link', { name: 'Storeglass' }).first().click()
  await expect(guide).toBeVisible()

  await addFirstApp(server.url, await logInBeside(server.url, email), sample.moorlight)
  // The device's own answer is no longer good enough.
  await page.clock.fastForward(LATER_MS)
  await page.reload()
  await expect(page.getByRole('heading', { name: /, Ada$/ })).toBeVisible()
  await expectNoGuide(page)
  expect((await openingsIn(page)).filter(({ path }) => /^\/(plans|login|sign-up)/.test(path))).toEqual([])
})

/** The survey's pause after a key, and the longest wait for what is sent, ms (ONB-064, ONB-092). */
const PAUSE_MS = 200
const SURVEY_TIMEOUT_MS = 20_000

test('ONB-064, ONB-066, ONB-089, ONB-090, ONB-092, ERR-011, C-04: what fails in Finish leaves all as it was, but for the survey, which is told', async ({
  page,
  server,
}) => {
  test.slow()
  const proxy = await FaultProxy.start(server.port)
  try {
    await signUpAndVerify(page, server, { appUrl: proxy.url, app: null })
    const guide = guideOf(page)
    await expect(guide).toBeVisible()
    const listing = { title: 'Moorlight', developerName: null, iconUrl: null, category: null, price: null }
    const app = { ...sample.moorlight, ...listing, locale: 'en-US' }
    await changeKeptGuide(page, {
      currentStep: 2,
      data: { selectedApps: [app], selectedCountries: ['DE'] },
      answers: {
        marketingKnowledgeLevel: 'Beginner',
        storeglassGoals: ['Automate workflows'],
        clientSource: 'Google',
        companySize: '1-10',
        monthlyAppDownloads: '< 10 000',
      },
    })
    await page.clock.install()
    await page.reload()
    const finish = guide.getByRole('button', { name: 'Finish' })
    await guide.getByLabel('How did you hear about Storeglass?').selectOption('Other')
    await expect(finish).toBeEnabled()

    const source = async () => (await keptGuide(page)).answers.clientSource
    await expect.poll(source).toBe('Other')
    await page.clock.pauseAt(Date.now() + LATER_MS)
    await guide.getByPlaceholder('Please tell us more').pressSequentially('a talk')
    await page.clock.runFor(PAUSE_MS - 1)
    expect(await source()).toBe('Other')
    await page.clock.runFor(1)
    await expect.poll(source).toBe('Other - a talk')
    await page.clock.resume()

    const down = JSON.stringify({ error: 'UNAVAILABLE', message: 'Down' })
    proxy.break('POST', /\/favourite\/countries$/, { kind: 'answer', status: 503, body: down })
    await finish.click()
    await expect(guide.getByRole('alert')).toContainText('Storeglass has a problem right now.')
    await expect(finish).toBeEnabled()
    expect(await source()).toBe('Other - a talk')

    proxy.break('POST', /\/send-feedback$/, { kind: 'silence' })
    await page.clock.pauseAt(Date.now() + 2 * LATER_MS)
    await guide.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => proxy.forwarded.filter((line) => line.endsWith('countries 204'))).toHaveLength(1)
    await expect(guide.getByRole('button', { name: 'Loading' })).toBeVisible()
    await page.clock.runFor(SURVEY_TIMEOUT_MS - 1)
    await expect(guide.getByRole('button', { name: 'Loading' })).toBeVisible()
    await page.clock.runFor(1)
    await page.clock.resume()
    await expect(page.getByText("Couldn't save your answers")).toBeVisible()
    await expect(guide).toHaveCount(0)
  } finally {
    await proxy.stop()
  }
})
