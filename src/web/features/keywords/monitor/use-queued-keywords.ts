import { useMemo } from 'react'
import { keywordEntity } from '#web/commands/entities.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'

/** `waiting`: will be sent automatically; `refused`: was refused, or waits for a refused one, until the user decides. */
export type QueuedState = 'waiting' | 'refused'

const stateOf = ({ state }: OutboxEntry): QueuedState =>
  state === 'refused' || state === 'held' ? 'refused' : 'waiting'

/** The project's keywords with a queued change in a country; a refused change takes precedence over waiting ones. */
export function useQueuedKeywords(projectId: string, locale: string): ReadonlyMap<string, QueuedState> {
  const { entries } = useOutbox()
  return useMemo(() => {
    const prefix = keywordEntity(projectId, '')
    const queued = new Map<string, QueuedState>()
    for (const entry of entries.filter((one) => one.state !== 'unreadable' && reaches(one, locale)))
      for (const entity of entry.entities) {
        const keyword = entity.startsWith(prefix) ? entity.slice(prefix.length) : null
        if (keyword !== null && queued.get(keyword) !== 'refused') queued.set(keyword, stateOf(entry))
      }
    return queued
  }, [entries, projectId, locale])
}

/** Entities name a keyword in all countries; the payload says which ones are meant. */
function reaches({ payload }: OutboxEntry, locale: string): boolean {
  const { locale: own, alsoIn } = payload as { locale?: string; alsoIn?: string[] }
  return own === locale || alsoIn?.includes(locale) === true
}
