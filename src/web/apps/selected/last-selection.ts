import { useSyncExternalStore } from 'react'
import { useSelection } from '#web/offline/hooks.ts'
import { hasUnreadChanges } from '#web/offline/outbox/lost-changes.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { selection } from '#web/offline/selection.ts'
import type { LastSelection } from './resolve-selected.ts'

/**
 * What was selected last. While queued changes have not been read from the device, its country is believed: one of them may
 * track it.
 */
export const lastSelection = (): LastSelection => believed(selection.get(), hasUnreadChanges())

export function useLastSelection(): LastSelection {
  const { projectId, locale, viewedLocale } = useSelection()
  const isUnread = useHasUnreadChanges()
  return believed({ projectId, locale, viewedLocale }, isUnread)
}

export const useHasUnreadChanges = (): boolean => useSyncExternalStore(outbox.subscribe, hasUnreadChanges)

const believed = ({ projectId, locale, viewedLocale }: LastSelection, isUnread: boolean): LastSelection => ({
  projectId,
  locale,
  viewedLocale: viewedLocale ?? (isUnread ? locale : null),
})
