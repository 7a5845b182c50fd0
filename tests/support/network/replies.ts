import { HttpResponse } from 'msw/http'
import * as v from 'valibot'
import { commonErrors, errorStatus, type ErrorBody, type ErrorCode } from '#contract/protocol/errors.ts'
import { API_HEADER, type Endpoint, type EndpointAnswer } from '#contract/protocol/endpoint.ts'
import { SAVED_AT_HEADER } from '#contract/worker/worker.ts'
import { reportProblem } from './problems.ts'
import type { Sent } from './asked.ts'

type Make = (endpoint: Endpoint, sent: Sent) => Response | Promise<Response>

/** What comes back for a request where it is not simply an answer of the endpoint. */
export class Reply {
  readonly make: Make
  constructor(make: Make) {
    this.make = make
  }
}

const KEY = 'idempotency-key'

/** The server's own JSON, which bears its mark and names the key of a write. */
function json({ headers }: Sent, body: unknown, status: number, more: Record<string, string> = {}): Response {
  const key = headers.get(KEY)
  const own = { ...more, [API_HEADER]: '1', ...(key !== null && { [KEY]: key }) }
  return status === 204
    ? new HttpResponse(null, { status, headers: own })
    : HttpResponse.json(body as null, { status, headers: own })
}

/** An answer of the endpoint; one that the server would never give is a fault of the test. */
export function answerOf(endpoint: Endpoint, sent: Sent, answer: unknown, headers?: Record<string, string>): Response {
  const parsed = v.safeParse(endpoint.response, answer)
  if (!parsed.success) {
    reportProblem(`${endpoint.id} never answers so (see malformed()): ${v.summarize(parsed.issues)}`)
  }
  return json(sent, answer, endpoint.status, headers)
}

/** The server refuses. `retryAfterSeconds`: when to ask again. A code that the endpoint does not declare is a fault of the test. */
export const refusal = (code: ErrorCode, details?: ErrorBody['details'], retryAfterSeconds?: number) =>
  new Reply(({ id, errors }, sent) => {
    const declared: readonly ErrorCode[] = [...commonErrors, ...errors]
    if (!declared.includes(code)) reportProblem(`${id} does not declare ${code}`)
    const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
    return json(sent, { error: code, message: code, ...(details && { details }) }, errorStatus[code], headers)
  })

/** The worker answers with what the server said at that time (ISO 8601), as it does when the server is away. */
export const savedAt = <E extends Endpoint>(time: string, _endpoint: E, answer: EndpointAnswer<E>) =>
  new Reply((endpoint, sent) => answerOf(endpoint, sent, answer, { [SAVED_AT_HEADER]: time }))

/** JSON that the contract does not know, as of a server of another version. */
export const malformed = (body: unknown, status?: number) =>
  new Reply((endpoint, sent) => json(sent, body, status ?? endpoint.status))

/** A page of somebody in between instead of JSON: a captive portal's log-in, a proxy's "bad gateway". */
export const page = (status = 200) =>
  new Reply(() => HttpResponse.html('<!doctype html><title>Log in</title>', { status }))

/** Somebody else's answer, whatever it is; it does not name the key of a write. */
export const raw = (make: (sent: Sent) => Response | Promise<Response>) => new Reply((_, sent) => make(sent))

/** The request was taken and the connection broke before the answer; no network looks the same. */
export const lost = new Reply(() => HttpResponse.error())

/** No answer as long as the test runs. */
export const never = new Reply(() => new Promise(() => {}))
