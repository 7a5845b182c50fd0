import { useMemo } from 'react'
import { keywordEntity } from '#web/commands/entities.ts'
import { useOutbox } from '#web/offline/hooks.ts'

/** The project's keywords with a change that waits to be sent. */
export function useWaitingKeywords(projectId: string): ReadonlySet<string> {
  const { entries } = useOutbox()
  return useMemo(() => {
    const prefix = keywordEntity(projectId, '')
    return new Set(
      entries
        .filter(({ state }) => state !== 'unreadable')
        .flatMap(({ entities }) => entities)
        .filter((entity) => entity.startsWith(prefix))
        .map((entity) => entity.slice(prefix.length)),
    )
  }, [entries, projectId])
}
