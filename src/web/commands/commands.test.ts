import { i18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { commonErrors, type ErrorCode } from '#contract/protocol/errors.ts'
import { endpoints } from '#contract/index.ts'
import { getCompetitors, getFavouriteCountries, getProjects, type Project } from '#contract/projects.ts'
import { payloads, sampleCommand } from '#tests/support/queue/command-samples.ts'
import { applyOverlays, type Overlay } from '../offline/outbox/outbox.ts'
import { refusalMessage } from './refusal-message.ts'
import { commands } from './registry.ts'

const projectId = '55555555-5555-4555-8555-555555555555'
const otherId = '66666666-6666-4666-8666-666666666666'
const app = { trackId: '42', store: 'APP_STORE' as const }
i18n.loadAndActivate({ locale: 'en', messages: {} })

const samples = {
  addCompetitor: sampleCommand('addCompetitor'),
  removeCompetitor: sampleCommand('removeCompetitor'),
  removeApp: sampleCommand('removeApp'),
  trackCountry: sampleCommand('trackCountry'),
  untrackCountry: sampleCommand('untrackCountry'),
  addFavourite: sampleCommand('addFavourite'),
  removeFavourite: sampleCommand('removeFavourite'),
}

const page = (...trackIds: string[]): EndpointOutput<typeof getCompetitors> => ({
  content: trackIds.map((trackId) => ({
    trackId,
    store: 'APP_STORE',
    name: trackId,
    iconUrl: null,
    developerName: null,
  })),
  pageNumber: 1,
  pageSize: 300,
  totalPages: 1,
})
const project = (id: string, ...countries: string[]): Project => ({
  ...app,
  projectId: id,
  title: 'Moorlight',
  iconUrl: null,
  developerName: null,
  countries,
})
const competitorsInput = (id: string) => ({ params: { projectId: id }, query: { locale: 'en-US' } })
const apply = <T>(overlays: Overlay[], endpoint: { id: string }, input: unknown, data: T) =>
  applyOverlays(overlays, endpoint.id, input, data)

describe('what queued writes make of the answers', () => {
  const { addCompetitor, removeCompetitor, trackCountry, untrackCountry, addFavourite, removeFavourite } = samples

  it('COMP-007: adds and removes a competitor of that project only', () => {
    const shown = apply([addCompetitor.overlay], getCompetitors, competitorsInput(projectId), page('1'))
    expect(shown.content.map(({ name }) => name)).toEqual(['1', 'Calm'])
    const same = page('1')
    expect(apply([addCompetitor.overlay], getCompetitors, competitorsInput(otherId), same)).toBe(same)
    const left = apply([removeCompetitor.overlay], getCompetitors, competitorsInput(projectId), page('1', '42'))
    expect(left.content.map(({ trackId }) => trackId)).toEqual(['1'])
  })

  it('COMP-011: after either the competitors of the project are asked for again, in every country', () => {
    const again = [{ endpoint: getCompetitors, input: { params: { projectId } } }]
    expect(addCompetitor.refreshes).toEqual(expect.arrayContaining(again))
    expect(removeCompetitor.refreshes).toEqual(expect.arrayContaining(again))
  })

  it('CTRY-014, CTRY-017: after a country is tracked or untracked the projects are asked for again', () => {
    const again = [{ endpoint: getProjects, input: {} }]
    expect(trackCountry.refreshes).toEqual(expect.arrayContaining(again))
    expect(untrackCountry.refreshes).toEqual(expect.arrayContaining(again))
  })

  it('CTRY-021: tracks and untracks a country of that project only, and never takes the last one', () => {
    const projects = [project(projectId, 'en-US'), project(otherId, 'en-US')]
    const countries = (overlays: Overlay[]) => apply(overlays, getProjects, {}, projects).map((one) => one.countries)
    expect(countries([trackCountry.overlay])).toEqual([['en-US', 'es-ES'], ['en-US']])
    expect(countries([trackCountry.overlay, untrackCountry.overlay])).toEqual([['es-ES'], ['en-US']])
    expect(countries([untrackCountry.overlay])).toEqual([['en-US'], ['en-US']])
  })

  it('OP-69: an app that is removed is gone from the list', () => {
    const projects = [project(projectId, 'en-US'), project(otherId, 'en-US')]
    const left = apply([samples.removeApp.overlay], getProjects, {}, projects)
    expect(left.map((one) => one.projectId)).toEqual([otherId])
  })

  it('CTRY-020: after a star is given or taken the favourites are asked for again', () => {
    const again = [{ endpoint: getFavouriteCountries, input: {} }]
    expect(addFavourite.refreshes).toEqual(again)
    expect(removeFavourite.refreshes).toEqual(again)
  })

  it('stars and unstars a country', () => {
    const shown = apply([addFavourite.overlay], getFavouriteCountries, {}, [])
    expect(shown).toEqual([{ countryCode: 'ES', countryName: 'Spain' }])
    expect(apply([addFavourite.overlay, removeFavourite.overlay], getFavouriteCountries, {}, [])).toEqual([])
  })

  it.each(Object.entries(samples))('%s done twice is done once, and leaves other answers alone', (_, { overlay }) => {
    const answers: [{ id: string }, unknown, unknown][] = [
      [getCompetitors, competitorsInput(projectId), page('1', '42')],
      [getProjects, {}, [project(projectId, 'en-US', 'de-DE')]],
      [getFavouriteCountries, {}, [{ countryCode: 'ES', countryName: 'Spain' }]],
    ]
    for (const [endpoint, input, data] of answers) {
      const once = apply([overlay], endpoint, input, data)
      expect(apply([overlay, overlay], endpoint, input, data)).toEqual(once)
    }
    const foreign = { anything: true }
    expect(overlay('getAsoScore', {}, foreign)).toBe(foreign)
  })
})

describe('a queued write', () => {
  it.each([
    ['addCompetitor', 'Add competitor Calm', 'Moorlight, Germany'],
    ['removeCompetitor', 'Remove competitor Calm', 'Moorlight'],
    ['removeApp', 'Remove app Moorlight', 'All its competitors and countries'],
    ['trackCountry', 'Track country Spain', 'Moorlight'],
    ['untrackCountry', 'Stop tracking United States', 'Moorlight'],
    ['addFavourite', 'Add Spain to favourites', 'All projects'],
    ['removeFavourite', 'Remove Spain from favourites', 'All projects'],
  ] as const)('%s says what it will do, and where', (name, title, scope) => {
    const described = samples[name].describe()
    expect(i18n._(described.title)).toBe(title)
    expect(i18n._(described.scope)).toBe(scope)
  })

  it('COMP-013: touches the same thing as its opposite, in the same lane', () => {
    expect(samples.addCompetitor.entities).toEqual(samples.removeCompetitor.entities)
    expect(samples.addCompetitor.lane).toBe(samples.removeCompetitor.lane)
    expect(samples.addFavourite.entities).toEqual(samples.removeFavourite.entities)
    expect(samples.trackCountry.lane).toBe(samples.untrackCountry.lane)
  })

  it.each([
    ['an unknown name', { name: 'renameApp', version: 1, payload: {} }],
    ['a name that every object has', { name: 'constructor', version: 1, payload: {} }],
    ['another version', { name: 'addFavourite', version: 2, payload: { countryCode: 'ES' } }],
    ['a damaged payload', { name: 'addFavourite', version: 1, payload: { countryCode: 7 } }],
    ['no payload', { name: 'addFavourite', version: 1, payload: null }],
  ])('with %s is not bound', (_, row) => {
    expect(commands.bind(row)).toBeNull()
  })
})

describe('a refusal', () => {
  const codes = [
    ...new Set<ErrorCode>([...commonErrors, ...endpoints.filter((one) => one.queued).flatMap((one) => one.errors)]),
  ]
  const say = (code: ErrorCode | null, details = {}) =>
    i18n._(refusalMessage(code, { name: 'Spain', project: 'Moorlight' }, details))

  it.each(codes)('ERR: %s is told in plain words that name no code', (code) => {
    expect(say(code)).toMatch(/^[A-Z].{20,}\.$/)
    expect(say(code)).not.toMatch(/[A-Z]{2,}_|undefined|\{/)
  })

  it('COMP-015, CTRY-021, CTRY-023, ERR-058: names the limit, the country and what to do', () => {
    expect(say('INSUFFICIENT_SLOTS', { limit: 5 })).toBe(
      'Your 5 competitor slots are in use. Remove a competitor or upgrade, then try again.',
    )
    expect(say('LAST_COUNTRY')).toBe('A project needs at least one country. Track another one first.')
    expect(say('APP_NOT_AVAILABLE')).toBe("Spain isn't available for this app. Choose another country.")
    expect(say(null)).toContain('Try again')
  })

  it.each(['trackCountry', 'addFavourite'] as const)('of %s begins with the country as a sentence does', (name) => {
    const america = { ...payloads[name], locale: 'en-US', countryCode: 'US' }
    const explained = commands.bind({ name, version: 1, payload: america })?.explain('COUNTRY_NOT_SUPPORTED', {})
    expect(explained && i18n._(explained)).toBe("The United States can't be tracked. Choose another country.")
  })
})
