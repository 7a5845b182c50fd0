import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** What happens to a matching request: no answer ever, one that is lost after the server had it, or another text instead. */
export type Fault =
  | { kind: 'silence' }
  | { kind: 'lost-response' }
  | { kind: 'changed-body'; change: (body: string) => string }
  | { kind: 'answer'; status: number; headers?: Record<string, string>; body: string }

interface Rule {
  method: string
  path: RegExp
  times: number
  fault: Fault
}

/** A request on its way to the server, or the server's answer to it on its way back. */
export interface Passing {
  at: 'request' | 'answer'
  method: string
  path: string
  /** Its `Idempotency-Key`. */
  key: string | undefined
  /** null: not answered yet. */
  status: number | null
  /** The server gave this answer before. */
  replayed: boolean
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
  private readonly server: Server
  private readonly rules: Rule[] = []

  private constructor(server: Server, port: number) {
    this.server = server
    this.url = `http://127.0.0.1:${port}`
  }

  static async start(targetPort: number): Promise<FaultProxy> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const proxy = new FaultProxy(server, address.port)
    server.on('request', (incoming, outgoing) => {
      if (proxy.isCut) return void incoming.socket.destroy()
      const path = incoming.url ?? '/'
      const key = incoming.headers['idempotency-key']
      const passing = { method: incoming.method ?? '', path, key: typeof key === 'string' ? key : undefined }
      proxy.onPassing({ ...passing, at: 'request', status: null, replayed: false })
      const rule = proxy.rules.find((one) => one.times > 0 && one.method === incoming.method && one.path.test(path))
      if (rule) rule.times -= 1
      if (rule?.fault.kind === 'answer') {
        incoming.resume()
        outgoing.writeHead(rule.fault.status, { 'content-type': 'application/json', ...rule.fault.headers })
        outgoing.end(rule.fault.body)
        return
      }
      if (rule?.fault.kind === 'silence') return void incoming.resume()
      const headers = { ...incoming.headers }
      // A text can only be changed when it comes whole and as it is.
      if (rule?.fault.kind === 'changed-body')
        for (const name of ['accept-encoding', 'if-none-match']) delete headers[name]
      const onward = request(
        // A kept connection may be the one that the server is just closing.
        { host: '127.0.0.1', port: targetPort, method: incoming.method, path, headers, agent: false },
        (answer: IncomingMessage) => {
          proxy.forwarded.push(`${incoming.method} ${path} ${answer.statusCode}`)
          const replayed = answer.headers['idempotency-replayed'] === 'true'
          proxy.onPassing({ ...passing, at: 'answer', status: answer.statusCode ?? null, replayed })
          if (rule?.fault.kind === 'lost-response') {
            answer.resume()
            answer.on('end', () => outgoing.destroy())
            return
          }
          if (rule?.fault.kind === 'changed-body') return void sendChanged(answer, outgoing, rule.fault.change)
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          // A server killed in the middle of its answer breaks off here too, instead of never ending.
          answer.on('error', () => outgoing.destroy())
          answer.pipe(outgoing)
        },
      )
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    })
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
