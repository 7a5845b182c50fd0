import { hash32, nth01 } from '../hash.ts'
import type { SampleApp } from '../sample-app.ts'
import { seedsOf } from '../seeds.ts'
import type { WorldLanguage } from '../world/concept.ts'
import { searchesIn } from '../world/searches.ts'
import { kindsOf } from '../world/worlds.ts'
import { turnOf } from '../writing/editions.ts'
import { modifiers } from './modifiers.ts'
import { sortOf } from './queries-for.ts'
import { searchedIn } from './search-log.ts'

/** Share of its kind's plainest searches, and of the most special ones, that a leader and that the smallest app has there. */
const COVERED = { leader: [1, 0.35], smallest: [0.55, 0.45] } as const
/** Share of the searches of other kinds of its category. */
const BESIDE = 0.5
/** Share of the searches of whatever else people look for: the ends of lists are full of apps that have little to do with them. */
const STRAY = 0.1
/** Share of the words that people add, as "free" and "offline", that a store knows an app by. */
const ADDED = 0.6
/** Downloads a day of a leader. */
const LEADER = 10_000

/**
 * Words that a store knows an app by although its texts don't show them: what the developer enters for the store alone, and
 * what people who take it have searched for. Part of what its kind is searched by; with every sixth edition another part.
 */
export function hiddenWords(app: SampleApp, language: WorldLanguage, edition: number): string {
  const seed = hash32(`hidden/${language}`) ^ seedsOf(app).downloads
  const size = Math.min(1, Math.log10(1 + app.dailyDownloads) / Math.log10(LEADER))
  const between = (small: number, large: number) => small + (large - small) * size
  const turn = turnOf(`hidden/${app.ref.trackId}`, edition, 6)
  const searches = searchesIn(language)
  const own = searches[app.concept.id] ?? []
  const plain = between(COVERED.smallest[0], COVERED.leader[0])
  const special = between(COVERED.smallest[1], COVERED.leader[1])
  const topics = own.filter((_, at) => {
    const drawn = nth01(seed + 1, at + (at % 3 === turn % 3 ? 100 * turn : 0))
    return drawn < plain + (special - plain) * (at / own.length)
  })
  const beside = kindsOf(app.concept.id)
    .filter((kind) => kind !== app.concept.id)
    .flatMap((kind) => searches[kind] ?? [])
    .filter((_, at) => nth01(seed + 2, at) < BESIDE)
  const stray = searchedIn(language)[sortOf(app)].topics.flatMap(({ text }, at) =>
    nth01(seed + 3, at) < STRAY ? [text] : [],
  )
  const added = modifiers[language][sortOf(app)]
    .map(({ text }) => text.replace('{topic}', ' '))
    .filter((_, at) => nth01(seed, at) < ADDED)
  return [...new Set([...topics, ...beside, ...stray, ...added].flatMap((text) => text.split(/\s+/)))].join('\n')
}
