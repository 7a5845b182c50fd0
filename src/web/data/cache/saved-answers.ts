import * as v from 'valibot'
import type { Endpoint, EndpointOutput } from '#contract/protocol/endpoint.ts'
import { loadQueryStore } from '#web/offline/answers/query-store-link.ts'

/** Every answer of an endpoint that the device has, the latest first; none where the database can't be read. */
export async function savedAnswers<E extends Endpoint>(endpoint: E): Promise<EndpointOutput<E>[]> {
  const rows = await loadQueryStore()
    .then((store) => store.list(endpoint.id))
    .catch(() => [])
  return rows.flatMap(({ data }) => {
    const parsed = v.safeParse(endpoint.response, data)
    return parsed.success ? [parsed.output as EndpointOutput<E>] : []
  })
}
