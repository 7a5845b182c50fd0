import { useConnectivity, useOutbox } from '#web/offline/hooks.ts'

interface Connection {
  state: 'online' | 'offline' | 'syncing'
  /** Changes that will be sent without anybody's help. */
  waiting: number
  /** Changes that need a decision. */
  attention: number
}

export function useConnection(): Connection {
  const isOffline = useConnectivity() === 'offline'
  const { entries, waiting, attention, sending, paused } = useOutbox()
  // Also in the moment between one change and the next.
  const isNextDue =
    paused === null && entries.some(({ state, nextAttemptAt }) => state === 'waiting' && nextAttemptAt === 0)
  return { state: isOffline ? 'offline' : sending || isNextDue ? 'syncing' : 'online', waiting, attention }
}
