import * as v from 'valibot'
import { useEffect } from 'react'
import { KeywordView, getKeywordViews } from '#contract/keywords/views.ts'
import { append } from '#web/commands/append.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { keywordKinds, rankPresets, wordCounts } from '../list/keyword-filter.ts'
import { movements, topChoices, type MonitorFilter } from './monitor-filter.ts'
import { isSortKey, monitorColumns, type SortKey } from './monitor-sort.ts'

/** A named way to look at the table: what this version of the app knows of `KeywordView`. */
export const SavedView = v.object({
  ...v.pick(KeywordView, ['name']).entries,
  filter: v.object({
    text: v.string(),
    ranks: v.picklist(rankPresets),
    movement: v.picklist(['all', ...movements]),
    top: v.nullable(v.picklist(topChoices)),
    volumeFrom: v.nullable(v.number()),
    difficultyTo: v.optional(v.nullable(v.number())),
    words: v.optional(v.nullable(v.picklist(wordCounts))),
    kind: v.picklist(['all', ...keywordKinds]),
    tag: v.nullable(v.string()),
    starred: v.boolean(),
  }),
  sort: v.object({ by: v.custom<SortKey>((by) => typeof by === 'string' && isSortKey(by)), descending: v.boolean() }),
  columns: v.array(v.picklist(monitorColumns)),
})
export type SavedView = v.InferOutput<typeof SavedView>

/** The filter of a view; views of earlier versions lack newer fields. */
export const filterOf = ({ filter: { difficultyTo = null, words = null, ...filter } }: SavedView): MonitorFilter => ({
  ...filter,
  difficultyTo,
  words,
})

/**
 * The user's saved views, on every device. Those that an earlier version saved on this device are sent to the server once;
 * of two with the same name the server's stays. `onMoved`: they are queued.
 */
export function useSavedViews(onDevice: readonly SavedView[], onMoved: () => void) {
  const known = useRead(read(getKeywordViews, {})).data
  useEffect(() => {
    if (known && onDevice.length > 0) void moveOver(onDevice, known, onMoved).catch(tellFailure)
  }, [known, onDevice, onMoved])
  return {
    /** Leaves out views that only a later version of the app understands. */
    views: known?.filter((view): view is SavedView => v.is(SavedView, view)) ?? onDevice,
    /** Views can't be saved before the existing ones are known. */
    isKnown: known !== undefined,
    save: (view: SavedView) => void append('putKeywordView', { view }).catch(tellFailure),
    remove: (name: string) => void append('removeKeywordView', { name }).catch(tellFailure),
  }
}

let isMoving = false

async function moveOver(onDevice: readonly SavedView[], known: readonly KeywordView[], onMoved: () => void) {
  if (isMoving) return
  isMoving = true
  try {
    const names = new Set(known.map(({ name }) => name))
    for (const view of onDevice) if (!names.has(view.name)) await append('putKeywordView', { view })
    onMoved()
  } finally {
    isMoving = false
  }
}
