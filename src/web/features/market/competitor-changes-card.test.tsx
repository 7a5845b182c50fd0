import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCompetitorChanges, type ChangedCompetitor } from '#contract/market/competitor-changes.ts'
import { getCompetitors, type Project } from '#contract/projects.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { CompetitorChangesCard } from './competitor-changes-card.tsx'

const project: Project = {
  projectId: '66666666-6666-4666-8666-666666666666',
  trackId: '1',
  store: 'APP_STORE',
  title: 'Moorlight',
  iconUrl: null,
  developerName: null,
  countries: ['en-US'],
}
const named = (trackId: string, name: string) => ({
  trackId,
  store: 'APP_STORE' as const,
  name,
  iconUrl: null,
  developerName: null,
})
const hushwick: ChangedCompetitor = {
  ...named('2', 'Hushwick'),
  versions: [{ version: '2.1', releasedAt: '2026-11-20T09:00:00Z', releaseNotes: 'Quieter nights.' }],
  changes: [{ part: 'screenshots', day: '2026-11-20', before: 'a', after: 'b' }],
  events: [],
  featured: [{ country: 'US', date: '2026-11-18', place: 'TODAY' }],
}
const pillomoor: ChangedCompetitor = {
  ...named('3', 'Pillomoor'),
  versions: [],
  changes: [{ part: 'price', day: '2026-11-21', before: 'Free', after: '$2.99' }],
  events: [],
  featured: [],
}
const unknown: ChangedCompetitor = {
  ...named('4', 'Nappery'),
  versions: null,
  changes: null,
  events: null,
  featured: null,
}

/** Answers with these; `listed`: who is a competitor by now. */
function answer(told: ChangedCompetitor[], listed = told) {
  respond(getCompetitorChanges, { days: 30, competitors: told, provenance: null })
  respond(getCompetitors, { content: listed, pageNumber: 1, pageSize: 300, totalPages: 1 })
}

const open = () => drawPage(<CompetitorChangesCard project={project} locale="en-US" />)

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  connectivity.set('online')
})

test('OV-039: one list of what competitors changed, newest first, each with the way to its timeline', async () => {
  answer([hushwick, pillomoor])
  open()
  const card = within(await screen.findByRole('region', { name: 'Changes of your competitors' }))
  const rows = await card.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^PPrice changed.*Pillomoor.*Free.*\$2\.99/),
    expect.stringMatching(/^HScreenshots changed.*Hushwick$/),
    expect.stringMatching(/^HVersion 2\.1.*Hushwick.*Quieter nights\./),
    expect.stringMatching(/^HFeatured by the store.*Hushwick.*Today tab/),
  ])
  expect(card.getByRole('link', { name: 'Pillomoor' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/analyze-market\/timeline\?competitor=.*3/),
  )
})

test('one competitor can be picked out', async () => {
  answer([hushwick, pillomoor])
  open()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Competitor shown' }), 'Pillomoor')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('what is not known, what has not changed and no competitors at all are three things', async () => {
  answer([{ ...pillomoor, changes: [] }, unknown])
  const first = open()
  expect(await screen.findByText('No changes in this period.')).toBeVisible()
  expect(screen.getByText('No data here for Nappery. Country: United States.')).toBeVisible()
  first.unmount()
  getQueryClient().clear()
  answer([])
  open()
  expect(await screen.findByRole('link', { name: 'Add competitors' })).toHaveAttribute(
    'href',
    '/analyze-market/competitors',
  )
})

test('a competitor that was removed meanwhile is left out', async () => {
  answer([hushwick, pillomoor], [pillomoor])
  open()
  expect(await screen.findByRole('link', { name: 'Pillomoor' })).toBeVisible()
  await vi.waitFor(() => expect(screen.queryByText('Hushwick')).toBeNull())
})

test('a failure offers another try; offline without an answer it is said that nothing is saved', async () => {
  refuse(getCompetitorChanges, 'VALIDATION_FAILED')
  refuse(getCompetitors, 'VALIDATION_FAILED')
  const first = open()
  expect(await screen.findByText("Couldn't load the changes of your competitors")).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  first.unmount()
  getQueryClient().clear()
  connectivity.set('offline')
  noNetwork()
  open()
  expect(await screen.findByText(/The changes of your competitors load when you're back online/)).toBeVisible()
})
