import type { Connection } from '#contract/connections/connection.ts'
import { getConnections } from '#contract/connections/connections.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectionsRead } from '#web/data/queries/connection-reads.ts'
import type { Answer } from '#web/data/queries/read.ts'

type Lists = EndpointOutput<typeof getConnections>
type List = Answer<Lists>

/** Shows what the server said of one connection at once, in its place in the lists or as the last one, and asks for the lists anew. */
export const putConnection = (connection: Connection): void =>
  change(connection.id, ({ content, total }) =>
    content.some(({ id }) => id === connection.id)
      ? { content: content.map((one) => (one.id === connection.id ? connection : one)), total }
      : { content: [...content, connection], total: total + 1 },
  )

/** Takes a connection out of the lists that the server has deleted, and asks for them anew. */
export const dropConnection = (connectionId: string): void =>
  change(connectionId, ({ content, total }) => {
    const others = content.filter(({ id }) => id !== connectionId)
    return { content: others, total: total - (content.length - others.length) }
  })

function change(connectionId: string, of: (list: Lists) => Lists): void {
  const client = getQueryClient()
  const lists = client.getQueryCache().findAll({ queryKey: [getConnections.id] })
  const answerOf = ({ state }: { state: { data: unknown } }) => state.data as List | undefined
  const held = lists.find((one) => answerOf(one)?.data.content.some(({ id }) => id === connectionId))
  const query = held ?? client.getQueryCache().build(client, connectionsRead())
  const list = answerOf(query)
  // Newer than the one on the device, and saved in its place: whoever loads the page now sees it, too.
  const at = list ? list.at + 1 : Date.now()
  query.setData({ at, data: of(list?.data ?? { content: [], total: 0 }) }, { updatedAt: at, manual: false })
  void client.invalidateQueries({ queryKey: [getConnections.id] })
}
