import type { Connection } from '#contract/connections/connection.ts'
import { getConnections } from '#contract/connections/connections.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { read, restoreReads, startReads, useRead, type Answer, type ReadResult } from '#web/data/queries/read.ts'
import { together, useReads } from '#web/data/queries/use-reads.ts'

/** Connections in one answer (CONN-007). */
export const CONNECTIONS_PAGE_SIZE = 50

/** A page of the organisation's connections, counted from 1. */
export const connectionsRead = (page = 1) =>
  read(getConnections, {
    query: { pageSize: String(CONNECTIONS_PAGE_SIZE), offset: String((page - 1) * CONNECTIONS_PAGE_SIZE) },
  })

/** For the loader: reads the saved connections from the device, and asks the server for what is missing. */
export async function loadConnections(): Promise<void> {
  const reads = [connectionsRead()]
  await restoreReads(reads)
  startReads(reads)
}

/** Every connection of the organisation; undefined: not known yet. */
export type Connections = ReadResult<readonly Connection[]>

/** Reads all pages: which connections an app has is known only with all of them. */
export function useConnections(): Connections {
  const first = useRead(connectionsRead())
  const pages = Math.ceil((first.data?.total ?? 0) / CONNECTIONS_PAGE_SIZE)
  const rest = useReads(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => connectionsRead(index + 2)))
  const all = [first, ...rest]
  const parts = all.map(({ data }) => data)
  const data = parts.every((one) => one !== undefined) ? parts.flatMap(({ content }) => content) : undefined
  return together(all, data)
}

type List = EndpointOutput<typeof getConnections>

/** Shows what the server said of one connection at once, in its position in the lists or as the last one, and reads the lists again. */
export const putConnection = (connection: Connection): void =>
  changeList(connection.id, ({ content, total }) =>
    content.some(({ id }) => id === connection.id)
      ? { content: content.map((one) => (one.id === connection.id ? connection : one)), total }
      : { content: [...content, connection], total: total + 1 },
  )

/** Takes a connection that the server has deleted out of the lists, and reads them again. */
export const dropConnection = (connectionId: string): void =>
  changeList(connectionId, ({ content, total }) => {
    const others = content.filter(({ id }) => id !== connectionId)
    return { content: others, total: total - (content.length - others.length) }
  })

function changeList(connectionId: string, change: (list: List) => List): void {
  const client = getQueryClient()
  const lists = client.getQueryCache().findAll({ queryKey: [getConnections.id] })
  const answerOf = ({ state }: { state: { data: unknown } }) => state.data as Answer<List> | undefined
  const holding = lists.find((one) => answerOf(one)?.data.content.some(({ id }) => id === connectionId))
  const query = holding ?? client.getQueryCache().build(client, connectionsRead())
  const list = answerOf(query)
  // Newer than the answer on the device, so that it replaces that one: a page loaded now shows the change, too.
  const at = list ? list.at + 1 : Date.now()
  query.setData({ at, data: change(list?.data ?? { content: [], total: 0 }) }, { updatedAt: at, manual: false })
  void client.invalidateQueries({ queryKey: [getConnections.id] })
}
