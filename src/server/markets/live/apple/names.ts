import * as v from 'valibot'
import type { Locale } from '#contract/store.ts'
import type { Gateway, StoreAnswer } from '../gateway/gateway.ts'
import type { FreshnessPolicy } from '../store-client.ts'
import type { LookupEntry } from './lookup-entry.ts'
import { KeptResult, resultOf } from './lookup-results.ts'

/** Apps by their ids, in the same order. */
export type NameApps = (
  trackIds: readonly string[],
  locale: Locale,
  freshness: FreshnessPolicy,
) => Promise<KeptResult[]>

/** Names, prices and ratings of others change little in a week, and lists hold hundreds of apps. */
const NAMES_AGE_MS = 7 * 24 * 3_600_000
/** The most that one call gives. */
const LOOKUPS_MAX = 200
/** Lists show no more of an app. */
const SCREENSHOTS = 3

/**
 * Names what lists hold by id alone. An app that Lookup does not know, as it does not know new ones for some hours, keeps its
 * place under its id. @throws StoreUnavailable
 */
export function nameApps(
  gateway: Gateway,
  lookup: (trackIds: readonly string[], locale: Locale) => Promise<LookupEntry[]>,
): NameApps {
  async function some(trackIds: readonly string[], locale: Locale, { urgency }: FreshnessPolicy) {
    const ids = new Map(trackIds.map((trackId) => [`name/${trackId}/${locale}`, trackId]))
    return gateway.readMany({
      source: 'documented',
      keys: [...ids.keys()],
      urgency,
      maxAgeMs: NAMES_AGE_MS,
      schema: v.nullable(KeptResult),
      fetch: async (keys) => {
        const wanted = keys.flatMap((key) => ids.get(key) ?? [])
        const found = (await lookup(wanted, locale)).map((entry) => resultOf(entry, locale))
        const named = new Map(
          found.map((app) => [app.trackId, { ...app, screenshots: app.screenshots.slice(0, SCREENSHOTS) }]),
        )
        return new Map(keys.map((key) => [key, named.get(ids.get(key) ?? '') ?? null]))
      },
    })
  }

  return async (trackIds, locale, freshness) => {
    const answers: StoreAnswer<KeptResult | null>[] = []
    for (let start = 0; start < trackIds.length; start += LOOKUPS_MAX)
      answers.push(...(await some(trackIds.slice(start, start + LOOKUPS_MAX), locale, freshness)))
    return trackIds.map((trackId, place) => answers[place]?.value ?? unnamed(trackId))
  }
}

const unnamed = (trackId: string): KeptResult => ({
  store: 'APP_STORE',
  trackId,
  title: trackId,
  developerName: null,
  iconUrl: null,
  category: null,
  price: null,
  rating: null,
  ratingCount: null,
  screenshots: [],
})
