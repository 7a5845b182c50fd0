import type { KeywordTag } from '#contract/keywords/tracked.ts'
import type { Movement } from '#aso/keywords/rank-movement.ts'
import { KEYWORD_MAX_LENGTH } from '#contract/protocol/limits.ts'
import {
  commonFilter,
  difficultyCeilings,
  everyRow,
  hasRank,
  keywordKinds,
  rankPresets,
  volumeFloors,
  wordCounts,
  type CommonFilter,
} from '../list/keyword-filter.ts'
import type { MonitorRow } from './monitor-rows.ts'
import { firstSort, sortOfText, textOfSort, type MonitorSort } from './monitor-sort.ts'

/** KEY-018. */
export const topResults = [30, 50, 100, 200] as const
/** Without a rank: not among the places that the store lists, or not measured yet. */
export const NOT_RANKED = 0
export const topChoices = [...topResults, NOT_RANKED] as const
type TopChoice = (typeof topChoices)[number]

export interface MonitorFilter extends CommonFilter {
  movement: Movement | 'all'
  /** Ranked among the first so many; null: any, also none. */
  top: TopChoice | null
  /** Name of a tag, `own:Core` or `system:top-10`; null: any. */
  tag: string | null
  starred: boolean
}

export const everyKeyword: MonitorFilter = { ...everyRow, movement: 'all', top: null, tag: null, starred: false }

/** Names of a row's tags as `MonitorFilter.tag` has them. */
const hasTag = (row: MonitorRow, tag: string): boolean => {
  const name = tag.slice(tag.indexOf(':') + 1)
  return tag.startsWith('own:') ? row.tags.includes(name) : row.systemTags.some((one) => one === name)
}

/** Every filter except the rank presets, whose counts are based on it. */
export function filterRows(rows: readonly MonitorRow[], filter: MonitorFilter): MonitorRow[] {
  const { movement, top, tag, starred } = filter
  const passes = commonFilter(filter)
  return rows.filter(
    (row) =>
      passes(row) &&
      (movement === 'all' || row.movement === movement) &&
      (top === null || (row.rank === null ? top === NOT_RANKED : row.rank <= top)) &&
      (tag === null || hasTag(row, tag)) &&
      (!starred || row.isStarred),
  )
}

export const inPreset = (rows: readonly MonitorRow[], { ranks }: MonitorFilter): readonly MonitorRow[] =>
  ranks === 'all' ? rows : rows.filter((row) => hasRank(row, ranks))

/** The project's own tag that is filtered by, if the project has no such tag: a saved view comes from another one. */
export function missingTag({ tag }: MonitorFilter, tags: readonly KeywordTag[]): string | null {
  const name = tag?.startsWith('own:') ? tag.slice('own:'.length) : null
  return tags.some((one) => one.name === name) ? null : name
}

/** How many filters of the panel are set; search, presets and movements are outside of it. */
export const setFilters = ({ top, volumeFrom, difficultyTo, words, kind, tag, starred }: MonitorFilter): number =>
  [
    top !== null,
    volumeFrom !== null,
    difficultyTo !== null,
    words !== null,
    kind !== 'all',
    tag !== null,
    starred,
  ].filter(Boolean).length

export const isFiltered = (filter: MonitorFilter): boolean =>
  filter.text.trim() !== '' || filter.ranks !== 'all' || filter.movement !== 'all' || setFilters(filter) > 0

/** Which keywords are listed, and in which order. */
export interface ListState {
  filter: MonitorFilter
  sort: MonitorSort
}

type SearchName =
  | 'q'
  | 'rank'
  | 'moved'
  | 'top'
  | 'volume'
  | 'difficulty'
  | 'words'
  | 'type'
  | 'tag'
  | 'starred'
  | 'sort'

/** The list's part of the address, not yet validated; what is usual is not said. */
export type ListSearch = { [name in SearchName]?: string | undefined }

export const movements = ['up', 'down', 'same', 'new', 'lost'] as const satisfies readonly Movement[]

/** The choice of which an address speaks; null: none. */
const chosen = <T extends string | number>(choices: readonly T[], text: string | undefined): T | null =>
  choices.find((choice) => String(choice) === text) ?? null

/** What an address means; a text that stands for no choice is left out. */
export const listOfSearch = (search: ListSearch): ListState => ({
  filter: {
    text: (search.q ?? '').slice(0, KEYWORD_MAX_LENGTH),
    ranks: chosen(rankPresets, search.rank) ?? 'all',
    movement: chosen(movements, search.moved) ?? 'all',
    top: chosen(topChoices, search.top),
    volumeFrom: chosen(volumeFloors, search.volume),
    difficultyTo: chosen(difficultyCeilings, search.difficulty),
    words: chosen(wordCounts, search.words),
    kind: chosen(keywordKinds, search.type) ?? 'all',
    tag: search.tag && /^(own|system):./u.test(search.tag) ? search.tag : null,
    starred: search.starred === 'yes',
  },
  sort: sortOfText(search.sort),
})

const said = (value: string | number | null, usual: string | null = null) =>
  value === null || value === usual ? undefined : String(value)

/** The list's part of the address, so that a link shows the same list. */
export const searchOfList = ({ filter, sort }: ListState): ListSearch => ({
  q: said(filter.text, ''),
  rank: said(filter.ranks, 'all'),
  moved: said(filter.movement, 'all'),
  top: said(filter.top),
  volume: said(filter.volumeFrom),
  difficulty: said(filter.difficultyTo),
  words: said(filter.words),
  type: said(filter.kind, 'all'),
  tag: said(filter.tag),
  starred: filter.starred ? 'yes' : undefined,
  sort: said(textOfSort(sort), textOfSort(firstSort)),
})
