import type { PGlite } from '@electric-sql/pglite'

/**
 * The engine's complete answer to messages of the wire protocol, in its own buffer, which can be transferred to another
 * thread. PGlite's `execProtocolRaw` also parses every answer and never frees the result.
 */
export async function answerOf(engine: PGlite, messages: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  // `part` is a view of the engine's memory, which the next part overwrites.
  const onRawData = (part: Uint8Array) => parts.push(part.slice())
  await engine.execProtocolRawStream(messages, { syncToFs: false, onRawData })
  const [only] = parts
  return only && parts.length === 1 ? only : joined(parts)
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
