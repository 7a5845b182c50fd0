import * as v from 'valibot'
import { API_BASE, type Endpoint, type EndpointRequest, type Schema } from '#contract/protocol/endpoint.ts'
import { reportProblem } from './problems.ts'

/** A request as it was sent. */
export interface Sent {
  method: string
  /** Path with query. */
  url: string
  headers: Headers
  /** The parsed JSON; undefined without a body. */
  body: unknown
}

/** A request to an endpoint, with its parts parsed as the server parses them. */
export type ParsedRequest<E extends Endpoint> = Omit<Sent, 'body'> & EndpointRequest<E>

let all: Sent[] = []
export const record = (sent: Sent) => void all.push(sent)
export const forgetAsked = () => {
  all = []
}

/** What the code under test has sent in this test so far, in its order, also what got lost: all of it, or what one endpoint was asked. */
export function asked(): Sent[]
export function asked<E extends Endpoint>(endpoint: E): ParsedRequest<E>[]
export function asked(endpoint?: Endpoint): Sent[] {
  if (!endpoint) return [...all]
  return all.filter((sent) => pathParams(endpoint, sent)).flatMap((sent) => read(endpoint, sent) ?? [])
}

/** Reads a request as the server does. undefined: the server would refuse it, which is a fault of the test or of the code under test. */
export function read<E extends Endpoint>(endpoint: E, sent: Sent): ParsedRequest<E> | undefined {
  const query = Object.fromEntries(new URL(sent.url, location.origin).searchParams)
  try {
    const params = parse(endpoint.params, pathParams(endpoint, sent))
    const parts: unknown = { params, query: parse(endpoint.query, query), body: parse(endpoint.body, sent.body) }
    return { ...sent, ...(parts as EndpointRequest<E>) }
  } catch (error) {
    reportProblem(`${endpoint.id} is asked what it refuses: ${sent.method} ${sent.url} ${String(error)}`)
    return undefined
  }
}

const parse = (schema: Schema | undefined, input: unknown) => schema && v.parse(schema, input)

/** null: the request is to something else. */
function pathParams({ method, path }: Endpoint, sent: Sent): Record<string, string> | null {
  const [asked = ''] = sent.url.split('?')
  const pattern = API_BASE + path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const found = sent.method === method && new RegExp(`^${pattern}$`).exec(asked)
  if (!found) return null
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  )
}
