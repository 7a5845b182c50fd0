import { act, screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import {
  draw,
  field,
  moorlight,
  namesake,
  selection,
  titles,
  toAdvanced,
  trailmoss,
} from '#tests/support/apps-step.tsx'
import { drawPage } from '#tests/support/draw-page.tsx'
import { lost, refusal, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getMarket } from '#contract/market/market.ts'
import { DEFAULT_SOURCES, getStoreSources, type SourceName } from '#contract/market/sources.ts'
import { ONBOARDING_MAX_APPS } from '#contract/protocol/limits.ts'
import type { FoundApp } from '#contract/store.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { signIn } from '#web/session/session.ts'
import { MarketNote } from './market-note.tsx'

afterEach(() => {
  act(() => connectivity.set('online'))
  getQueryClient().clear()
})

describe('searching an app', () => {
  test('ONB-007, ONB-008, ONB-009, OP-14: a welcome, what to do, and a search box with a placeholder', async () => {
    await draw()
    expect(screen.getByRole('heading', { name: 'Welcome to Storeglass' })).toBeVisible()
    expect(screen.getByText(/Which apps do you work on\?/)).toBeVisible()
    expect(field()).toHaveAttribute('placeholder', 'Search for your app by name')
  })

  test('ONB-010, ONB-032: while a search is under way it says so', async () => {
    const arrive = Promise.withResolvers<{ content: FoundApp[] }>()
    await draw({ answer: () => arrive.promise })
    await userEvent.type(field(), 'moorlight')
    expect(await screen.findByText('Searching')).toBeInTheDocument()
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    arrive.resolve({ content: [moorlight] })
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
    await draw({ answer: () => ({ content: [moorlight] }) })
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
    expect(selected()).toEqual([moorlight])
  })

  test('ONB-039: an app that is elsewhere alone says where, and is kept with that place', async () => {
    const elsewhere = { ...moorlight, locale: 'de-DE' }
    const { selected } = await draw({ answer: () => ({ content: [elsewhere] }) })
    await userEvent.type(field(), moorlight.trackId)
    const result = await screen.findByRole('option')
    expect(result).toHaveTextContent('App Store · Germany · Low Fen Studio')
    await userEvent.click(result)
    expect(selected()).toEqual([elsewhere])
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
    await draw({ answer: () => ({ content: [] }) })
    expect(screen.getByText("Can't find your app?")).toBeVisible()
    await userEvent.type(field(), 'nothing')
    expect(await screen.findByText(/^No apps found/)).toBeVisible()
    await toAdvanced()
    expect(screen.getByRole('combobox', { name: 'Store URL' })).toHaveValue('')
  })

  test('ERR-014: a search that failed is told in words and tried again', async () => {
    let isBroken = true
    await draw({ answer: () => (isBroken ? refusal('VALIDATION_FAILED') : { content: [moorlight] }) })
    await userEvent.type(field(), 'moorlight')
    expect(await screen.findByText(/Storeglass didn't accept this/)).toBeVisible()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: /Moorlight/ })).toBeVisible()
  })

  test('ONB-009: without a connection the search waits and says so; what is selected stays and can be removed', async () => {
    const { selected } = await draw({ answer: () => lost, selected: [moorlight, trailmoss] })
    act(() => connectivity.set('offline'))
    expect(field()).toBeDisabled()
    expect(screen.getByText('You need a connection to search the stores.')).toBeVisible()
    await userEvent.click(within(selection()).getByText('Moorlight'))
    expect(selected()).toEqual([trailmoss])
  })
})

describe('the market', () => {
  test.each<[SourceName[], string]>([
    [[...DEFAULT_SOURCES], 'Apps are looked up in the App Store.'],
    [['playPages'], 'Apps are looked up on Google Play.'],
    [['documented', 'playPages'], 'Apps are looked up in the App Store and on Google Play.'],
  ])('of real stores, those whose sources are on are named: %s', async (on, said) => {
    signIn(tokensOf({ ...ada, market: 'live' }))
    respond(getMarket, { market: 'live', apps: null, examples: [] })
    respond(getStoreSources, { on, chosenBy: 'staff' })
    drawPage(<MarketNote market="live" />)
    expect(await screen.findByText(said)).toBeVisible()
  })

  test('ONB-008: which one this server uses and what that means, with the number that the server tells', async () => {
    await draw()
    expect(
      await screen.findByText('This server uses an invented sample market of 796 apps. It has no real apps.'),
    ).toBeVisible()
  })

  test('ONB-012: one press on a sample app adds it, another takes it out', async () => {
    const { selected } = await draw()
    const examples = await screen.findByRole('region', { name: 'Sample apps to try' })
    await userEvent.click(within(examples).getByRole('button', { name: /Trailmoss.*Add$/ }))
    expect(selected()).toEqual([trailmoss])
    await userEvent.click(within(examples).getByRole('button', { name: /Trailmoss.*Added$/ }))
    expect(selected()).toEqual([])
  })

  test.each([
    ['https://apps.apple.com/us/app/spotify/id324684580', /their store links don.t work here/],
    ['spotify', /sample market is invented and has no real apps/],
  ])('ONB-018, ONB-019: %s is not there, and it is said why; sample apps are offered instead', async (text, why) => {
    await draw({ answer: () => ({ content: [] }) })
    await userEvent.click(field())
    await userEvent.paste(text)
    expect(await screen.findByText(why)).toBeVisible()
    expect(screen.getByRole('region', { name: 'Sample apps to try' })).toBeVisible()
  })
})

describe('the two searches', () => {
  test('ONB-017, ONB-020: each has its own text, and the focus goes along with them', async () => {
    await draw()
    await userEvent.type(field(), 'moorlight')
    await toAdvanced()
    expect(screen.getByRole('combobox', { name: 'Store URL' })).toHaveFocus()
    expect(field()).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Back to search by name' }))
    expect(screen.getByRole('combobox', { name: 'Your app' })).toHaveFocus()
    expect(field()).toHaveValue('moorlight')
  })

  test('ONB-019: an address that was typed as a name comes along', async () => {
    await draw()
    await userEvent.click(field())
    await userEvent.paste('https://apps.apple.com/fr/app/id9900100101')
    await toAdvanced()
    expect(field()).toHaveValue('https://apps.apple.com/fr/app/id9900100101')
  })

  test('ONB-011: how many were found is seen', async () => {
    await draw()
    await userEvent.type(field(), 'moorlight')
    expect(await screen.findByText('2 apps found')).toBeVisible()
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
    expect(within(selection()).getByRole('button', { name: 'Remove Moorlight, App Store' })).toBeVisible()
    expect(within(selection()).getByRole('button', { name: 'Remove Trailmoss, Google Play' })).toBeVisible()
  })

  test('ONB-013: a press on a selected app removes it, and the focus goes on from its neighbour', async () => {
    const { selected } = await draw({ selected: [moorlight, trailmoss, namesake] })
    await userEvent.click(within(selection()).getByText('Namesake'))
    expect(selected()).toEqual([moorlight, trailmoss])
    screen.getByRole('button', { name: 'Remove Moorlight, App Store' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Remove Trailmoss, Google Play' })).toHaveFocus()
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
    await userEvent.click(screen.getByRole('button', { name: 'Remove Moorlight, App Store' }))
    expect(told).toHaveTextContent('Moorlight removed')
  })

  test('ONB-033: an app is selected when both its id and its store are', async () => {
    await draw({ selected: [moorlight], answer: () => ({ content: [moorlight, namesake] }) })
    await userEvent.type(field(), 'moorlight')
    expect(await screen.findByRole('option', { name: /Moorlight.*Added/ })).toBeVisible()
    expect(screen.getByRole('option', { name: /Namesake.*Add$/ })).toBeVisible()
  })

  test('ONB-034: selected apps stand at the end of the results, once the pointer has left them; a press removes them again', async () => {
    const user = userEvent.setup()
    const { selected } = await draw()
    await user.type(field(), 'moorlight')
    await user.click(await screen.findByRole('option', { name: /Moorlight/ }))
    // A second press meets the same app.
    expect(titles()).toEqual(['Moorlight', 'Trailmoss'])
    await user.hover(selection())
    expect(titles()).toEqual(['Trailmoss', 'Moorlight'])
    await user.click(screen.getByRole('option', { name: /Moorlight/ }))
    expect(titles()).toEqual(['Trailmoss', 'Moorlight'])
    await user.hover(selection())
    expect(titles()).toEqual(['Moorlight', 'Trailmoss'])
    expect(selected()).toEqual([])
  })

  test('ONB-034: keys move on at once, so that the next Enter adds the next app', async () => {
    const { selected } = await draw()
    await userEvent.type(field(), 'moorlight')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{Enter}')
    expect(titles()).toEqual(['Trailmoss', 'Moorlight'])
    await userEvent.keyboard('{Enter}')
    expect(selected()).toEqual([moorlight, trailmoss])
  })

  test('ONB-035, ONB-036, OP-15: with no room left nothing can be added, and a line says why', async () => {
    expect(ONBOARDING_MAX_APPS).toBe(5)
    const { selected } = await draw({ max: 1 })
    await userEvent.type(field(), 'moorlight')
    await userEvent.click(await screen.findByRole('option', { name: /Moorlight/ }))
    expect(screen.getByText('You can add 1 app. Remove it to add another one.')).toBeVisible()
    const other = screen.getByRole('option', { name: /Trailmoss/ })
    expect(other).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(other)
    expect(selected()).toEqual([moorlight])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Moorlight, App Store' }))
    await userEvent.click(screen.getByRole('option', { name: /Trailmoss/ }))
    expect(selected()).toEqual([trailmoss])
  })

  test('ONB-012: keys alone search, step through the results and add', async () => {
    const { selected } = await draw()
    await userEvent.type(field(), 'moss')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Trailmoss/ }).id)
    await userEvent.keyboard('{Enter}')
    expect(selected()).toEqual([trailmoss])
    await userEvent.keyboard('{Enter}')
    expect(selected()).toEqual([trailmoss, moorlight])
  })
})
