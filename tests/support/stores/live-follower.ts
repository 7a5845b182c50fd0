import { sql } from 'kysely'
import { addCompetitor, trackCountry } from '#contract/projects.ts'
import type { AppSummary } from '#contract/store.ts'
import { trackKeywords } from '#server/history/track-keywords.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { measured } from '#server/markets/provenance.ts'
import type { Api } from '../api/api.ts'
import { newMember } from '../api/member.ts'
import { sample } from './sample-apps.ts'

/**
 * The one organisation on the live market: Moorlight with one competitor in the United States and in Germany. What
 * earlier tests of the same database left of jobs and history is gone.
 */
export async function theLiveFollower(api: Api, keywords: Record<string, string[]>) {
  const member = await newMember(api)
  const { db } = api.services
  const { organizationId: organisationId } = member.identity
  const projectId = await member.addProject(sample.moorlight)
  await member.read(trackCountry, { params: { projectId }, body: { locale: 'de-DE' } })
  await member.read(addCompetitor, { params: { projectId }, body: { ...sample.duskHarbour, locale: 'en-US' } })
  for (const [country, texts] of Object.entries(keywords))
    await trackKeywords(db, { organisationId, projectId, country, keywords: texts }, api.clock.now())
  await db.updateTable('organisation').set({ market: 'sample' }).execute()
  await db.updateTable('organisation').set({ market: 'live' }).where('id', '=', organisationId).execute()
  await forgetDays(api)
  return { member, projectId }
}

const tables = [
  'app',
  'chart',
  'listing_snapshot',
  'rating_day',
  'chart_day',
  'chart_position',
  'keyword_rank',
  'keyword_rank_latest',
  'result_list',
  'result_list_latest',
  'pool_term',
  'pool_app',
  'job_run',
  'missed_reading',
]

async function forgetDays({ services: { db } }: Api): Promise<void> {
  await sql.raw(`truncate ${tables.join(', ')}`).execute(db)
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('pgboss.job') is not null as exists`.execute(db)
  if (rows[0]?.exists) await sql`truncate pgboss.job`.execute(db)
}

/**
 * The fictional market in the place of the live one, with searches and charts that hold nothing but one app; `calls` is
 * what was asked of it, in words.
 */
export function countedMarket(source: MarketSource, changes: Partial<MarketSource> = {}) {
  const calls: string[] = []
  const market: MarketSource = {
    ...source,
    chart: async (query) => ({ ...query, apps: [moorlight], provenance: measured(`${query.day}T06:00:00.000Z`) }),
    keywordResults: async ({ day }) => ({ apps: [moorlight], asOf: `${day}T06:00:00.000Z` }),
    ...changes,
    id: 'live',
  }
  const counted: MarketSource = {
    ...market,
    listing: (ref) => {
      calls.push(`listing ${ref.locale} ${ref.trackId}`)
      return market.listing(ref)
    },
    chart: (query) => {
      calls.push(`chart ${query.locale} ${query.category} ${query.group}`)
      return market.chart(query)
    },
    keywordResults: (query) => {
      calls.push(`ranks ${query.locale} ${query.keyword}`)
      return market.keywordResults(query)
    },
  }
  return { market: counted, calls }
}

const moorlight: AppSummary = {
  ...sample.moorlight,
  title: 'Moorlight',
  developerName: null,
  iconUrl: null,
  category: null,
  price: null,
}
