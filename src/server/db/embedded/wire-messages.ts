/** A message of the Postgres wire protocol: type, length (itself included), content. */
function message(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}

const text = (...parts: string[]) => Buffer.from(parts.map((part) => `${part}\0`).join(''))

/** What a server says after a log-in without a password: all is well, its settings, ready. */
export const greeting: Buffer = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('S', text('client_encoding', 'UTF8')),
  message('S', text('integer_datetimes', 'on')),
  message('S', text('standard_conforming_strings', 'on')),
  message('S', text('DateStyle', 'ISO, MDY')),
  message('S', text('TimeZone', 'UTC')),
  message('Z', Buffer.from('I')),
])

/** Ends a transaction that was left open and forgets what a session set. */
export const resetSession = (): Uint8Array =>
  Uint8Array.from(Buffer.concat([message('Q', text('rollback')), message('Q', text('discard all'))]))
