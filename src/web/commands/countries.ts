import { msg } from '@lingui/core/macro'
import { getProjects, trackCountry as track, untrackCountry as untrack, type Project } from '#contract/projects.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import { call } from '#web/api/call.ts'
import { countryAtStart, countryNameOf } from '../i18n/country.ts'
import { command } from './command.ts'
import { countryEntity } from './entities.ts'
import { refreshesTracked } from './keywords/of-keywords.ts'
import { payloads } from './payloads.ts'
import { refusalMessage } from './refusal-message.ts'

interface Tracking {
  projectId: string
  projectTitle: string
  locale: string
}

const lane = ({ projectId }: Tracking) => `countries:${projectId}`
const entities = ({ projectId, locale }: Tracking) => [countryEntity(projectId, locale)]
/** Keywords of a country rest while it is not tracked. */
const refreshes = (payload: Tracking) => [
  { endpoint: getProjects, input: {} },
  ...refreshesTracked(payload),
  { endpoint: getQuotas, input: {} },
]
const nameOf = ({ locale }: Tracking) => countryNameOf(locale)

/** The projects with this one's countries changed, if the data is the list of projects. */
function withCountries(
  { projectId }: Tracking,
  endpointId: string,
  data: unknown,
  change: (countries: string[]) => string[],
): unknown {
  if (endpointId !== getProjects.id) return data
  // The server's answer must not be mutated.
  // oxlint-disable-next-line oxc/no-map-spread
  return (data as Project[]).map((project) =>
    project.projectId === projectId ? { ...project, countries: change(project.countries) } : project,
  )
}

export const trackCountry = command({
  name: 'trackCountry',
  version: 1,
  schema: payloads.trackCountry,
  lane,
  entities,
  send: ({ projectId, locale }, context) => call(track, { params: { projectId }, body: { locale } }, context),
  overlay: (payload, endpointId, _, data) =>
    withCountries(payload, endpointId, data, (countries) => [...new Set([...countries, payload.locale])]),
  describe: (payload) => {
    const country = nameOf(payload)
    return { title: msg`Track country ${country}`, scope: msg`${payload.projectTitle}` }
  },
  refreshes,
  explain: (payload, code, details) =>
    refusalMessage(code, { name: countryAtStart(payload.locale), project: payload.projectTitle }, details),
})

export const untrackCountry = command({
  name: 'untrackCountry',
  version: 1,
  schema: payloads.untrackCountry,
  lane,
  entities,
  send: ({ projectId, locale }, context) => call(untrack, { params: { projectId, locale } }, context),
  overlay: (payload, endpointId, _, data) =>
    withCountries(payload, endpointId, data, (countries) => {
      const left = countries.filter((one) => one !== payload.locale)
      // A project always has a country: the server refuses to remove the last one.
      return left.length > 0 ? left : countries
    }),
  describe: (payload) => {
    const country = nameOf(payload)
    return { title: msg`Stop tracking ${country}`, scope: msg`${payload.projectTitle}` }
  },
  refreshes,
  explain: (payload, code, details) =>
    refusalMessage(code, { name: countryAtStart(payload.locale), project: payload.projectTitle }, details),
})
