import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { Store } from '#contract/store.ts'
import { sampleApps } from '../apps.ts'
import type { WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { breather } from './breather.ts'
import { keptWhileUsed } from './kept-while-used.ts'
import { indexFor } from './language-index.ts'
import { pullOf } from './pull.ts'
import type { SearchEngine } from './search-engine.ts'
import { shelfOf } from './shelf.ts'

/** Days one after the other in one store of a country, as numbers of UTC days, both inclusive. */
export interface Stretch {
  store: Store
  locale: WorldLocale
  from: number
  to: number
}

/** Results of keywords, day by day. */
export interface RankSeries {
  /**
   * `ranks`: of the apps in the order given, from 1; 0: deeper than the store's search goes. `leaders`: the first app; null: nothing is
   * found.
   */
  of: (keyword: string, apps: readonly SampleApp[]) => { ranks: Int16Array[]; leaders: (SampleApp | null)[] }
}

/** Days, counted from the first one, on which an app shows the same text. */
interface Shown {
  engine: SearchEngine
  document: number
  from: number
  /** Exclusive. */
  to: number
}

interface Rival {
  app: SampleApp
  shown: Shown[]
  /** Of every day. */
  favours: Float64Array
}

/** The apps that are found, in the world's order, and their scores: those of one day after those of the day before. */
interface Hits {
  apps: readonly SampleApp[]
  scores: Float64Array
}

/** Half a megabyte each. */
const SERIES_KEPT = 12
const kept = keptWhileUsed<Promise<RankSeries>>(SERIES_KEPT)

/**
 * Ranks over a stretch of days, equal to those of `storefrontOn`: how well a text fits a keyword is worked out once for all
 * days on which it is shown, so that a day costs no more than comparing what was found.
 */
export function rankSeries(stretch: Stretch): Promise<RankSeries> {
  const key = Object.values(stretch).join('/')
  let series = kept.get(key)
  if (!series) kept.set(key, (series = openSeries(stretch)))
  return series
}

async function openSeries(stretch: Stretch): Promise<RankSeries> {
  const rivals = await rivalsIn(stretch)
  const days = stretch.to - stretch.from + 1
  const depth = searchDepth(stretch.store)
  return {
    of(keyword, apps) {
      const hits = found(keyword, rivals, stretch)
      const places = apps.map((app) => hits.apps.indexOf(app))
      return {
        ranks: places.map((place) => Int16Array.from({ length: days }, (_, day) => rankOn(hits, place, day, depth))),
        leaders: Array.from({ length: days }, (_, day) => leaderOn(hits, day)),
      }
    },
  }
}

async function rivalsIn({ store, locale, from, to }: Stretch): Promise<Rival[]> {
  const apps = (await sampleApps()).filter(({ ref }) => ref.store === store)
  const rivals = new Map(
    apps.map((app): [SampleApp, Rival] => [app, { app, shown: [], favours: new Float64Array(to - from + 1) }]),
  )
  const pause = breather()
  for (let day = 0; day <= to - from; day++) {
    await pause()
    const shelf = await shelfOf(locale, from + day)
    const { engine, documentsOf } = await indexFor(locale, from + day)
    const documents = documentsOf(shelf)
    for (const [place, { app, favour }] of shelf.listed.entries()) {
      const rival = rivals.get(app)
      const document = documents[place] ?? -1
      if (!rival || document === -1) continue
      rival.favours[day] = favour
      const last = rival.shown.at(-1)
      if (last?.to === day && last.engine === engine && last.document === document) last.to = day + 1
      else rival.shown.push({ engine, document, from: day, to: day + 1 })
    }
  }
  return [...rivals.values()]
}

/** Those that are found on any of the days. */
function found(keyword: string, rivals: readonly Rival[], { locale, from: first, to: last }: Stretch): Hits {
  const days = last - first + 1
  const relevanceBy = new Map<SearchEngine, (document: number) => number>()
  const judge = ({ engine, document }: Shown) => {
    let relevance = relevanceBy.get(engine)
    if (!relevance) relevanceBy.set(engine, (relevance = engine.relevance(keyword)))
    return { relevance: relevance(document), isNamed: (word: string) => engine.namesAll(word)(document) }
  }
  const hits = rivals.flatMap((rival) => {
    const judged = rival.shown.map(judge)
    return judged.some(({ relevance }) => relevance > 0) ? [{ rival, judged }] : []
  })
  const pull = pullOf(keyword, locale)
  const scores = new Float64Array(hits.length * days)
  for (const [place, { rival, judged }] of hits.entries())
    for (const [part, { from, to }] of rival.shown.entries()) {
      const { relevance = 0, isNamed = () => false } = judged[part] ?? {}
      if (relevance === 0) continue
      for (let day = from; day < to; day++)
        scores[day * hits.length + place] =
          (rival.favours[day] ?? 0) * relevance * pull.of(rival.app, first + day, isNamed)
    }
  return { apps: hits.map(({ rival }) => rival.app), scores }
}

/** Equals share the better rank; which of them are still listed is decided by the world's order. */
function rankOn({ apps, scores }: Hits, place: number, day: number, depth: number): number {
  const start = day * apps.length
  const score = place === -1 ? 0 : (scores[start + place] ?? 0)
  if (score === 0) return 0
  let better = 0
  let equalBefore = 0
  for (let other = 0; other < apps.length; other++) {
    const rival = scores[start + other] ?? 0
    if (rival > score) better++
    else if (rival === score && other < place) equalBefore++
  }
  return better + equalBefore < depth ? better + 1 : 0
}

function leaderOn({ apps, scores }: Hits, day: number): SampleApp | null {
  let leader = -1
  let best = 0
  for (let place = 0; place < apps.length; place++) {
    const score = scores[day * apps.length + place] ?? 0
    if (score > best) [leader, best] = [place, score]
  }
  return apps[leader] ?? null
}
