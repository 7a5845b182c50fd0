import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { ada, fakeApi, isRefresh, json, noNetwork, refusal, tokensOf, type Asked } from '#tests/support/fake-api.ts'
import { sample } from '#tests/support/sample-apps.ts'
import { parseAppReference } from '#aso/app-reference.ts'
import { ONBOARDING_MAX_APPS } from '#contract/limits.ts'
import { sameApp, type AppSummary } from '#contract/store.ts'
import { getQueryClient } from '#web/data/query-client.ts'
import { signIn } from '#web/data/session.ts'
import { connectivity } from '#web/offline/connectivity.ts'
import type { SelectedApp } from '../guide/selected-app.ts'
import { AppsStep } from './apps-step.tsx'
import { exampleUrls } from './example-urls.ts'

const moorlight: AppSummary = {
  trackId: '9900100101',
  store: 'APP_STORE',
  title: 'Moorlight',
  developerName: 'Low Fen Studio',
  iconUrl: '/api/media/moorlight.png',
  category: 'Health & Fitness',
  price: null,
}
const trailmoss: AppSummary = {
  ...moorlight,
  trackId: 'example.mossworks.trailmoss',
  store: 'GOOGLE_PLAY',
  title: 'Trailmoss',
  developerName: 'Mossworks',
}
/** Has Moorlight's id in the other store. */
const namesake: AppSummary = { ...moorlight, store: 'GOOGLE_PLAY', title: 'Namesake' }

const countries = [
  { country: 'DE', locale: 'de-DE', displayName: 'Germany' },
  { country: 'FR', locale: 'fr-FR', displayName: 'France' },
  { country: 'US', locale: 'en-US', displayName: 'United States' },
]
const isSearch = ({ url }: Asked) => url.startsWith('/api/bff/v1/apps/search')
const picked = (app: AppSummary): SelectedApp => ({ ...app, locale: 'en-US' })

interface Options {
  answer?: (asked: Asked) => Response | Promise<Response>
  selected?: readonly SelectedApp[]
  max?: number
}

/** Draws the step as the guide holds it, and returns what was searched for and what is selected. */
async function draw({ answer, selected: first = [], max = ONBOARDING_MAX_APPS }: Options = {}) {
  const { asked } = fakeApi((one) => {
    if (isRefresh(one)) return json(tokensOf(ada))
    if (isSearch(one)) return answer?.(one) ?? json({ content: [moorlight, trailmoss] })
    return json(one.url.endsWith('/bff/v1/countries') ? countries : [])
  })
  signIn(tokensOf(ada))
  let now = first
  const keep = (next: readonly SelectedApp[]) => (now = next)
  function Step() {
    const [selected, setSelected] = useState(first)
    return (
      <AppsStep
        selected={selected}
        max={max}
        onSelect={(app) => setSelected(keep([...selected, app]))}
        onDeselect={(app) => setSelected(keep(selected.filter((one) => !sameApp(one, app))))}
      />
    )
  }
  drawPage(<Step />)
  await screen.findByRole('combobox')
  return {
    selected: () => now,
    searches: () =>
      asked.filter(isSearch).map(({ url }) => Object.fromEntries(new URL(url, 'http://localhost').searchParams)),
  }
}

const field = () => screen.getByRole('combobox')
const titles = () => screen.getAllByRole('option').map((one) => within(one).getByText(/^(Moor|Trail|Name)/).textContent)
const selection = () => screen.getByRole('region', { name: 'Selected apps' })
const toAdvanced = () => userEvent.click(screen.getByRole('button', { name: 'Search by store URL' }))
const country = () => screen.getByRole('button', { name: /^Country/ })

async function pickCountry(name: string) {
  await userEvent.click(country())
  await userEvent.click(await screen.findByRole('option', { name }))
}

afterEach(() => {
  act(() => connectivity.set('online'))
  getQueryClient().clear()
  vi.unstubAllGlobals()
})

describe('searching an app', () => {
  test('ONB-007, ONB-008, ONB-009: a welcome, what to do, and a search box with a placeholder', async () => {
    await draw()
    expect(screen.getByRole('heading', { name: 'Welcome to Storeglass!' })).toBeVisible()
    expect(screen.getByText(/Which apps do you work on\?/)).toBeVisible()
    expect(field()).toHaveAttribute('placeholder', 'Search your app by name')
  })

  test('ONB-010, ONB-032: while a search is under way it says so', async () => {
    const arrive = Promise.withResolvers<Response>()
    await draw({ answer: () => arrive.promise })
    await userEvent.type(field(), 'moorlight')
    expect(await screen.findByText('Searching')).toBeInTheDocument()
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    arrive.resolve(json({ content: [moorlight] }))
    expect(await screen.findByRole('option', { name: /Moorlight/ })).toBeVisible()
    expect(screen.queryByText('Searching')).toBeNull()
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  })

  test('ONB-028: an empty search box has no results', async () => {
    await draw()
    await userEvent.type(field(), 'moorlight')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(screen.queryByRole('option')).toBeNull()
    expect(field()).toHaveFocus()
  })

  test('ONB-037, ONB-038: a result shows icon, title, developer, category and store', async () => {
    await draw({ answer: () => json({ content: [moorlight] }) })
    await userEvent.type(field(), 'moorlight')
    const result = await screen.findByRole('option')
    expect(result).toHaveTextContent('MoorlightApp Store · Low Fen Studio · Health & Fitness')
    expect(result.querySelector('img')).toHaveAttribute('src', moorlight.iconUrl)
  })

  test('ONB-025, ONB-039, ONB-040: text and locale are asked for, and the app is kept with the locale', async () => {
    const { searches, selected } = await draw()
    await userEvent.type(field(), 'moorlight')
    await userEvent.click(await screen.findByRole('option', { name: /Moorlight/ }))
    expect(field()).toHaveFocus()
    expect(searches()).toEqual([{ query: 'moorlight', locale: 'en-US' }])
    expect(selected()).toEqual([{ ...moorlight, locale: 'en-US' }])
  })

  test.each([
    ['https://apps.apple.com/fr/app/moorlight/id9900100101', 'fr-FR'],
    ['https://play.google.com/store/apps/details?id=example.mossworks.trailmoss&gl=de', 'de-DE'],
    ['play.google.com/store/apps/details?id=example.mossworks.trailmoss', 'en-US'],
  ])('ONB-019: also the search by name takes %s', async (url, locale) => {
    const { searches } = await draw()
    await userEvent.click(field())
    await userEvent.paste(url)
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(searches()).toEqual([{ query: url, locale }])
  })

  test('ONB-018: where nothing is found a word says so, and the search by store URL is offered', async () => {
    await draw({ answer: () => json({ content: [] }) })
    expect(screen.getByText("Can't find your app?")).toBeVisible()
    await userEvent.type(field(), 'nothing')
    expect(await screen.findByText(/^No apps found/)).toBeVisible()
    await toAdvanced()
    expect(screen.getByRole('combobox', { name: 'Store URL' })).toHaveValue('nothing')
  })

  test('ERR-014: a search that failed is told in words and tried again', async () => {
    let isBroken = true
    await draw({ answer: () => (isBroken ? refusal('VALIDATION_FAILED', 400) : json({ content: [moorlight] })) })
    await userEvent.type(field(), 'moorlight')
    expect(await screen.findByText(/Storeglass didn't accept this/)).toBeVisible()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: /Moorlight/ })).toBeVisible()
  })

  test('ONB-009: without a connection the search waits and says so; what is selected stays and can be removed', async () => {
    const { selected } = await draw({ answer: noNetwork, selected: [picked(moorlight), picked(trailmoss)] })
    act(() => connectivity.set('offline'))
    expect(field()).toBeDisabled()
    expect(screen.getByText('Searching the stores needs a connection.')).toBeVisible()
    await userEvent.click(within(selection()).getByText('Moorlight'))
    expect(selected()).toEqual([picked(trailmoss)])
  })
})

describe('selecting apps', () => {
  test('ONB-012, ONB-014, ONB-015: what is selected stands in a section of its own, each with a button to remove it', async () => {
    await draw()
    expect(within(selection()).getByText('No apps added yet')).toBeVisible()
    await userEvent.type(field(), 'moorlight')
    await userEvent.click(await screen.findByRole('option', { name: /Moorlight/ }))
    expect(within(selection()).getByText('1 app added')).toBeVisible()
    await userEvent.click(screen.getByRole('option', { name: /Trailmoss/ }))
    expect(within(selection()).getByText('2 apps added')).toBeVisible()
    expect(within(selection()).getByTitle('Remove Moorlight, App Store')).toBeVisible()
    expect(within(selection()).getByTitle('Remove Trailmoss, Google Play')).toBeVisible()
  })

  test('ONB-013: a press on a selected app removes it, and the focus goes on from its neighbour', async () => {
    const { selected } = await draw({ selected: [picked(moorlight), picked(trailmoss), picked(namesake)] })
    await userEvent.click(within(selection()).getByText('Namesake'))
    expect(selected()).toEqual([picked(moorlight), picked(trailmoss)])
    screen.getByTitle('Remove Moorlight, App Store').focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByTitle('Remove Trailmoss, Google Play')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(selected()).toEqual([])
    expect(selection()).toHaveFocus()
  })

  test('ONB-012, ONB-013: what was added and removed is read out', async () => {
    await draw()
    await userEvent.type(field(), 'moorlight')
    await userEvent.click(await screen.findByRole('option', { name: /Moorlight/ }))
    const told = screen.getByText('Moorlight added')
    expect(told).toHaveAttribute('role', 'status')
    await userEvent.click(screen.getByTitle('Remove Moorlight, App Store'))
    expect(told).toHaveTextContent('Moorlight removed')
  })

  test('ONB-033: an app is selected when both its id and its store are', async () => {
    await draw({ selected: [picked(moorlight)], answer: () => json({ content: [moorlight, namesake] }) })
    await userEvent.type(field(), 'moorlight')
    expect(await screen.findByRole('option', { name: /Moorlight.*Added/ })).toBeVisible()
    expect(screen.getByRole('option', { name: /Namesake.*Add$/ })).toBeVisible()
  })

  test('ONB-034: selected apps stand at the end of the results; a press there removes them again', async () => {
    const { selected } = await draw()
    await userEvent.type(field(), 'moorlight')
    await userEvent.click(await screen.findByRole('option', { name: /Moorlight/ }))
    expect(titles()).toEqual(['Trailmoss', 'Moorlight'])
    await userEvent.click(screen.getByRole('option', { name: /Moorlight/ }))
    expect(titles()).toEqual(['Moorlight', 'Trailmoss'])
    expect(selected()).toEqual([])
  })

  test('ONB-035, ONB-036: with no room left nothing can be added, and a line says why', async () => {
    expect(ONBOARDING_MAX_APPS).toBe(5)
    const { selected } = await draw({ max: 1 })
    await userEvent.type(field(), 'moorlight')
    await userEvent.click(await screen.findByRole('option', { name: /Moorlight/ }))
    expect(screen.getByText('1 app can be added here. Remove it to add another one.')).toBeVisible()
    const other = screen.getByRole('option', { name: /Trailmoss/ })
    expect(other).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(other)
    expect(selected()).toEqual([picked(moorlight)])
    await userEvent.click(screen.getByTitle('Remove Moorlight, App Store'))
    await userEvent.click(screen.getByRole('option', { name: /Trailmoss/ }))
    expect(selected()).toEqual([picked(trailmoss)])
  })

  test('ONB-012: keys alone search, step through the results and add', async () => {
    const { selected } = await draw()
    await userEvent.type(field(), 'moss')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Trailmoss/ }).id)
    await userEvent.keyboard('{Enter}')
    expect(selected()).toEqual([picked(trailmoss)])
    await userEvent.keyboard('{Enter}')
    expect(selected()).toEqual([picked(trailmoss), picked(moorlight)])
  })
})

describe('the search by store URL', () => {
  test('ONB-017, ONB-019, ONB-020: is switched to and back from', async () => {
    await draw()
    await toAdvanced()
    expect(screen.getByRole('combobox', { name: 'Store URL' })).toBeVisible()
    expect(screen.queryByText("Can't find your app?")).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Back to search by name' }))
    expect(screen.getByRole('combobox', { name: 'Your app' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Country/ })).toBeNull()
  })

  test('ONB-021: shows an address of each store, which fills the field', async () => {
    const { searches } = await draw()
    await toAdvanced()
    const [google, apple] = exampleUrls('sample')
    expect(parseAppReference(google)).toEqual(sample.trailmoss)
    expect(parseAppReference(apple)).toEqual({ ...sample.moorlight, country: 'US' })
    await userEvent.click(screen.getByRole('button', { name: google }))
    expect(field()).toHaveValue(google)
    await waitFor(() => expect(searches()).toEqual([{ query: google, locale: 'en-US' }]))
    await userEvent.click(screen.getByRole('button', { name: apple }))
    expect(field()).toHaveValue(apple)
  })

  test('ONB-022, ONB-024, ONB-025: is in one country, first in the United States', async () => {
    const { searches } = await draw()
    await toAdvanced()
    expect(country()).toHaveAccessibleName('Country United States')
    expect(country()).toHaveAttribute('title', 'Limit 1 country')
    await pickCountry('Germany')
    expect(country()).toHaveAccessibleName('Country Germany')
    await userEvent.type(field(), 'moorlight')
    await waitFor(() => expect(searches()).toEqual([{ query: 'moorlight', locale: 'de-DE' }]))
    await userEvent.click(country())
    expect(await screen.findByText('Limit 1 country')).toBeVisible()
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1)
  })

  test('ONB-023: the country can be taken back, and all at once can not be chosen', async () => {
    await draw()
    await toAdvanced()
    await userEvent.click(country())
    expect(await screen.findAllByRole('option')).toHaveLength(countries.length)
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click(screen.getByRole('option', { name: 'United States' }))
    expect(country()).toHaveAccessibleName('Country Choose a country')
  })

  test('ONB-022: an address brings its country along', async () => {
    const { searches } = await draw()
    await toAdvanced()
    await userEvent.click(field())
    await userEvent.paste('https://apps.apple.com/fr/app/id9900100101')
    expect(country()).toHaveAccessibleName('Country France')
    await waitFor(() => expect(searches().map(({ locale }) => locale)).toEqual(['fr-FR']))
  })

  test('ONB-026: back at the search by name it is the United States again', async () => {
    const { searches } = await draw()
    await toAdvanced()
    await pickCountry('Germany')
    await userEvent.click(screen.getByRole('button', { name: 'Back to search by name' }))
    await userEvent.type(field(), 'moorlight')
    await waitFor(() => expect(searches()).toEqual([{ query: 'moorlight', locale: 'en-US' }]))
    await toAdvanced()
    expect(country()).toHaveAccessibleName('Country United States')
  })
})
