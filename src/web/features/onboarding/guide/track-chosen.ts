import type { Identity } from '#contract/auth/auth.ts'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import { trackCountry, type Project } from '#contract/projects.ts'
import { countryCodeOf, sameApp, type AppRef } from '#contract/store.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import type { Guide, NotTracked } from './guide.ts'

type Told = Omit<NotTracked, 'title'>
type Outcome = 'notListed' | 'unknown'

interface Left {
  project: Project
  country: string
}

/** Countries that were chosen and that a selected app is not tracked in, but for those of which the server said why. */
export function leftToTrack({ data, notTracked }: Guide, projects: readonly Project[]): Left[] {
  return data.selectedApps.flatMap((app) => {
    const project = projects.find((one) => sameApp(one, app))
    const told = notTracked.find((one) => sameApp(one, app))
    if (!project) return []
    const tracked = project.countries.map(countryCodeOf)
    const done = new Set([...tracked, ...(told?.notListed ?? []), ...(told?.unknown ?? [])])
    return data.selectedCountries.filter((code) => !done.has(code)).map((country) => ({ project, country }))
  })
}

const outcomes: Partial<Record<ErrorCode, Outcome>> = {
  APP_NOT_AVAILABLE: 'notListed',
  COUNTRY_NOT_SUPPORTED: 'notListed',
  UNAVAILABLE: 'unknown',
}

/** Tracks one country; tracking it twice does no harm. Answers why it could not be tracked; empty: it is. */
export async function trackOne({ userId }: Identity, { project, country }: Left): Promise<Told[]> {
  const locale = await localeOf(country)
  const told = (outcome: Outcome): Told[] => [{ ...refOf(project), notListed: [], unknown: [], [outcome]: [country] }]
  if (locale === undefined) return told('notListed')
  try {
    await call(trackCountry, { params: { projectId: project.projectId }, body: { locale } }, { userId })
    return []
  } catch (error) {
    const outcome = error instanceof ApiError && error.code ? outcomes[error.code] : undefined
    if (!outcome) throw error
    return told(outcome)
  }
}

const refOf = ({ trackId, store }: AppRef): AppRef => ({ trackId, store })

async function localeOf(country: string): Promise<string | undefined> {
  const { data } = await getQueryClient().ensureQueryData(countriesRead())
  return data.find((one) => one.country === country)?.locale
}

/** The guide with these outcomes added to those it knows. */
export function recordNotTracked(guide: Guide, told: readonly Told[]): Guide {
  const titleOf = (app: AppRef) => guide.data.selectedApps.find((one) => sameApp(one, app))?.title ?? app.trackId
  const notTracked = told.reduce((known: NotTracked[], one) => {
    const before = known.find((other) => sameApp(other, one))
    const merged = {
      ...refOf(one),
      title: titleOf(one),
      notListed: [...new Set([...(before?.notListed ?? []), ...one.notListed])],
      unknown: [...new Set([...(before?.unknown ?? []), ...one.unknown])],
    }
    return [...known.filter((other) => other !== before), merged]
  }, guide.notTracked)
  return { ...guide, notTracked }
}

/** Outcomes to show in the end: of the apps and countries that are still chosen. */
export function stillNotTracked({ data, notTracked }: Guide): NotTracked[] {
  const chosen = (codes: readonly string[]) => codes.filter((code) => data.selectedCountries.includes(code))
  return notTracked
    .filter((one) => data.selectedApps.some((app) => sameApp(app, one)))
    .map(({ trackId, store, title, notListed, unknown }) => ({
      trackId,
      store,
      title,
      notListed: chosen(notListed),
      unknown: chosen(unknown),
    }))
    .filter(({ notListed, unknown }) => notListed.length + unknown.length > 0)
}
