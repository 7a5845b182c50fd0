import type { PGlite } from '@electric-sql/pglite'

/**
 * The engine's whole answer to messages of the wire protocol, in memory of its own that can be handed to another thread.
 * PGlite's own `execProtocolRaw` also parses each answer and keeps what it parsed for ever.
 */
export async function answerOf(engine: PGlite, messages: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  // What is handed out is a view of the engine's memory, which the next part overwrites.
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
