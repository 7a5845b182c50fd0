import { http } from 'msw/http'
import { API_BASE, type Endpoint, type EndpointAnswer } from '#contract/protocol/endpoint.ts'
import { getHealth } from '#contract/protocol/health.ts'
import type { ErrorBody, ErrorCode } from '#contract/protocol/errors.ts'
import { read, record, type ParsedRequest, type Sent } from './asked.ts'
import { answerOf, refusal, Reply } from './replies.ts'
import { server } from './server.ts'

/** What an endpoint may be made to answer. */
export type Answer<E extends Endpoint> = EndpointAnswer<E> | Reply

/** From now on the endpoint answers so; what was said last holds. */
export function respond<E extends Endpoint>(
  endpoint: E,
  answer: Answer<E> | ((asked: ParsedRequest<E>) => Answer<E> | Promise<Answer<E>>),
): void {
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>
  const path = API_BASE + endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  server.use(
    http[method](path, async ({ request }) => {
      const sent = await receive(request)
      const asked = read(endpoint, sent)
      if (!asked) return refusal('VALIDATION_FAILED').make(endpoint, sent)
      const given = isFunction(answer) ? await answer(asked) : answer
      return given instanceof Reply ? given.make(endpoint, sent) : answerOf(endpoint, sent, given)
    }),
  )
}

const isFunction = (answer: unknown): answer is (asked: object) => unknown => typeof answer === 'function'

/** From now on the endpoint refuses. `details` as in the contract. */
export const refuse = (endpoint: Endpoint, code: ErrorCode, details?: ErrorBody['details']) =>
  respond(endpoint, refusal(code, details))

/** The server says that it is ready. */
export const serverIsUp = () =>
  respond(getHealth, {
    status: 'ok',
    version: '1',
    database: 'embedded',
    market: 'sample',
    demo: true,
    jobs: { state: 'idle', lagSeconds: 0 },
  })

/** From now on what lies at a path (msw's syntax: `/api/media/*`) and is no endpoint answers so: pictures, the server's own pages. */
export function respondAt(path: string, answer: (sent: Sent) => Response | Promise<Response>): void {
  server.use(http.all(path, async ({ request }) => answer(await receive(request))))
}

/** From now on nothing gets through, but to what is answered anew later. Returns what brings the network back. */
export function noNetwork(): () => void {
  let isAway = true
  server.use(
    http.all(
      () => isAway,
      async ({ request }) => {
        await receive(request)
        return Response.error()
      },
    ),
  )
  return () => {
    isAway = false
  }
}

/** The parsed JSON, or the fields of a form. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) return Object.fromEntries(await request.formData())
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** Takes a request in; it counts as asked from here on, whatever becomes of the answer. */
async function receive(request: Request): Promise<Sent> {
  const { pathname, search } = new URL(request.url)
  const sent = {
    method: request.method,
    url: pathname + search,
    headers: request.headers,
    body: await bodyOf(request.clone()),
  }
  record(sent)
  return sent
}
