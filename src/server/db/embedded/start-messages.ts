/** Matches `2026-11-23 03:36:00.303 GMT [42] PANIC: could not open file "global/pg_control"`. */
const LINE = /\[\d+\] (LOG|WARNING|ERROR|FATAL|PANIC): +(.*)/
const FINAL = new Set(['FATAL', 'PANIC'])

/** Causes that the operator can fix; the files are sound. */
const OUTSIDE = /permission denied|read-only file system|no space left|too many open files|out of memory/i

/** Collects the engine's messages during a start, to explain why it failed. */
export class StartMessages {
  #last = ''
  #final = ''

  hear = (line: string): void => {
    const [, level = '', text = ''] = LINE.exec(line) ?? []
    if (FINAL.has(level)) this.#final ||= text
    else if (text !== '') this.#last = text
  }

  /** The most relevant message; empty if there was none. */
  get reason(): string {
    return this.#final || this.#last
  }

  /** Whether the files are damaged. */
  get isDamage(): boolean {
    return this.reason !== '' && !OUTSIDE.test(this.reason)
  }
}
