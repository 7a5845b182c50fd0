import type { Send } from '#server/integrations/provider/send.ts'

/**
 * How an answer goes wrong. `hangs`: it never comes; `truncated`: it breaks off in its middle; `broken-bytes`: it is
 * whole, but bytes in its middle are others; `html`: a proxy's page with status 200; `elsewhere`: a redirect to another
 * host; an object: this answer in its place. With `after` the call takes effect before.
 */
export type Fault =
  | 'hangs'
  | 'truncated'
  | 'broken-bytes'
  | 'html'
  | 'elsewhere'
  | { status: number; headers?: Record<string, string>; body?: unknown; after?: boolean }

/** Stands before a console, or before a client's network, and spoils the next answers. */
export class Faults {
  /** Every call that came, as `GET /v1/apps?limit=200`. */
  readonly calls: string[] = []
  private readonly watchers: ((request: Request) => void)[] = []
  private readonly waiting: { fault: Fault; path: string }[] = []

  /** The next calls whose method and address hold `path` fail so, one each. */
  on(path: string, ...faults: Fault[]): void {
    this.waiting.push(...faults.map((fault) => ({ fault, path })))
  }

  /** The next calls fail so, one each, whatever they ask for. */
  next(...faults: Fault[]): void {
    this.on('', ...faults)
  }

  /** Tells every request that comes. */
  watch(watcher: (request: Request) => void): void {
    this.watchers.push(watcher)
  }

  reset(): void {
    this.watchers.length = 0
    this.calls.length = 0
    this.waiting.length = 0
  }

  before(send: Send): Send {
    return async (request) => {
      const { pathname, search } = new URL(request.url)
      const call = `${request.method} ${pathname}${search}`
      this.calls.push(call)
      for (const watcher of this.watchers) watcher(request)
      const at = this.waiting.findIndex(({ path }) => call.includes(path))
      const [found] = at === -1 ? [] : this.waiting.splice(at, 1)
      return found ? spoilt(found.fault, request, send) : send(request)
    }
  }
}

async function spoilt(fault: Fault, request: Request, send: Send): Promise<Response> {
  if (fault === 'hangs') return never(request.signal)
  if (fault === 'html') return new Response('<h1>Welcome to nginx!</h1>', { headers: { 'content-type': 'text/html' } })
  if (fault === 'elsewhere')
    return new Response(null, { status: 307, headers: { location: 'http://elsewhere.example.com/' } })
  if (typeof fault === 'object') {
    if (fault.after === true) await send(request)
    const { status, headers = {}, body } = fault
    return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers })
  }
  const answer = await send(request)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const { status } = answer
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  if (fault === 'broken-bytes') {
    const middle = bytes.byteLength >> 1
    const others = bytes.map((byte, at) => (at >= middle && at < middle + 8 ? byte ^ 0xff : byte))
    return new Response(others, { status, headers })
  }
  // As of a connection that closes too early.
  headers.set('content-length', String(bytes.byteLength))
  headers.set('connection', 'close')
  return new Response(streamOf(bytes.subarray(0, bytes.byteLength >> 1)), { status, headers })
}

const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new TypeError('fetch failed')), { once: true })
  })

const streamOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
