import type { Connection } from '#contract/connections/connection.ts'
import { CONNECTIONS_PAGE_SIZE, connectionsRead } from './connection-reads.ts'
import { useRead, type ReadResult } from './read.ts'
import { useReads } from './use-reads.ts'

/** Every connection of the organisation; undefined: not known yet. */
export type Connections = ReadResult<readonly Connection[]>

/** Reads all pages: which connections an app has is known only with all of them. */
export function useConnections(options: { enabled?: boolean } = {}): Connections {
  const first = useRead(connectionsRead(), options)
  const pages = Math.ceil((first.data?.total ?? 0) / CONNECTIONS_PAGE_SIZE)
  const rest = useReads(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => connectionsRead(index + 2)))
  const all = [first, ...rest]
  const parts = all.map(({ data }) => data)
  const data = parts.every((one) => one !== undefined) ? parts.flatMap(({ content }) => content) : undefined
  return {
    data,
    updatedAt: first.updatedAt,
    isLoading: all.some((one) => one.isLoading),
    isRefreshing: all.some((one) => one.isRefreshing),
    error: all.find((one) => one.error)?.error ?? null,
    refresh: () => {
      for (const one of all) one.refresh()
    },
  }
}
