import type { Connection } from '#contract/connections/connection.ts'
import { getConnections } from '#contract/connections/connections.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectionsRead } from '#web/data/queries/connection-reads.ts'
import type { Answer } from '#web/data/queries/read.ts'

type List = Answer<EndpointOutput<typeof getConnections>>

/** Shows what the server said of one connection at once, in its place in the lists or as the last one, and asks for the lists anew. */
export function putConnection(connection: Connection): void {
  const client = getQueryClient()
  const lists = client.getQueriesData<List>({ queryKey: [getConnections.id] })
  const isIn = (list: List | undefined) => list?.data.content.some(({ id }) => id === connection.id)
  const held = lists.find(([, list]) => isIn(list))
  client.setQueryData<List>(held?.[0] ?? connectionsRead().queryKey, (list) => {
    const { content = [], total = 0 } = list?.data ?? {}
    const at = list?.at ?? Date.now()
    if (isIn(list))
      return { at, data: { content: content.map((one) => (one.id === connection.id ? connection : one)), total } }
    return { at, data: { content: [...content, connection], total: total + 1 } }
  })
  void client.invalidateQueries({ queryKey: [getConnections.id] })
}
