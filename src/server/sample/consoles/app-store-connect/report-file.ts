import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

type Cell = string | number

const packed = promisify(gzip)

/** A report as Apple delivers it: tab-delimited, packed. */
export async function reportFile(
  header: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = [header, ...rows].map((cells) => cells.join('\t'))
  return new Uint8Array(await packed(`${lines.join('\n')}\n`))
}
