import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on this machine that takes any mail, as slowly as a test wants. */
export class SmtpServer {
  /** What has come to its end, oldest first. */
  readonly received: Email[] = []
  private isHolding = false
  private held: (() => void)[] = []
  private arrivals: { count: number; resolve: () => void }[] = []

  private readonly server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => void PostalMime.parse(Buffer.concat(chunks)).then((mail) => this.take(mail, done), done))
    },
  })

  static async start(): Promise<SmtpServer> {
    const smtp = new SmtpServer()
    smtp.server.listen(0, '127.0.0.1')
    await once(smtp.server.server, 'listening')
    return smtp
  }

  get env(): Record<string, string> {
    const { port } = this.server.server.address() as AddressInfo
    return { SMTP_URL: `smtp://127.0.0.1:${port}` }
  }

  /** From now on mails come in, but nobody is told that they did until `release`. */
  hold(): void {
    this.isHolding = true
  }

  release(): void {
    this.isHolding = false
    for (const done of this.held.splice(0)) done()
  }

  /** Resolves once so many mails have come. */
  arrived(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.arrivals.push({ count, resolve })
      this.tell()
    })
  }

  async stop(): Promise<void> {
    this.release()
    await new Promise<void>((resolve) => {
      this.server.close(resolve)
    })
  }

  private take(mail: Email, done: () => void): void {
    this.received.push(mail)
    if (this.isHolding) this.held.push(done)
    else done()
    this.tell()
  }

  private tell(): void {
    for (const { count, resolve } of this.arrivals) if (this.received.length >= count) resolve()
  }
}
