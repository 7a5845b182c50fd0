import type { Page, Request } from '@playwright/test'
import * as v from 'valibot'
import { sendFeedback } from '#contract/onboarding.ts'
import { searchApps } from '#contract/projects.ts'
import { sameApp } from '#contract/store.ts'
import { guideOf, keptGuide } from '#tests/support/pages/guide.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { expect, test } from '#tests/support/test.ts'

/** Holds what is sent to an address until it is let go. */
async function hold(page: Page, address: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** What is sent to the API from now on, as method and path. */
function sentBy(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request)
  })
  return sent
}
const pathOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`

/** Through the first step with one app. */
async function pickApp(page: Page): Promise<void> {
  const guide = guideOf(page)
  await guide.getByRole('combobox', { name: 'Your app' }).fill('moorlight')
  await guide
    .getByRole('option', { name: /Moorlight: Sleep/ })
    .first()
    .click()
  await guide.getByRole('button', { name: 'Continue' }).click()
}

/** Holds the searches until they are let go; an app of the other store with Moorlight's id is found, too. */
async function holdSearch(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/apps\/search/, async (route) => {
    await promise
    const response = await route.fetch()
    const { content } = v.parse(searchApps.response, await response.json())
    const found = content.find((app) => sameApp(app, sample.moorlight))
    const namesake = { ...found, store: 'GOOGLE_PLAY', title: 'Namesake' }
    await route.fulfill({ response, json: { content: [...content, namesake] } })
  })
  return resolve
}

test('ONB-007 to ONB-010, ONB-012 to ONB-040, GUIDE-004, GUIDE-019, GUIDE-020: apps are found by name and by store URL, selected up to the limit, and removed', async ({
  page,
  server,
}) => {
  test.slow()
  await signUpAndVerify(page, server, { app: null })
  const guide = guideOf(page)
  const sent = sentBy(page)
  const searches = () =>
    sent
      .filter((request) => pathOf(request).endsWith('/apps/search'))
      .map((request) => Object.fromEntries(new URL(request.url()).searchParams))
  await expect(guide.getByRole('heading', { name: 'Welcome to Storeglass' })).toBeVisible()
  await expect(guide.getByText('Which apps do you work on?')).toBeVisible()
  const field = guide.getByRole('combobox')
  await expect(field).toHaveAttribute('placeholder', 'Search for your app by name')
  const onward = guide.getByRole('button', { name: 'Continue' })
  await expect(onward).toBeDisabled()
  await expect(guide.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)

  const letGo = await holdSearch(page)
  await field.pressSequentially('moor')
  await expect(guide.getByText('Searching')).toBeAttached()
  letGo()
  const moorlight = guide.getByRole('option', { name: /^Moorlight: Sleep.*App Store/ })
  await expect(moorlight.locator('img')).toBeVisible()
  await page.unroute(/\/apps\/search/)
  // Neither what is too short was asked for, nor every key.
  expect(searches()).toEqual([{ query: 'moor', locale: 'en-US' }])
  for (const same of ['moor ', ' moor', 'moor']) await field.fill(same)

  await moorlight.click()
  await expect(moorlight).toContainText('Added')
  await expect(guide.getByRole('option', { name: /^Namesake.*Google Play/ })).toContainText(/Add$/)
  const selection = guide.getByRole('region', { name: 'Selected apps' })
  await expect(selection).toContainText('1 app added')
  await selection.hover()
  await expect(guide.getByRole('option').last()).toContainText('App Store')
  await expect(onward).toBeEnabled()
  await selection.getByRole('button', { name: 'Remove Moorlight: Sleep & Wind Down, App Store' }).click()
  await expect(selection).toContainText('No apps added yet')
  await expect(onward).toBeDisabled()
  await field.fill('')
  await expect(guide.getByRole('option')).toHaveCount(0)

  await expect(guide.getByText("Can't find your app?")).toBeVisible()
  await guide.getByRole('button', { name: 'Search by store URL' }).click()
  const examples = guide.getByRole('button', { name: /^https:\/\// })
  await expect(examples).toHaveText([/^https:\/\/play\.google\.com/, /^https:\/\/apps\.apple\.com/])
  const country = guide.getByRole('button', { name: /^Country/ })
  await expect(country).toHaveAttribute('title', 'Limit 1 country')
  await expect(country).toHaveAccessibleName('Country United States')
  await examples.first().click()
  await expect(guide.getByRole('option', { name: /Google Play/ })).toHaveCount(1)
  const choose = async (name: RegExp) => {
    await country.click()
    await page.getByRole('option', { name }).click()
  }
  await field.fill('moo')
  await choose(/^Germany/)
  await field.fill('moonl')
  await expect.poll(() => searches().at(-1)).toEqual({ query: 'moonl', locale: 'de-DE' })
  await choose(/^France/)
  await expect.poll(() => searches().at(-1)).toEqual({ query: 'moonl', locale: 'fr-FR' })
  expect(searches().filter(({ query }) => query === 'moo' || query === 'moor')).toHaveLength(1)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await choose(/^France/)
  await expect(country).toHaveAccessibleName('Country Choose a country')
  await guide.getByRole('button', { name: 'Back to search by name' }).click()

  await field.fill('rain')
  await expect.poll(() => searches().at(-1)).toEqual({ query: 'rain', locale: 'en-US' })
  const free = guide.getByRole('option', { name: /Add$/ })
  for (let count = 1; count <= 5; count += 1) {
    await free.first().click()
    await expect(selection).toContainText(`${count} app${count > 1 ? 's' : ''} added`)
  }
  await expect(guide.getByText('You can add 5 apps. Remove one to add another one.')).toBeVisible()
  await expect(guide.getByRole('option', { disabled: true }).first()).toBeVisible()
})

test('ONB-041 to ONB-051, GUIDE-005, GUIDE-008, GUIDE-009, GUIDE-017, GUIDE-021: up to eight countries, from the list and from the map', async ({
  page,
  server,
}) => {
  const sent = sentBy(page)
  await signUpAndVerify(page, server, { app: null })
  const guide = guideOf(page)
  await pickApp(page)
  expect(sent.map(pathOf)).toContain('GET /api/bff/v1/countries')
  // Those of the sample market alone.
  await expect(guide.getByRole('option')).toHaveCount(8)
  await expect(guide.getByRole('heading', { name: 'Choose your countries' })).toBeVisible()
  await expect(guide.getByText('Where do people find your apps?')).toBeVisible()
  await expect(guide.getByRole('list', { name: 'Steps' }).getByRole('listitem').first()).toContainText('Select app')
  await expect(guide.getByRole('img', { name: 'Done' })).toHaveCount(1)
  await expect(guide.getByRole('heading', { name: 'Welcome to Storeglass' })).toHaveCount(0)
  const onward = guide.getByRole('button', { name: 'Continue' })
  await expect(onward).toBeDisabled()
  await expect(guide.getByText('You can select up to 8 countries')).toBeVisible()

  const onMap = (code: string) => guide.locator(`svg path[data-code="${code}"]`).first()
  const chosen = guide.getByRole('list', { name: 'Countries chosen' }).getByRole('listitem')
  await onMap('GB').click()
  await expect(guide.getByRole('option', { name: /^United Kingdom/ })).toHaveAttribute('aria-selected', 'true')
  await expect(onMap('GB')).toHaveAttribute('data-chosen', 'true')
  await onMap('GB').click()
  await expect(chosen).toHaveCount(0)

  const search = guide.getByRole('combobox', { name: 'Search countries' })
  const all = ['Germany', 'Japan', 'France', 'Spain', 'Portugal', 'Sweden', 'United Kingdom', 'United States']
  for (const name of all) {
    await search.fill(name)
    await guide.getByRole('option').first().click()
  }
  await expect(chosen).toHaveCount(8)
  await expect(chosen.first()).toContainText('Germany')
  await expect(onMap('DE')).toHaveAttribute('data-chosen', 'true')
  await guide.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(guide.getByRole('region', { name: 'Selected apps' })).toContainText('1 app added')
  await onward.click()
  await expect(chosen).toHaveCount(8)
  await chosen.filter({ hasText: 'Sweden' }).getByRole('button', { name: 'Remove Sweden' }).click()
  await expect(chosen).toHaveCount(7)
})

test('ONB-052 to ONB-063, ONB-065, ONB-067 to ONB-088, ONB-091, ONB-093, ONB-094, GUIDE-002, GUIDE-003, GUIDE-006, GUIDE-010 to GUIDE-014, GUIDE-022 to GUIDE-025: five questions, then every call in its order, and the guide is over', async ({
  page,
  server,
}) => {
  test.slow()
  await page.addInitScript(() => {
    const told = JSON.parse(sessionStorage.getItem('told') ?? '[]') as unknown[]
    document.addEventListener('storeglass:chat', ({ detail }: Event & { detail?: unknown }) => {
      sessionStorage.setItem('told', JSON.stringify([...told, detail]))
      told.push(detail)
    })
  })
  const signedUpAt = Date.now()
  await signUpAndVerify(page, server, { app: null })
  const guide = guideOf(page)
  // France doesn't have it: it is added where it was found.
  await guide.getByRole('combobox').fill(`https://apps.apple.com/fr/app/id${sample.nappery.trackId}`)
  const elsewhere = guide.getByRole('option', { name: /App Store · United States/ })
  await elsewhere.click()
  await expect(elsewhere).toContainText('Added')
  await pickApp(page)
  for (const name of [/^Germany/, /^Japan/]) await guide.getByRole('option', { name }).click()
  await guide.getByRole('button', { name: 'Continue' }).click()
  await expect(guide.getByRole('heading', { name: 'Almost done' })).toBeVisible()
  await expect(guide.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveText([
    /Select app/,
    /Select country/,
    /Finish/,
  ])
  await page.keyboard.press('Escape')
  await expect(guide).toBeVisible()
  await expect(guide.getByRole('button', { name: 'Back', exact: true })).toHaveCount(1)
  await expect(guide.getByRole('button', { name: 'Continue' })).toHaveCount(0)

  const labels = [
    'Your app marketing knowledge level is...',
    'Your goals with Storeglass are...',
    'How did you hear about Storeglass?',
    'Company size',
    'Monthly app downloads',
  ]
  const asked = (await guide.locator('fieldset').textContent()) ?? ''
  expect(labels.toSorted((one, other) => asked.indexOf(one) - asked.indexOf(other))).toEqual(labels)
  const optionsOf = (label: string) => guide.getByLabel(label, { exact: true }).getByRole('option').allTextContents()
  expect((await optionsOf('Your app marketing knowledge level is...')).slice(1)).toEqual([
    'Beginner',
    'Intermediate',
    'Advanced',
    'Expert',
  ])
  expect((await optionsOf('How did you hear about Storeglass?')).slice(1)).toEqual([
    'Google',
    'Ads',
    'Social media',
    'Peer referral',
    'Other',
  ])
  expect((await optionsOf('Company size')).slice(1)).toEqual(['1-10', '11-50', '51-200', '200+'])
  expect((await optionsOf('Monthly app downloads')).slice(1)).toEqual([
    '< 10 000',
    '10 001 - 50 000',
    '50 001 - 100 000',
    '100 001 - 500 000',
    '> 500 000',
  ])

  const finish = guide.getByRole('button', { name: 'Finish' })
  const select = (label: string, option: string) =>
    guide.getByLabel(label, { exact: true }).selectOption({ label: option })
  await expect(finish).toBeDisabled()
  await select('Your app marketing knowledge level is...', 'Expert')
  const goals = guide.getByRole('button', { name: /^Your goals with Storeglass are/ })
  await expect(goals).toContainText('Select one or more answers')
  await goals.click()
  await expect(page.getByRole('checkbox')).toHaveCount(8)
  await page.getByRole('checkbox', { name: 'Spy on competitors' }).check()
  await page.getByRole('checkbox', { name: 'Do keyword research' }).check()
  await page.keyboard.press('Escape')
  await expect(goals).toContainText('Do keyword research, Spy on competitors')
  await select('How did you hear about Storeglass?', 'Other')
  await guide.getByPlaceholder('Please tell us more').fill('a friend')
  await select('How did you hear about Storeglass?', 'Ads')
  await expect(guide.getByPlaceholder('Please tell us more')).toHaveCount(0)
  await select('How did you hear about Storeglass?', 'Other')
  await expect(guide.getByPlaceholder('Please tell us more')).toHaveValue('')
  await guide.getByPlaceholder('Please tell us more').fill('a podcast')
  await select('Company size', '11-50')
  await expect(finish).toBeDisabled()
  await select('Monthly app downloads', '10 001 - 50 000')
  await expect(finish).toBeEnabled()

  await expect
    .poll(() => keptGuide(page))
    .toMatchObject({
      currentStep: 2,
      data: {
        selectedApps: [
          { ...sample.nappery, locale: 'en-US' },
          { ...sample.moorlight, locale: 'en-US' },
        ],
        selectedCountries: ['DE', 'JP'],
      },
      answers: {
        marketingKnowledgeLevel: 'Expert',
        storeglassGoals: ['Do keyword research', 'Spy on competitors'],
        clientSource: 'Other - a podcast',
        companySize: '11-50',
        monthlyAppDownloads: '10 001 - 50 000',
      },
      endedAt: null,
    })
  expect((await keptGuide(page)).timestampStart).toBeGreaterThanOrEqual(signedUpAt)

  const sent = sentBy(page)
  const feedback = page.waitForResponse(/\/send-feedback$/)
  const letGo = await hold(page, /\/organizations\/[^/]+\/apps$/)
  await finish.click()
  const busy = guide.getByRole('button', { name: /Loading/ })
  await expect(busy).toBeDisabled()
  await expect(busy.locator('.mantine-Loader-root')).toBeVisible()
  const loadedAnew = page.waitForEvent('load')
  letGo()
  await loadedAnew
  await expect(page).toHaveURL(/\/app-overview/)
  await expect(guide).toHaveCount(0)
  expect((await feedback).status()).toBe(204)
  expect(await keptGuide(page)).toMatchObject({
    currentStep: 0,
    data: { selectedApps: [], selectedCountries: [] },
    endedAt: expect.any(Number),
  })

  const calls = sent.map(pathOf)
  const at = (path: RegExp) => calls.findIndex((call) => path.test(call))
  const [apps, projects, survey, favourites] = [
    at(/^POST .*\/organizations\/[^/]+\/apps$/),
    calls.findIndex((call, index) => index > at(/^POST .*\/apps$/) && /^GET .*\/projects$/.test(call)),
    at(/^POST .*\/send-feedback$/),
    at(/^POST .*\/favourite\/countries$/),
  ] as const
  expect([apps, projects, survey, favourites].every((place) => place >= 0)).toBe(true)
  expect(apps).toBeLessThan(projects)
  expect(projects).toBeLessThan(Math.min(survey, favourites))
  expect(sent[favourites]?.postDataJSON()).toMatchObject({
    countries: ['DE', 'JP'],
    projectIds: [expect.any(String), expect.any(String)],
  })
  const { questions } = v.parse(sendFeedback.body, sent[survey]?.postDataJSON())
  expect(questions.map(({ questionKey, questionText, answers }) => [questionKey, questionText, answers])).toEqual([
    [
      'your_goals_with_storeglass_are',
      'Your goals with Storeglass are...',
      ['Do keyword research', 'Spy on competitors'],
    ],
    ['how_did_you_hear_about_storeglass_', 'How did you hear about Storeglass?', ['Other - a podcast']],
    ['company_size_new', 'Company size', ['11-50']],
    ['app_marketing_knowledge_level', 'Your app marketing knowledge level is...', ['Expert']],
    ['monthly_app_downloads', 'Monthly app downloads', ['10 001 - 50 000']],
  ])
  expect(questions.map(({ answerPossibilities }) => answerPossibilities.length)).toEqual([8, 5, 4, 4, 5])
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]') as unknown)).toEqual(
    expect.arrayContaining([
      { do: 'event', name: 'onboarding_completed' },
      { do: 'update', attributes: { onboarding_completed: 'YES' } },
    ]),
  )
})
