import type { KeywordTag } from '#contract/keywords/tracked.ts'
import type { Movement } from '#aso/keywords/rank-movement.ts'
import { commonFilter, everyRow, hasRank, type CommonFilter } from '../list/keyword-filter.ts'
import type { MonitorRow } from './monitor-rows.ts'

/** KEY-018. */
export const topResults = [30, 50, 100, 200] as const
/** Without a rank: not among the first 200, or not measured yet. */
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
