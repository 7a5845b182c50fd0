/** As `2026-11-23 03:36:00.303 GMT [42] PANIC:  could not open file "global/pg_control"`. */
const LINE = /\[\d+\] (LOG|WARNING|ERROR|FATAL|PANIC): +(.*)/
const FINAL = new Set(['FATAL', 'PANIC'])

/** Whoever started the engine may put it right, and its files are sound. */
const OUTSIDE = /permission denied|read-only file system|no space left|too many open files|out of memory/i

/** Listens to what the engine says while it starts, which is why it does not. */
export class StartMessages {
  #last = ''
  #final = ''

  hear = (line: string): void => {
    const [, level = '', text = ''] = LINE.exec(line) ?? []
    if (FINAL.has(level)) this.#final ||= text
    else if (text !== '') this.#last = text
  }

  /** The most telling line; empty: it said nothing. */
  get reason(): string {
    return this.#final || this.#last
  }

  /** Whether the files are at fault. */
  get isDamage(): boolean {
    return this.reason !== '' && !OUTSIDE.test(this.reason)
  }
}
