import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

const LINE_END = 0x0a
/** A longer line is no row: a listing with all its texts has some ten kilobytes. */
const LONGEST_BYTES = 256 * 2 ** 20

/** Lines of a compressed file, each with its end. What follows the last line end comes as it is. */
export async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file)
  const unpacked = createGunzip()
  source.once('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  try {
    yield* splitLines(unpacked)
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

async function* splitLines(source: Readable): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let waiting = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, from)) {
      const line = chunk.subarray(from, end + 1)
      yield waiting === 0 ? line : Buffer.concat([...parts, line])
      parts = []
      waiting = 0
      from = end + 1
    }
    if (from === chunk.length) continue
    parts.push(chunk.subarray(from))
    waiting += chunk.length - from
    if (waiting > LONGEST_BYTES) throw new RangeError('A line is too long.')
  }
  if (waiting > 0) yield Buffer.concat(parts)
}
