import * as v from 'valibot'
import { KeywordView } from '#contract/keywords/views.ts'
import { rankPresets, wordCounts } from '../list/keyword-filter.ts'
import { topChoices, type MonitorFilter } from './monitor-filter.ts'
import { monitorColumns, type SortKey } from './monitor-sort.ts'

const isSortKey = (text: string): text is SortKey =>
  text.startsWith('rank:') ||
  (text !== 'competitors' && text !== 'history' && monitorColumns.some((column) => column === text))

/** A named way to look at the table: what this version of the app knows of `KeywordView`. */
export const SavedView = v.object({
  ...v.pick(KeywordView, ['name']).entries,
  filter: v.object({
    text: v.string(),
    ranks: v.picklist(rankPresets),
    movement: v.picklist(['all', 'up', 'down', 'same', 'new', 'lost']),
    top: v.nullable(v.picklist(topChoices)),
    volumeFrom: v.nullable(v.number()),
    difficultyTo: v.optional(v.nullable(v.number())),
    words: v.optional(v.nullable(v.picklist(wordCounts))),
    kind: v.picklist(['all', 'GENERIC', 'MY_BRAND', 'OTHER_BRAND']),
    tag: v.nullable(v.string()),
    starred: v.boolean(),
  }),
  sort: v.object({ by: v.custom<SortKey>((by) => typeof by === 'string' && isSortKey(by)), descending: v.boolean() }),
  columns: v.array(v.picklist(monitorColumns)),
})
export type SavedView = v.InferOutput<typeof SavedView>

/** What a view filters by; one of an earlier version leaves out what it did not know. */
export const filterOf = ({ filter: { difficultyTo = null, words = null, ...filter } }: SavedView): MonitorFilter => ({
  ...filter,
  difficultyTo,
  words,
})
