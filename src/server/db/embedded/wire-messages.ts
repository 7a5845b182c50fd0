/** A message of the Postgres wire protocol: type, length (including itself), content. */
function message(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}

const text = (...parts: string[]) => Buffer.from(parts.map((part) => `${part}\0`).join(''))

/** The server's messages after a log-in without a password: authenticated, parameters, ready. */
export const greeting: Buffer = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('S', text('client_encoding', 'UTF8')),
  message('S', text('integer_datetimes', 'on')),
  message('S', text('standard_conforming_strings', 'on')),
  message('S', text('DateStyle', 'ISO, MDY')),
  message('S', text('TimeZone', 'UTC')),
  message('Z', Buffer.from('I')),
])

/** Rolls back an open transaction and resets the session's settings. */
export const resetSession = (): Uint8Array =>
  Uint8Array.from(Buffer.concat([message('Q', text('rollback')), message('Q', text('discard all'))]))

const HEADER_BYTES = 5
const READY = Buffer.from([0x5a, 0, 0, 0, 5])
const ERROR = 0x45

/** Whether an answer ends with the engine ready and outside a transaction. */
export function isIdle(answer: Uint8Array): boolean {
  const end = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength).subarray(-READY.length - 1)
  return end.subarray(0, READY.length).equals(READY) && end.at(-1) === 'I'.charCodeAt(0)
}

/** The message of an error after which the engine stops answering, or null. */
export function panicIn(answer: Uint8Array): string | null {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  for (let start = 0; start + HEADER_BYTES <= bytes.length; start += 1 + bytes.readInt32BE(start + 1)) {
    if (bytes[start] !== ERROR) continue
    const fields = bytes.toString('utf8', start + HEADER_BYTES, start + 1 + bytes.readInt32BE(start + 1)).split('\0')
    if (fields.includes('VPANIC')) return fields.find((field) => field.startsWith('M'))?.slice(1) ?? ''
  }
  return null
}
