import { useConnectivity, useOutbox } from '#web/offline/hooks.ts'

interface Connection {
  state: 'online' | 'offline' | 'syncing'
  /** Changes that are not sent yet and need no decision. */
  waiting: number
  /** How many of them wait until the user is back in another organisation. */
  elsewhere: number
  /** Changes that need a decision. */
  attention: number
}

export function useConnection(): Connection {
  const isOffline = useConnectivity() === 'offline'
  const { entries, elsewhere, waiting, attention, sending, paused } = useOutbox()
  // Also in the moment between one change and the next.
  const isNextDue =
    paused === null && entries.some(({ state, nextAttemptAt }) => state === 'waiting' && nextAttemptAt === 0)
  return {
    state: isOffline ? 'offline' : sending || isNextDue ? 'syncing' : 'online',
    waiting: waiting + elsewhere.length,
    elsewhere: elsewhere.length,
    attention,
  }
}
