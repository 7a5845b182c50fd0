import { useEffect } from 'react'
import * as v from 'valibot'
import { getKeywordViews, type KeywordView } from '#contract/keywords/views.ts'
import { append } from '#web/commands/append.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import { SavedView } from './saved-view.ts'

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
    /** One that only a later version of the app can show is left out. */
    views: known?.filter((view): view is SavedView => v.is(SavedView, view)) ?? onDevice,
    /** Nothing can be saved before it is known what there is. */
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
