import { request, type Agent } from 'node:http'
import { text } from 'node:stream/consumers'

/** What came of one request: a status, or 0 and the code of its broken connection. */
export interface Outcome {
  asked: string
  status: number
  code: string
  retryAfter: string | undefined
  replayed: boolean
  body: string
  ms: number
}

/** Longest wait for an answer; whatever takes longer hangs. */
const HANGS_MS = 20_000

/** One request by Node's own client, which tells a refused connection from a broken one and never tries again by itself. */
export async function exactRequest(
  agent: Agent,
  { method, url, headers }: { method: string; url: string; headers: Record<string, string> },
): Promise<Outcome> {
  const started = performance.now()
  const outcome = { asked: `${method} ${new URL(url).pathname}`, retryAfter: undefined, replayed: false, body: '' }
  try {
    const body = Promise.withResolvers<Partial<Outcome>>()
    request(url, { agent, method, headers, timeout: HANGS_MS }, (answer) => {
      const { 'retry-after': retryAfter, 'idempotency-replayed': replayed } = answer.headers
      const head = { status: answer.statusCode ?? 0, retryAfter, replayed: replayed === 'true' }
      text(answer).then((whole) => body.resolve({ ...head, body: whole }), body.reject)
    })
      .on('timeout', function (this: ReturnType<typeof request>) {
        this.destroy(Object.assign(new Error('no answer'), { code: 'HANGS' }))
      })
      .on('error', body.reject)
      .end()
    const answer = await body.promise
    return { ...outcome, status: 0, code: '', ...answer, ms: performance.now() - started }
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException
    return { ...outcome, status: 0, code, ms: performance.now() - started }
  }
}
