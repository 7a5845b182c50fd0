import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { apiHeaders } from '#tests/support/pages/api-headers.ts'

/**
 * What happens to a request: no answer ever, the connection reset before the server had it, an answer that is lost after
 * the server had it, or another text instead.
 */
export type Fault =
  | { kind: 'silence' }
  | { kind: 'reset' }
  | { kind: 'lost-response' }
  | { kind: 'changed-body'; change: (body: string) => string }
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body: string }

interface Rule {
  method: string
  path: RegExp
  times: number
  fault: Fault
}

/** A request on its way to the server, the server's answer to it on its way back, or the end of both, whatever it was. */
export interface Passing {
  at: 'request' | 'answer' | 'end'
  method: string
  path: string
  /** Its `Idempotency-Key`. */
  key: string | undefined
  /** null: not answered yet. */
  status: number | null
  /** The server gave this answer before. */
  replayed: boolean
}

/** What comes of one request because of the line alone. */
export interface Weather {
  /** From the request to its answer, beside the server's own time. */
  latencyMs: number
  fault?: Fault | undefined
}

/** Stands between browser and server and breaks what it is told to break; everything else passes. */
export class FaultProxy {
  readonly url: string
  /** Every request that the server answered, as `METHOD path status`. */
  readonly forwarded: string[] = []
  /** Nobody can be reached: connections break at once. */
  isCut = false
  /** Told of everything that passes, before it goes on. */
  onPassing: (passing: Passing) => void = () => {}
  /** What the line is like: asked for every request that no rule breaks. */
  weather: () => Weather = () => ({ latencyMs: 0 })
  private readonly server: Server
  private readonly targetPort: number
  private readonly rules: Rule[] = []

  private constructor(server: Server, port: number, targetPort: number) {
    this.server = server
    this.targetPort = targetPort
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(targetPort: number): Promise<FaultProxy> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const proxy = new FaultProxy(server, address.port, targetPort)
    server.on('request', (incoming, outgoing) => void proxy.pass(incoming, outgoing))
    return proxy
  }

  /** Breaks the next `times` requests of this method and path. */
  break(method: string, path: RegExp, fault: Fault, times = 1): void {
    this.rules.push({ method, path, times, fault })
  }

  /** Lets everything pass again. */
  mend(): void {
    this.rules.length = 0
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (this.isCut) return void incoming.socket.destroy()
    const path = incoming.url ?? '/'
    const key = incoming.headers['idempotency-key']
    const passing = { method: incoming.method ?? '', path, key: typeof key === 'string' ? key : undefined }
    this.onPassing({ ...passing, at: 'request', status: null, replayed: false })
    let isOver = false
    /** Told before the browser can know of it. */
    const end = () => {
      if (!isOver) this.onPassing({ ...passing, at: 'end', status: null, replayed: false })
      isOver = true
    }
    outgoing.on('close', end)
    const rule = this.rules.find((one) => one.times > 0 && one.method === incoming.method && one.path.test(path))
    if (rule) rule.times -= 1
    const { latencyMs, fault } = rule ? { latencyMs: 0, fault: rule.fault } : this.weather()
    // Its body waits, too.
    if (latencyMs > 0) await setTimeout(latencyMs)
    if (this.isCut || outgoing.destroyed) return void incoming.socket.destroy()
    if (fault?.kind === 'silence') return void incoming.resume()
    if (fault?.kind === 'reset') {
      end()
      return void incoming.socket.resetAndDestroy()
    }
    if (fault?.kind === 'answer') {
      end()
      incoming.resume()
      // What is not said to be a page is the server's own.
      const own = fault.headers?.['content-type'] ? {} : { 'content-type': 'application/json', ...apiHeaders }
      outgoing.writeHead(fault.status, { ...own, ...fault.headers })
      outgoing.end(fault.body)
      return
    }
    const headers = { ...incoming.headers }
    // A text can only be changed when it comes whole and as it is.
    if (fault?.kind === 'changed-body') for (const name of ['accept-encoding', 'if-none-match']) delete headers[name]
    const onward = request(
      // A kept connection may be the one that the server is just closing.
      { host: '127.0.0.1', port: this.targetPort, method: incoming.method, path, headers, agent: false },
      (answer: IncomingMessage) => {
        this.forwarded.push(`${incoming.method} ${path} ${answer.statusCode}`)
        const replayed = answer.headers['idempotency-replayed'] === 'true'
        this.onPassing({ ...passing, at: 'answer', status: answer.statusCode ?? null, replayed })
        answer.on('end', end)
        if (fault?.kind === 'lost-response') {
          answer.resume()
          answer.on('end', () => outgoing.destroy())
          return
        }
        if (fault?.kind === 'changed-body') return void sendChanged(answer, outgoing, fault.change)
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        // A server killed in the middle of its answer breaks off here too, instead of never ending.
        answer.on('error', () => outgoing.destroy())
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }
}

async function sendChanged(answer: IncomingMessage, outgoing: ServerResponse, change: (body: string) => string) {
  const { etag: _, 'content-length': __, 'transfer-encoding': ___, ...headers } = answer.headers
  outgoing.writeHead(answer.statusCode ?? 502, headers)
  outgoing.end(change(await text(answer)))
}
