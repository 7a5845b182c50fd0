import { LRUCache } from 'lru-cache'
import type { AppSummary } from '#contract/store.ts'
import type { KeywordRanks } from '#server/markets/market.ts'
import { sampleApp } from '../apps.ts'
import { summaryOf } from '../listings/listing.ts'
import type { SampleApp } from '../sample-app.ts'
import { editionOn } from '../writing/editions.ts'
import { breather } from './breather.ts'
import { rankSeries, type Stretch } from './rank-series.ts'

interface Known {
  ranks: Map<string, Int16Array>
  leaders: (SampleApp | null)[]
}

/** Keywords whose days are remembered: about 25 megabytes, those of ten long lists. */
const KEYWORDS_KEPT = 10_000
const kept = new LRUCache<string, Known>({ max: KEYWORDS_KEPT })

/** Ranks of the store's apps and who leads, day by day; whatever was asked of a day before costs nothing. */
export async function keywordRanksOf(
  stretch: Stretch,
  trackIds: readonly string[],
  keywords: readonly string[],
): Promise<KeywordRanks[]> {
  const { store, locale, to } = stretch
  const apps = await Promise.all(trackIds.map((trackId) => sampleApp({ store, trackId })))
  const known = apps.filter((app) => app !== null)
  const summaries = new Map<SampleApp, AppSummary>()
  const summary = (app: SampleApp): AppSummary => {
    let shown = summaries.get(app)
    if (!shown) summaries.set(app, (shown = summaryOf(app, locale, editionOn(app, to) ?? 0)))
    return shown
  }
  const pause = breather()
  const answers: KeywordRanks[] = []
  for (const keyword of keywords) {
    await pause()
    const { ranks, leaders } = await daysOf(stretch, keyword, known)
    answers.push({
      ranks: new Map(trackIds.map((trackId) => [trackId, Array.from(ranks.get(trackId) ?? [])])),
      leaders: leaders.map((leader) => leader && summary(leader)),
    })
  }
  return answers
}

async function daysOf(stretch: Stretch, keyword: string, apps: readonly SampleApp[]): Promise<Known> {
  const key = `${Object.values(stretch).join('/')}/${keyword}`
  const before = kept.get(key)
  const missing = apps.filter(({ ref }) => !before?.ranks.has(ref.trackId))
  if (before && missing.length === 0) return before
  const found = (await rankSeries(stretch)).of(keyword, missing)
  const ranks = new Map([
    ...(before?.ranks ?? []),
    ...missing.map(({ ref }, place) => [ref.trackId, found.ranks[place] ?? new Int16Array()] as const),
  ])
  const known = { ranks, leaders: found.leaders }
  kept.set(key, known)
  return known
}
