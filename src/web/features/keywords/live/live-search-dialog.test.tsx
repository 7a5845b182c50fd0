import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getLinks } from '#contract/links.ts'
import { getCompetitors } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noLinks } from '#web/data/queries/links.ts'
import { asked, lost, never, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { appIn, trackedAnswer } from '../fixtures.ts'
import { found } from './fixtures.ts'
import { LiveSearchDialog } from './live-search-dialog.tsx'

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
})

const apps = [found('9', 'Caldaro'), found('7', 'Gildiska'), found('1500000001', 'Moorlight')]
const answer = {
  apps,
  before: { day: '2026-11-22', trackIds: ['1500000001', '9', '5'], titles: { '5': 'Opallamp' } },
  days: ['2026-11-22'],
  provenance: null,
}

async function open(term = '', app = appIn('en-US')) {
  respond(getTrackedKeywords, trackedAnswer([]))
  respond(getLinks, noLinks)
  respond(getCompetitors, {
    content: [{ trackId: '9', store: 'APP_STORE', name: 'Caldaro', iconUrl: null, developerName: null }],
    pageNumber: 1,
    pageSize: 300,
    totalPages: 1,
  })
  drawPage(<LiveSearchDialog app={app} opened onClose={() => {}} term={term} />)
  await screen.findByRole('dialog', { name: 'Live search' })
}

describe('the live search', () => {
  test('KEY-005: Enter searches; own app and competitors are marked, with what changed since an earlier day', async () => {
    respond(getLiveSearch, answer)
    await open()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Term' }), 'sleep sounds{Enter}')
    const table = within(await screen.findByRole('table', { name: 'Results' }))
    const row = (title: string) => table.getByRole('row', { name: new RegExp(title) })
    await waitFor(() => expect(row('Caldaro')).toHaveTextContent('Competitor'))
    expect(row('Gildiska')).toHaveTextContent('New')
    expect(row('Moorlight')).toHaveTextContent('Your app')
    expect(row('Moorlight')).toHaveTextContent('down 2')
    const changes = screen.getByRole('list', { name: 'What changed' })
    expect(
      within(changes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Moorlight fell from 1 to 3Passed by Caldaro, Gildiska',
      'Caldaro rose from 2 to 1Competitor',
      'Gildiska entered at 2Was not among the 3 results',
      'Opallamp left the listWas at 3',
    ])
    const phone = within(screen.getByRole('list', { name: 'Result on a phone' }))
    expect(phone.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1.*Caldaro.*Competitor$/),
      expect.stringMatching(/^2.*Gildiska/),
      expect.stringMatching(/^3.*Moorlight.*Your app$/),
    ])
    expect(asked(getLiveSearch)[0]?.body).toMatchObject({ term: 'sleep sounds', locale: 'en-US', store: 'APP_STORE' })
  })

  test('KEY-018: the first 30, 50, 100 or 200; without an earlier list nothing is guessed', async () => {
    const many = Array.from({ length: 60 }, (_, index) => found(String(index), `App ${index}`))
    respond(getLiveSearch, { apps: many, before: null, days: [], provenance: null })
    await open('sleep')
    expect(await screen.findAllByRole('row')).toHaveLength(31)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Number of results' }), 'First 50')
    expect(screen.getAllByRole('row')).toHaveLength(51)
    expect(screen.getByText(/No earlier list is stored/)).toBeVisible()
  })

  test('KEY-005: compared with another day whose list is kept', async () => {
    respond(getLiveSearch, ({ body: { comparedTo } }) =>
      comparedTo === '2026-11-20'
        ? { ...answer, before: { day: '2026-11-20', trackIds: ['9', '7'], titles: {} } }
        : { ...answer, days: ['2026-11-22', '2026-11-20'] },
    )
    await open('sleep')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Compare with' }), '2026-11-20')
    const changes = () => screen.getByRole('list', { name: 'What changed' })
    await waitFor(() => expect(changes()).toHaveTextContent('Moorlight entered at 3'))
    expect(changes()).not.toHaveTextContent('Opallamp')
  })

  test('KEY-018: Google Play shows its first 30, and nothing else can be chosen', async () => {
    respond(getLiveSearch, answer)
    await open('sleep', appIn('en-US', { store: 'GOOGLE_PLAY' }))
    expect(await screen.findByText(/Google Play shows its first 30/)).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Number of results' })).toBeNull()
  })

  test('while the store is asked, and without a connection, it says so', async () => {
    respond(getLiveSearch, never)
    await open('sleep')
    expect(await screen.findByText('Asking the App Store')).toBeVisible()
    connectivity.set('offline')
    respond(getLiveSearch, lost)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Term' }), ' sounds{Enter}')
    expect(await screen.findByText('Not saved on this device')).toBeVisible()
  })

  test('ERR-059: no live search data is told, with a way to try again', async () => {
    refuse(getLiveSearch, 'RATE_LIMITED')
    await open('rain')
    expect(await screen.findByText('No live search data')).toBeVisible()
    respond(getLiveSearch, answer)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Results' })).toBeVisible()
  })
})
