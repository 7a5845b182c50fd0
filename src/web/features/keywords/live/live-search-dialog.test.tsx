import { fireEvent, screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { getQuotas } from '#contract/billing/plans.ts'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import { addKeywords, getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getLinks } from '#contract/links.ts'
import { getCompetitors } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noLinks } from '#web/data/queries/links.ts'
import { asked, lost, never, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { ownDevice } from '#tests/support/device-owner.ts'
import { newUser } from '#tests/support/pages/reading-tab.ts'
import { saveAnswers, writeAnswers } from '#web/data/cache/save-answers.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { appIn, trackedAnswer } from '../fixtures.ts'
import { found } from './live-fixtures.ts'
import { LiveSearchDialog } from './live-search-dialog.tsx'

let user = ada
beforeEach(() => {
  // Requests of the previous test as it ended.
  getQueryClient().clear()
  respond(getQuotas, [])
  // The device holds no answers of another test for this user.
  user = newUser()
  return signIn(tokensOf(user))
})
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
})

const apps = [found('9', 'Caldaro'), found('7', 'Gildiska'), found('1500000001', 'Moorlight')]
const answer = {
  apps,
  before: { day: '2026-11-22' as const, trackIds: ['1500000001', '9', '5'], titles: { '5': 'Opallamp' } },
  days: ['2026-11-22' as const],
  provenance: null,
}

async function open(term = '', app = appIn('en-US'), support: string | null = null) {
  respond(getTrackedKeywords, trackedAnswer([]))
  respond(addKeywords, never)
  respond(getLinks, { ...noLinks, support })
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
  test('says where the order of the results comes from, and that there is no earlier list in it', async () => {
    respond(getLiveSearch, { ...answer, origin: 'store', before: null, days: [] })
    await open('sleep sounds')
    const since = within(await screen.findByRole('region', { name: 'Compared with an earlier list' }))
    expect(since.getByText("The order of the results comes from the store's own search.")).toBeVisible()
    expect(since.getByRole('status')).toHaveTextContent("There's no earlier list in this order to compare with.")
  })

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

  test.each([30, 50, 100, 200])(
    'KEY-018: the first %i of 200; without an earlier list nothing is guessed',
    { timeout: 60_000 },
    async (first) => {
      const many = Array.from({ length: 200 }, (_, index) => found(String(index), `App ${index}`))
      respond(getLiveSearch, { apps: many, before: null, days: [], provenance: null })
      await open('sleep')
      // Not by role: those of 200 rows take long to work out.
      fireEvent.change(await screen.findByLabelText('Number of results'), { target: { value: String(first) } })
      await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(first))
      expect(screen.getByText(/There's no earlier list/)).toBeVisible()
    },
  )

  test('KEY-020: one letter is not searched for', async () => {
    await open()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Term' }), 'a{Enter}')
    expect(screen.getByRole('button', { name: 'Search' })).toBeDisabled()
    expect(asked(getLiveSearch)).toEqual([])
  })

  test('KEY-005: one country at a time; choosing another searches it for the typed term', async () => {
    respond(getLiveSearch, answer)
    await open('sleep', appIn('en-US', { countries: ['en-US', 'de-DE', 'fr-FR'] }))
    await screen.findByRole('table', { name: 'Results' })
    const term = screen.getByRole('searchbox', { name: 'Term' })
    await userEvent.clear(term)
    await userEvent.type(term, 'rain')
    const country = screen.getByRole('combobox', { name: 'Country' })
    expect(country).not.toHaveAttribute('multiple')
    await userEvent.selectOptions(country, 'Germany')
    await waitFor(() => expect(asked(getLiveSearch)).toHaveLength(2))
    expect(asked(getLiveSearch).map(({ body }) => [body.term, body.locale])).toEqual([
      ['sleep', 'en-US'],
      ['rain', 'de-DE'],
    ])
    expect(term).toHaveValue('rain')
  })

  test('a country that is viewed and not tracked is in the choice; its term can not be tracked', async () => {
    respond(getLiveSearch, answer)
    await open('sleep', appIn('fr-FR', { countries: ['en-US'] }))
    expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveDisplayValue('France')
    expect(await screen.findByRole('button', { name: 'Track keyword' })).toBeDisabled()
  })

  test('the age is that of the store’s answer, and one that is old because the store does not answer says so', async () => {
    const asOf = new Date(Date.now() - 3 * 3600_000).toISOString()
    respond(getLiveSearch, { ...answer, provenance: { kind: 'measured', asOf, stale: true, method: null, inputs: [] } })
    await open('sleep')
    expect(await screen.findByText('Updated 3 h ago')).toBeVisible()
    expect(screen.getByText("The store isn't responding. This is its last known list.")).toBeVisible()
  })

  test('the same term again asks the store again', async () => {
    respond(getLiveSearch, answer)
    await open('sleep')
    await screen.findByRole('table', { name: 'Results' })
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(asked(getLiveSearch)).toHaveLength(2))
  })

  test('KEY-005: the emptied field shows the recent searches, which open offline too', async () => {
    ownDevice(user.userId)
    onTestFinished(() => ownDevice(null))
    onTestFinished(saveAnswers())
    respond(getLiveSearch, answer)
    await open('rain on a tent')
    await screen.findByRole('table', { name: 'Results' })
    await writeAnswers()
    connectivity.set('offline')
    respond(getLiveSearch, lost)
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Term' }))
    await userEvent.click(await screen.findByRole('button', { name: /^rain on a tent, United States/ }))
    expect(await screen.findByRole('table', { name: 'Results' })).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Term' })).toHaveValue('rain on a tent')
  })

  test('KEY-005: the list is copied as a table, and the term tracked', async () => {
    respond(getLiveSearch, answer)
    await open('sleep')
    await userEvent.click(await screen.findByRole('button', { name: 'Copy as table' }))
    expect(await navigator.clipboard.readText()).toBe(
      '1\tCaldaro\tRainwright\n2\tGildiska\tRainwright\n3\tMoorlight\tRainwright',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Track keyword' }))
    await waitFor(() =>
      expect(outbox.get().entries.map(({ payload }) => payload)).toEqual([
        expect.objectContaining({ keywords: ['sleep'], locale: 'en-US' }),
      ]),
    )
    for (const { seq } of outbox.get().entries) await undo(seq)
  })

  test.each([
    [3, '2 of 3 slots free', true],
    [1, '0 of 1 slots free', false],
  ])('a competitor’s slots stand beside what takes one: %i in the plan', async (limit, text, isFree) => {
    respond(getQuotas, [{ slotType: 'COMPETITOR', used: 1, limit }])
    respond(getLiveSearch, answer)
    await open('sleep')
    const table = within(await screen.findByRole('table', { name: 'Results' }))
    expect(await table.findByText(text)).toBeVisible()
    const add = table.getByRole('button', { name: 'Add competitor Gildiska' })
    expect(add.hasAttribute('disabled')).toBe(!isFree)
  })

  test('KEY-005: compared with another day whose list is stored', async () => {
    respond(getLiveSearch, ({ body: { comparedTo } }) =>
      comparedTo === '2026-11-20'
        ? { ...answer, before: { day: '2026-11-20' as const, trackIds: ['9', '7'], titles: {} } }
        : { ...answer, days: ['2026-11-22' as const, '2026-11-20' as const] },
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

  test('says when it is loading, and when there is no connection', async () => {
    respond(getLiveSearch, never)
    await open('sleep')
    expect(await screen.findByText('Asking the App Store')).toBeVisible()
    connectivity.set('offline')
    respond(getLiveSearch, lost)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Term' }), ' sounds{Enter}')
    expect(await screen.findByText('Not saved on this device')).toBeVisible()
  })

  const later = 'Close and try again later, or contact support.'
  test.each([
    [
      'a market that can not be searched',
      later,
      () => respond(getLiveSearch, { ...answer, apps: null, before: null, days: [] }),
    ],
    ['a server that has a problem', later, () => refuse(getLiveSearch, 'INTERNAL')],
    ['a refusal', 'Too many searches. Wait a minute and try again.', () => refuse(getLiveSearch, 'RATE_LIMITED')],
  ])(
    'ERR-059: says that there is no live search data, and offers to try again and support: %s',
    async (_, advice, given) => {
      given()
      await open('rain', appIn('en-US'), 'https://help.example.com/')
      expect(await screen.findByText('No live search data')).toBeVisible()
      expect(await screen.findByText(advice)).toBeVisible()
      expect(await screen.findByRole('link', { name: 'Contact support' })).toHaveAttribute(
        'href',
        'https://help.example.com/',
      )
      respond(getLiveSearch, answer)
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('table', { name: 'Results' })).toBeVisible()
    },
  )
})
