import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getTopChart } from '#contract/market/top-charts.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { getStorePage, type StorePage } from '#contract/overview/store-page.ts'
import { searchApps } from '#contract/projects.ts'
import { refuse, respond } from '#tests/support/network/index.ts'
import { screen, waitFor } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import type { Candidate } from '#web/apps/competitors/candidates.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { details, project, show } from '../fixtures.tsx'
import { storePageRead } from '../reads.ts'
import { AddCompetitorDialog } from './add-competitor-dialog.tsx'

const hushwick = {
  trackId: '1500000003',
  store: 'APP_STORE' as const,
  name: 'Hushwick',
  iconUrl: null,
  developerName: 'Rainwright',
}
const similar = {
  ...hushwick,
  title: 'Hushwick',
  subtitle: 'Rain for sleep',
  rating: 4.6,
}
const page: StorePage = {
  privacy: null,
  dataSafety: null,
  accessibility: null,
  requirements: null,
  chart: null,
  trailers: [],
  languages: ['en-US'],
  similar: [similar, { ...similar, trackId: '1500000092', title: 'Calm', subtitle: null, rating: null }],
  retrievedAt: '2026-03-02T10:00:00Z',
  stale: false,
}
const onAdd = vi.fn<(candidate: Candidate) => Promise<boolean>>(async () => true)

function open(competitors: (typeof hushwick)[] = []) {
  show(
    <AddCompetitorDialog
      opened
      onClose={() => {}}
      onClosed={() => {}}
      project={project}
      locale="en-US"
      competitors={competitors}
      onAdd={onAdd}
    />,
  )
  return screen.getByRole('combobox')
}

describe('adding a competitor online', () => {
  const place = (trackId: string, title: string, rank: number) => ({
    ...hushwick,
    trackId,
    title,
    rank,
    before: null,
    category: null,
    price: null,
    locale: 'en-US',
  })
  const leaders = [
    place(project.trackId, project.title, 1),
    place('1500000091', 'Pillomoor', 2),
    place('1500000092', 'Calm', 3),
  ]
  beforeEach(() => {
    signIn(tokensOf(ada))
    respond(getAppDetails, details)
    respond(getTopChart, { categories: [], places: leaders, comparedTo: null, provenance: null })
    respond(getStorePage, { page: null })
  })
  afterEach(() => {
    onAdd.mockClear()
    getQueryClient().clear()
    session.set({ identity: null, state: 'out' })
  })

  test('OP-101: where nothing is typed, the leaders of the category’s chart are offered, and Enter alone adds none', async () => {
    const field = open()
    expect(await screen.findByRole('option', { name: /Pillomoor/ })).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(2)
    expect(screen.getByText('Top free apps in Health & Fitness')).toBeVisible()
    await userEvent.type(field, '{Enter}')
    expect(onAdd).not.toHaveBeenCalled()
    await userEvent.type(field, '{ArrowDown}{ArrowDown}{Enter}')
    expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ title: 'Calm' }))
    expect(await screen.findByText('Added. Pick another one, or close.')).toBeVisible()
  })

  test('what the store calls similar comes first, with subtitle and rating, each app once; a competitor is marked', async () => {
    respond(getStorePage, { page })
    open([{ ...hushwick, trackId: '1500000092', name: 'Calm' }])
    expect(await screen.findByText('Similar apps in the store')).toBeVisible()
    expect(await screen.findByRole('option', { name: /Pillomoor/ })).toBeVisible()
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options).toEqual([
      expect.stringMatching(/Hushwick.*Rain for sleep.*4\.6 stars.*Add$/),
      expect.stringMatching(/Calm.*Added$/),
      expect.stringMatching(/Pillomoor/),
    ])
  })

  test('suggestions that can’t be loaded are said, and asked for again', async () => {
    refuse(getStorePage, 'FORBIDDEN')
    respond(getTopChart, { categories: [], places: [], comparedTo: null, provenance: null })
    open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    respond(getStorePage, { page })
    await userEvent.click(again)
    expect(await screen.findByRole('option', { name: /Hushwick/ })).toBeVisible()
  })

  test('OP-101, ONB-027: it says which country is searched, and three letters are looked for with Enter', async () => {
    respond(searchApps, { content: [{ ...place('1500000094', 'VLC', 1), locale: 'en-US' }] })
    const field = open()
    expect(
      await screen.findByText(/^Search the App Store in the United States for an app to compare with/),
    ).toBeVisible()
    await screen.findByRole('option', { name: /Pillomoor/ })
    await userEvent.type(field, 'vlc')
    expect(screen.getByText('Type at least 4 characters, or press Enter to search.')).toBeVisible()
    expect(screen.queryByRole('option')).toBeNull()
    await userEvent.type(field, '{Enter}')
    expect(await screen.findByRole('option', { name: /VLC/ })).toBeVisible()
    expect(onAdd).not.toHaveBeenCalled()
  })

  test('a name that has the form of a package name of Google Play is looked for in the App Store', async () => {
    respond(searchApps, { content: [{ ...place('1500000093', 'Booking.com: Hotels', 1), locale: 'en-US' }] })
    const field = open()
    await userEvent.type(field, 'Booking.com')
    expect(await screen.findByRole('option', { name: /Booking.com: Hotels/ })).toBeVisible()
    expect(field).not.toHaveAccessibleDescription(/Google Play/)
  })

  test('a package name that is no name in the App Store is said to be of Google Play', async () => {
    respond(searchApps, { content: [] })
    const field = open()
    await userEvent.type(field, 'com.company.app')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^This app is on Google Play/))
  })
})

describe('adding a competitor offline', () => {
  beforeEach(() => connectivity.set('offline'))
  afterEach(() => {
    connectivity.set('online')
    onAdd.mockClear()
    getQueryClient().clear()
  })

  test('says that search needs a connection, and takes a store address with Enter', async () => {
    const field = open()
    expect(screen.getByText(/You need a connection to search/)).toBeVisible()
    await userEvent.type(field, 'https://apps.apple.com/us/app/weatherbug/id281940292{Enter}')
    expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ trackId: '281940292', store: 'APP_STORE' }))
    expect(await screen.findByText('Added. Pick another one, or close.')).toBeVisible()
  })

  test('offers what earlier searches found and opened charts hold, also after a new start', async () => {
    const { ownDevice } = await import('#tests/support/device-owner.ts')
    const { openQueryStore } = await import('#web/offline/answers/query-store.ts')
    ownDevice(ada.userId)
    const store = await openQueryStore(ada.userId)
    const app = { ...hushwick, title: 'Caldaro', trackId: '1500000077', category: null, price: null }
    const row = { input: {}, updatedAt: 1 }
    const found = { content: [{ ...app, locale: 'en-US' }] }
    const places = [{ ...app, title: 'Grumbolt', trackId: '1500000078', rank: 1, before: null }]
    await store.write([
      { ...row, key: 'search', endpointId: searchApps.id, data: found },
      {
        ...row,
        key: 'chart',
        endpointId: getTopChart.id,
        data: { categories: [], places, comparedTo: null, provenance: null },
      },
    ])
    const field = open()
    expect(await screen.findByRole('option', { name: /Grumbolt/ })).toBeVisible()
    await userEvent.type(field, 'calda')
    expect(screen.getByRole('option', { name: /Caldaro/ })).toBeVisible()
    expect(screen.queryByRole('option', { name: /Grumbolt/ })).toBeNull()
    ownDevice(null)
  })

  test('what the store calls similar is offered first, as the device saw it last', async () => {
    getQueryClient().setQueryData(storePageRead(project, 'en-US').queryKey, { data: { page }, at: 1 })
    getQueryClient().setQueryData(competitorsRead('another', 'en-US').queryKey, {
      data: {
        content: [{ ...hushwick, trackId: '1500000055', name: 'Drowse' }],
        pageNumber: 1,
        pageSize: 300,
        totalPages: 1,
      },
      at: 1,
    })
    open()
    expect(await screen.findByRole('option', { name: /Drowse/ })).toBeVisible()
    expect(screen.getByText('Similar apps in the store')).toBeVisible()
    expect(screen.getByText('On this device')).toBeVisible()
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Hushwick/),
      expect.stringMatching(/Calm/),
      expect.stringMatching(/Drowse/),
    ])
  })

  test('offers the apps of the answers it has, by keyboard', async () => {
    getQueryClient().setQueryData(competitorsRead('another', 'en-US').queryKey, {
      data: { content: [hushwick], pageNumber: 1, pageSize: 300, totalPages: 1 },
      at: 1,
    })
    const field = open()
    expect(await screen.findByRole('option', { name: /Hushwick/ })).toBeVisible()
    await userEvent.type(field, '{ArrowDown}{Enter}')
    expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ title: 'Hushwick' }))
  })

  test('one that is a competitor already is not added again', async () => {
    const field = open([hushwick])
    await userEvent.type(field, '1500000003{Enter}')
    expect(await screen.findByRole('option', { name: /Added/ })).toHaveAttribute('aria-disabled', 'true')
    expect(onAdd).not.toHaveBeenCalled()
  })

  test('an app of the other store is refused in words', async () => {
    const field = open()
    await userEvent.type(field, 'com.company.app')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This app is on Google Play/))
    expect(screen.queryByRole('option')).toBeNull()
  })
})
