import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface Exchange {
  incoming: IncomingMessage
  body: Buffer
  outgoing: ServerResponse
}

const idempotent = new Set(['GET', 'HEAD', 'PUT', 'DELETE'])

/** Gives requests to servers in turn; one that takes no connection, or is only starting, is passed over. */
export class Balancer {
  readonly url: string
  /** Answers by server, in the order they were named. */
  readonly answered: number[]
  private readonly server: Server
  private readonly agent = new Agent({ keepAlive: true })
  private readonly ports: number[]
  private next = 0

  private constructor(server: Server, port: number, ports: number[]) {
    this.server = server
    this.url = `http://127.0.0.1:${port}`
    this.ports = ports
    this.answered = ports.map(() => 0)
    server.on('request', (incoming, outgoing) => {
      buffer(incoming).then(
        (body) => this.pass({ incoming, body, outgoing }, this.next++, ports.length),
        () => outgoing.destroy(),
      )
    })
  }

  static async start(ports: number[]): Promise<Balancer> {
    // Clients keep their connections also while this process is held up.
    const server = createServer({ keepAliveTimeout: 120_000 })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    return new Balancer(server, address.port, ports)
  }

  async stop(): Promise<void> {
    this.agent.destroy()
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  private pass(exchange: Exchange, turn: number, triesLeft: number): void {
    const { incoming, body, outgoing } = exchange
    const index = turn % this.ports.length
    const { method, url: path, headers } = incoming
    const mayTryAnother = triesLeft > 1
    const tryAnother = () => this.pass(exchange, turn + 1, triesLeft - 1)
    const onward = request(
      { agent: this.agent, host: '127.0.0.1', port: this.ports[index], method, path, headers },
      (answer) => {
        if (answer.statusCode === 503 && mayTryAnother) {
          answer.resume()
          tryAnother()
          return
        }
        this.answered[index] = (this.answered[index] ?? 0) + 1
        const { connection: _, ...others } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, others)
        answer.on('error', () => outgoing.destroy())
        answer.pipe(outgoing)
      },
    )
    onward.on('error', ({ code }: NodeJS.ErrnoException) => {
      // Nobody has taken it; or its connection ended before an answer began: a kept one just as it was sent, a new one in
      // the queue of a port that closes. Balancers try those again, as RFC 9110 9.2.2 has it.
      const isMissed = code === 'ECONNRESET' && idempotent.has(method ?? '')
      if ((code === 'ECONNREFUSED' || isMissed) && mayTryAnother) tryAnother()
      else outgoing.destroy()
    })
    onward.end(body)
  }
}
