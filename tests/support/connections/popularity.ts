import { latestWeek } from '#server/integrations/apple-ads/popularity-week.ts'
import { importDuePopularity } from '#server/connections/popularity/import-popularity.ts'
import type { Api } from '../api/api.ts'
import type { Member } from '../api/member.ts'
import { Faults, type Fault } from '../providers/faults.ts'

const YEARS_MS = 4000 * 86_400_000
export const POPULARITY = '/search-term-popularity/'

/** Faults between the job and the fictional console, behind which the next imports run. */
export function faultsOf(api: Api): Faults {
  const faults = new Faults()
  const { partsOf } = api.services.connections
  api.services.connections = {
    ...api.services.connections,
    partsOf: (connection) => {
      const parts = partsOf(connection)
      return parts && { ...parts, send: faults.before(parts.send) }
    },
  }
  return faults
}

/** One run of the job for an organisation alone: the tests of a database share it. */
export async function runImport(api: Api, { identity }: Member): Promise<number> {
  const { services, clock } = api
  await services.db
    .updateTable('connection')
    .set({ popularity_due_at: new Date(clock.now().getTime() + YEARS_MS) })
    .where('organisation_id', '<>', identity.organizationId)
    .execute()
  return importDuePopularity({ ...services, paceMs: 0 })
}

/** Until nothing is left to be read. */
export async function importAll(api: Api, member: Member): Promise<number> {
  for (let all = 0; ;) {
    const read = await runImport(api, member)
    if (read === 0) return all
    all += read
    api.clock.advance(61_000)
  }
}

export const weeksOf = (api: Api, { identity }: Member) =>
  api.services.db
    .selectFrom('popularity_week')
    .select(['country', 'week', 'quarantine', 'is_whole', 'row_count'])
    .where('organisation_id', '=', identity.organizationId)
    .orderBy('country')
    .orderBy('week', 'desc')
    .execute()

/**
 * What Apple answers: `terms` with their popularity, and others of `least` and more, so that the week is a good one unless
 * `count` is small.
 */
export function weekOf(terms: Readonly<Record<string, number>>, count = 600, least = 1): Fault {
  const named = Object.entries(terms).map(([searchTerm, popularity]) => ({ searchTerm, popularity }))
  const others = Array.from({ length: count }, (_, at) => ({
    searchTerm: `other ${at}`,
    popularity: (at % (91 - least)) + least,
  }))
  const rows = [...named, ...others].map(({ searchTerm, popularity }, at) => ({
    searchTerm,
    genre: ['GAMES', 'TRAVEL', 'FINANCE'][at % 3],
    rankInGenre: (at % 500) + 1,
    searchPopularityInGenre: popularity,
    searchPopularity1to100: popularity,
    searchPopularity1to5: Math.ceil(popularity / 20),
  }))
  return { status: 200, body: { result: { rows } } }
}

/** A good week with one term, as if it had been read through a connection. */
export async function addPopularity(
  api: Pick<Api, 'services' | 'clock'>,
  { identity }: Member,
  connectionId: string,
): Promise<void> {
  const { db } = api.services
  const now = api.clock.now()
  const key = { organisation_id: identity.organizationId, country: 'DE', week: latestWeek(now) }
  const state = { row_count: 600, quarantine: null, is_whole: true, read_at: now }
  await db
    .insertInto('popularity_week')
    .values({ ...key, connection_id: connectionId, ...state })
    .execute()
  await db
    .insertInto('search_popularity')
    .values({ ...key, term: 'fog', popularity: 50, genre: 'GAMES', rank_in_genre: 7 })
    .execute()
}
