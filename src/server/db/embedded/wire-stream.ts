import { Duplex } from 'node:stream'
import { greeting, resetSession } from './wire-messages.ts'

/** Sends complete wire messages to the engine; the answer arrives through `receive`. */
export type SendToEngine = (bytes: Uint8Array) => void

const byte = (letter: string) => letter.charCodeAt(0)
/** Client messages that the engine answers: Query, Sync, Flush. */
const answered = new Set([byte('Q'), byte('S'), byte('H')])
const TERMINATE = byte('X')
const STARTUP_LENGTH_BYTES = 4
const HEADER_BYTES = 5

/**
 * The socket that `pg` is given: a stream that speaks the Postgres wire protocol to the engine in the worker. It
 * answers the start-up messages itself, because the engine has a single session that outlives connections.
 */
export class WireStream extends Duplex {
  readonly #send: SendToEngine
  #pending: Buffer = Buffer.alloc(0)
  #scanned = 0
  #started = false
  #greeted = false

  constructor(send: SendToEngine) {
    super()
    this.#send = send
  }

  /** `pg` calls this in place of a socket's `connect`. */
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  /** Passes the engine's answer to the client. */
  receive(bytes: Uint8Array): void {
    if (this.destroyed) return
    // The first answer belongs to the session reset, which the client did not ask for.
    this.push(this.#greeted ? bytes : greeting)
    this.#greeted = true
  }

  override _read(): void {
    // Answers are pushed as they arrive; the rows of a query fit in memory by design.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk])
    if (this.#started || this.#takeStartup()) this.#takeMessages()
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  #takeStartup(): boolean {
    if (this.#pending.length < STARTUP_LENGTH_BYTES) return false
    const length = this.#pending.readInt32BE(0)
    if (this.#pending.length < length) return false
    this.#pending = this.#pending.subarray(length)
    this.#started = true
    // State of an earlier connection must not leak into this one.
    this.#send(resetSession())
    return true
  }

  #takeMessages(): void {
    let due = 0
    while (this.#pending.length >= this.#scanned + HEADER_BYTES) {
      const type = this.#pending[this.#scanned]
      const end = this.#scanned + 1 + this.#pending.readInt32BE(this.#scanned + 1)
      if (this.#pending.length < end) break
      this.#scanned = end
      if (type === TERMINATE) return
      if (type !== undefined && answered.has(type)) due = end
    }
    if (due === 0) return
    const bytes = Uint8Array.from(this.#pending.subarray(0, due))
    this.#pending = this.#pending.subarray(due)
    this.#scanned -= due
    this.#send(bytes)
  }
}
