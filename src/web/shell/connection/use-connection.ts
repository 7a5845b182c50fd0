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
  const { waiting, attention, sending } = useOutbox()
  return { state: isOffline ? 'offline' : sending ? 'syncing' : 'online', waiting, attention }
}
