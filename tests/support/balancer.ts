import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** Gives requests to servers in turn; one that takes no connection is passed over. */
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
    server.on('request', (incoming, outgoing) => this.pass(incoming, outgoing, ports.length))
  }

  static async start(ports: number[]): Promise<Balancer> {
    const server = createServer()
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

  private pass(incoming: IncomingMessage, outgoing: ServerResponse, triesLeft: number): void {
    const index = this.next++ % this.ports.length
    const { method, url: path, headers } = incoming
    const onward = request(
      { agent: this.agent, host: '127.0.0.1', port: this.ports[index], method, path, headers },
      (answer) => {
        this.answered[index] = (this.answered[index] ?? 0) + 1
        const { connection: _, ...others } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, others)
        answer.on('error', () => outgoing.destroy())
        answer.pipe(outgoing)
      },
    )
    onward.on('error', ({ code }: NodeJS.ErrnoException) => {
      // Nobody has taken it, so it may be given to another; the requests of these tests have no body.
      if (code === 'ECONNREFUSED' && triesLeft > 1) this.pass(incoming, outgoing, triesLeft - 1)
      else outgoing.destroy()
    })
    incoming.pipe(onward)
  }
}
