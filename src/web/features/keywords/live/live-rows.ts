import { listDifference } from '#aso/keywords/list-difference.ts'
import type { FoundInStore, getLiveSearch } from '#contract/keywords/live-search.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { Store } from '#contract/store.ts'

export type Found = EndpointOutput<typeof getLiveSearch>
export type EarlierList = NonNullable<Found['before']>

export interface LiveRow extends FoundInStore {
  rank: number
  /** Places gained or lost since the earlier list; null: it was not in it, or there is none. */
  change: number | null
  isNew: boolean
  whose: 'own' | 'competitor' | 'other'
}

/** KEY-018; Google Play lists 30. */
export const lengthsOf = (store: Store): readonly number[] =>
  [30, 50, 100, 200].filter((length) => length <= searchDepth(store))

/** The earlier list, cut to the length requested now. */
export const comparable = (before: EarlierList, store: Store): EarlierList => ({
  ...before,
  trackIds: before.trackIds.slice(0, searchDepth(store)),
})

export interface Known {
  own: string
  competitors: ReadonlySet<string>
}

export const whoseIs = (trackId: string, { own, competitors }: Known): LiveRow['whose'] =>
  trackId === own ? 'own' : competitors.has(trackId) ? 'competitor' : 'other'

/** The results with what became of each since the earlier list. */
export function liveRows(apps: readonly FoundInStore[], before: EarlierList | null, known: Known): LiveRow[] {
  const now = apps.map(({ trackId }) => trackId)
  const { entered, moved } = listDifference(now, before?.trackIds ?? now)
  const changes = new Map(moved.map(({ id, change }) => [id, change]))
  const fresh = new Set(entered.map(({ id }) => id))
  return apps.map((app, index) => ({
    ...app,
    rank: index + 1,
    isNew: fresh.has(app.trackId),
    change: before && !fresh.has(app.trackId) ? (changes.get(app.trackId) ?? 0) : null,
    whose: whoseIs(app.trackId, known),
  }))
}

export interface Part {
  rows: readonly LiveRow[]
  /** The own app, if it ranks further down. */
  below: LiveRow | null
  /** Results between the two. */
  between: number
}

/** The first results, and the own app at any rank. */
export function firstOf(rows: readonly LiveRow[], length: number): Part {
  const below = rows.find(({ rank, whose }) => whose === 'own' && rank > length) ?? null
  return { rows: rows.slice(0, length), below, between: below ? below.rank - length - 1 : 0 }
}

/** The list to paste into a spreadsheet: a line an app, its cells apart by tabs. */
export const tableText = (rows: readonly LiveRow[]): string =>
  rows.map(({ rank, title, developerName }) => [rank, title, developerName ?? ''].join('\t')).join('\n')
