import { expect, test } from 'vitest'
import * as v from 'valibot'
import { Identity } from './auth/auth.ts'
import { getCampaignCountries } from './market/campaigns.ts'
import { COMPETITORS_PAGE_SIZE, EVENTS_WINDOW_DAYS, RANKED_POSITIONS } from './protocol/limits.ts'
import * as projects from './projects.ts'
import { Store } from './store.ts'

const fields = ({ entries }: { entries: object }) => Object.keys(entries)
const SECONDS_20 = 20_000

test('PROJ-005: the fields of a project', () => {
  expect(fields(projects.Project)).toEqual(
    expect.arrayContaining(['projectId', 'store', 'trackId', 'title', 'iconUrl', 'developerName']),
  )
})

test('PROJ-003: both stores are supported, and no other one', () => {
  expect(Store.options).toEqual(['APP_STORE', 'GOOGLE_PLAY'])
})

test('PROJ-004: a project is one app of one store, and belongs to an organisation', () => {
  const one = { projectId: crypto.randomUUID(), trackId: '42', store: 'APP_STORE', countries: ['en-US'] }
  const shown = { title: 'Moorlight', iconUrl: null, developerName: null }
  expect(v.is(projects.Project, { ...one, ...shown })).toBe(true)
  expect(v.is(projects.Project, { ...one, ...shown, trackId: ['42', '43'] })).toBe(false)
  expect(projects.getProjects.path).toContain('{organizationId}')
})

test('PROJ-007, LIM-013: the list of projects', () => {
  const path = '/bff/{organizationId}/projects'
  expect(projects.getProjects).toMatchObject({ method: 'GET', path, timeoutMs: SECONDS_20, retries: 5 })
})

test('OP-44: a user has names, an address, a role and privileges, and says which organisation is theirs', () => {
  expect(fields(Identity)).toEqual(
    expect.arrayContaining(['userId', 'firstName', 'lastName', 'email', 'role', 'organizationId']),
  )
})

test('COMP-001, COMP-002, COMP-003, OP-45: a page of competitors of one locale, 300 at most', () => {
  const { getCompetitors } = projects
  const path = '/projects/{projectId}/competitors'
  expect(getCompetitors).toMatchObject({ method: 'GET', path, timeoutMs: SECONDS_20 })
  expect(fields(getCompetitors.response)).toEqual(['content', 'pageNumber', 'pageSize', 'totalPages'])
  expect(fields(projects.Competitor)).toEqual(
    expect.arrayContaining(['developerName', 'iconUrl', 'store', 'name', 'trackId']),
  )
  expect(v.parse(getCompetitors.query, { locale: 'de-DE' })).toEqual({
    locale: 'de-DE',
    page: '1',
    size: String(COMPETITORS_PAGE_SIZE),
  })
})

test('COMP-005, COMP-006, COMP-008: a competitor is added by what names its listing, and removed by its trackId', () => {
  const { addCompetitor, removeCompetitor } = projects
  expect(addCompetitor).toMatchObject({ method: 'POST', path: '/projects/{projectId}/competitors', status: 201 })
  expect(v.is(addCompetitor.body, { trackId: '42', store: 'APP_STORE', locale: 'en-US' })).toBe(true)
  expect(v.is(addCompetitor.body, { trackId: '42' })).toBe(false)
  expect(addCompetitor.errors).toContain('INSUFFICIENT_SLOTS')
  expect(removeCompetitor).toMatchObject({ method: 'DELETE', path: '/projects/{projectId}/competitors/{trackId}' })
})

test('CTRY-001, CTRY-003, CTRY-004: what is read of a country', () => {
  expect(fields(projects.Country)).toEqual(['country', 'locale', 'displayName'])
  expect(fields(projects.ConfigCountry)).toEqual(['countryName', 'countryCode'])
  expect(v.is(projects.Country, { country: 'de', locale: 'de-DE', displayName: 'Germany' })).toBe(false)
})

test('CTRY-005 to CTRY-009, CTRY-011 to CTRY-013, LIM-013: the calls about countries', () => {
  const calls = [
    projects.trackCountry,
    projects.untrackCountry,
    projects.getConfigCountries,
    projects.getCountries,
    getCampaignCountries,
    projects.getFavouriteCountries,
    projects.addFavouriteCountry,
    projects.removeFavouriteCountry,
  ]
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /projects/{projectId}/countries',
    'DELETE /projects/{projectId}/countries/{locale}',
    'GET /dashboard/config/v1/countries',
    'GET /bff/v1/countries',
    'GET /bff/{organizationId}/campaigns/countries',
    'GET /dashboard/config/v1/favourite/countries',
    'PUT /dashboard/config/v1/favourite/countries/{countryCode}',
    'DELETE /dashboard/config/v1/favourite/countries/{countryCode}',
  ])
  for (const { timeoutMs } of calls) expect(timeoutMs).toBe(SECONDS_20)
  expect(projects.addFavouriteCountry.body).toBeUndefined()
})

test('ONB-094, OP-22, C-05: several countries are starred at once, for projects', () => {
  const { addFavouriteCountries } = projects
  const path = '/dashboard/config/v1/favourite/countries'
  expect(addFavouriteCountries).toMatchObject({ method: 'POST', path, status: 204, timeoutMs: SECONDS_20 })
  const projectIds = ['00000000-0000-4000-8000-000000000003']
  const countries = ['US', 'DE', 'FR', 'JP', 'SE', 'BR', 'IN', 'AU', 'CA']
  const isTaken = (count: number) =>
    v.is(addFavouriteCountries.body, { projectIds, countries: countries.slice(0, count) })
  expect([0, 1, 8, 9].map(isTaken)).toEqual([false, true, true, false])
  expect(v.is(addFavouriteCountries.body, { projectIds: [], countries: ['US'] })).toBe(false)
})

test('CTRY-009, CTRY-010, OP-102: the ad platforms of connections and apps are lists with commas, the answer codes of countries', () => {
  const asked = v.parse(getCampaignCountries.query, { adProviders: 'apple-ads,google-ads', appTrackIds: '1,2' })
  expect(asked).toEqual({ adProviders: ['apple-ads', 'google-ads'], appTrackIds: ['1', '2'] })
  expect(v.is(getCampaignCountries.query, { adProviders: 'meta', appTrackIds: '1' })).toBe(false)
  expect(v.is(getCampaignCountries.response, ['DE'])).toBe(true)
})

test('LIM-010, LIM-012: 30 days of events either way, and 200 positions that count', () => {
  expect([EVENTS_WINDOW_DAYS, RANKED_POSITIONS]).toEqual([30, 200])
})
