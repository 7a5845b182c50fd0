import { gzipSync } from 'node:zlib'

type Cell = string | number

/** A report as Apple delivers it: tab-delimited, packed. */
export function reportFile(header: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const lines = [header, ...rows].map((cells) => cells.join('\t'))
  return new Uint8Array(gzipSync(`${lines.join('\n')}\n`))
}
