import * as v from 'valibot'
import type { Identity } from '#contract/auth/auth.ts'
import {
  getAppDetails,
  getAppPerformance,
  getAsoScore,
  getAverageRating,
  getFeaturings,
  getVersions,
  RankedKeywords,
  getRankedKeywords,
  getTop30Keywords,
} from '#contract/overview/overview.ts'
import { getBenchmarks, getCategoryRankings, getEvents } from '#contract/overview/sections.ts'
import { getCompetitors } from '#contract/projects.ts'
import type { Endpoint, EndpointOutput } from '#contract/protocol/endpoint.ts'
import { AppRef, CountryCode, Locale, Market, Timestamp, countryCodeOf } from '#contract/store.ts'
import type { Answer } from '#web/api/request.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { restore } from '#web/data/cache/restore.ts'
import { rankedKeywordsRead } from '#web/data/queries/ranked-keywords.ts'
import type { AnyRead, Read } from '#web/data/queries/read.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'
import {
  overviewQueries,
  benchmarksRead,
  eventsRead,
  RANKING_DAYS,
  rankingsRead,
  showsEvents,
  versionsRead,
} from '../reads.ts'

/** An answer as the server gave it, with the moment at which it did; null: this device does not have it. */
const part = <T extends v.GenericSchema>(data: T) => v.nullable(v.object({ readAt: Timestamp, data }))

/**
 * What is known of one app in one country, as a file to keep or to read with other programs. Version 1. Each part holds an
 * answer of the API in the shape of its contract, so that a figure keeps its provenance: where it comes from, for which moment
 * it holds, how it was estimated and from what. Inside a part null is "not known", 0 is zero and '' is an empty text. A later
 * version that adds parts keeps the number; one that changes or drops any gets the next.
 */
export const OverviewDocument = v.object({
  format: v.literal('storeglass-overview'),
  version: v.literal(1),
  exportedAt: Timestamp,
  market: Market,
  app: v.object({
    ...AppRef.entries,
    title: v.string(),
    developerName: v.nullable(v.string()),
    /** false: a competitor of the project's own app. */
    isOwn: v.boolean(),
  }),
  country: CountryCode,
  locale: Locale,
  parts: v.object({
    details: part(getAppDetails.response),
    /** null for competitors too. */
    score: part(getAsoScore.response),
    performance: part(getAppPerformance.response),
    featurings: part(getFeaturings.response),
    rating: part(getAverageRating.response),
    rankedKeywords: part(RankedKeywords),
    top30Keywords: part(RankedKeywords),
    competitors: part(getCompetitors.response),
    benchmarks: part(getBenchmarks.response),
    events: part(getEvents.response),
    /** The last 30 days. */
    rankings: v.object({
      FREE: part(getCategoryRankings.response),
      PAID: part(getCategoryRankings.response),
      GROSSING: part(getCategoryRankings.response),
    }),
    versions: part(getVersions.response),
  }),
})
export type OverviewDocument = v.InferOutput<typeof OverviewDocument>

/** The document as a file's text. */
export const jsonOf = (document: OverviewDocument): string => `${JSON.stringify(document, null, 2)}\n`

/** Puts together what this device has of an app in a country; asks the server for nothing, so that it works offline. */
export async function collect(app: SelectedApp, locale: string, identity: Identity): Promise<OverviewDocument> {
  const { trackId, store, isOwn } = app
  const page = overviewQueries(app, locale)
  const rankings = {
    FREE: rankingsRead(app, locale, 'FREE', RANKING_DAYS),
    PAID: rankingsRead(app, locale, 'PAID', RANKING_DAYS),
    GROSSING: rankingsRead(app, locale, 'GROSSING', RANKING_DAYS),
  }
  const versions = versionsRead(app, locale)
  const events = eventsRead(app, locale)
  const counts = [getRankedKeywords, getTop30Keywords].map((one) => rankedKeywordsRead(one, { trackId, store, locale }))
  await restore([...Object.values(page), ...Object.values(rankings), versions, events, ...counts])

  const details = known(page.details)
  const category = details?.data.categories[0]?.name
  const benchmarks = category === undefined ? null : benchmarksRead(app, locale, identity.organizationId, category)
  if (benchmarks) await restore([benchmarks])
  const [rankedKeywords = null, top30Keywords = null] = counts.map(count)

  return {
    format: 'storeglass-overview',
    version: 1,
    exportedAt: new Date().toISOString(),
    market: identity.market,
    app: {
      trackId,
      store,
      isOwn,
      title: details?.data.title ?? app.title,
      developerName: details?.data.developerName ?? app.developerName,
    },
    country: countryCodeOf(locale),
    locale,
    parts: {
      details,
      score: isOwn ? known(page.score) : null,
      performance: known(page.performance),
      featurings: known(page.featurings),
      rating: known(page.rating),
      rankedKeywords,
      top30Keywords,
      competitors: known(page.competitors),
      benchmarks: benchmarks && known(benchmarks),
      events: showsEvents(app, identity) ? known(events) : null,
      rankings: { FREE: known(rankings.FREE), PAID: known(rankings.PAID), GROSSING: known(rankings.GROSSING) },
      versions: known(versions),
    },
  }
}

/** As the page shows it: with the changes that wait to be sent. */
function known<E extends Endpoint>(read: Read<E>): { readAt: string; data: EndpointOutput<E> } | null {
  const answer = getQueryClient().getQueryData<Answer<EndpointOutput<E>>>(read.queryKey)
  if (!answer) return null
  const [endpointId, input] = read.queryKey
  return { readAt: isoOf(answer), data: applyOverlays(overlays.get(), endpointId, input, answer.data) }
}

type Count = NonNullable<OverviewDocument['parts']['rankedKeywords']>

function count({ queryKey }: AnyRead): Count | null {
  const answer = getQueryClient().getQueryData<Answer<Count['data']>>(queryKey)
  return answer ? { readAt: isoOf(answer), data: answer.data } : null
}

const isoOf = ({ at }: Answer<unknown>) => new Date(at).toISOString()

/** `moorlight-us-2026-11-21.html`: the app's own name, the country, the day of the export. */
export function fileName({ app, country, exportedAt }: OverviewDocument, ending: 'html' | 'json'): string {
  const [name = ''] = app.title.split(/[:|–—]| - /)
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return `${plain || app.trackId}-${country.toLowerCase()}-${exportedAt.slice(0, 10)}.${ending}`
}
