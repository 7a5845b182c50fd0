import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Stands between browser and server, byte by byte. Taken down, it refuses connections, as a device without a line does. */
export class Gateway {
  readonly port: number
  private readonly targetPort: number
  private server: Server | null = null
  private readonly sockets = new Set<Socket>()

  /** @param port a free one */
  constructor(port: number, targetPort: number) {
    this.port = port
    this.targetPort = targetPort
  }

  async up(): Promise<void> {
    if (this.server) return
    const server = createServer((incoming) => {
      const outgoing = connect(this.targetPort, '127.0.0.1')
      for (const socket of [incoming, outgoing]) {
        this.sockets.add(socket)
        socket.on('error', () => {})
        socket.once('close', () => {
          this.sockets.delete(socket)
          for (const other of [incoming, outgoing]) other.destroy()
        })
      }
      incoming.pipe(outgoing).pipe(incoming)
    })
    this.server = server
    server.listen(this.port, '127.0.0.1')
    await once(server, 'listening')
  }

  async down(): Promise<void> {
    const { server } = this
    if (!server) return
    this.server = null
    for (const socket of this.sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
}
