const NEW_LINE = 0x0a

/** Tells the line of a byte in a file that passes by in chunks; asked only forwards, so little is remembered. */
export function lineCounter() {
  let fed = 0
  let passed = 0
  let ahead: number[] = []

  return {
    feed(chunk: Uint8Array) {
      for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) ahead.push(fed + at)
      fed += chunk.byteLength
    },
    /** Line, from 1, of the byte at `offset`. */
    lineAt(offset: number): number {
      const next = ahead.findIndex((newLine) => newLine >= offset)
      const count = next === -1 ? ahead.length : next
      ahead = ahead.slice(count)
      passed += count
      return passed + 1
    },
  }
}
