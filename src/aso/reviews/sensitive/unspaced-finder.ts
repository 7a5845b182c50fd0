import type { Entry } from './entries.ts'
import { fold } from './fold.ts'

/** So many characters may stand between two parts that belong together. */
const MOST_BETWEEN = 12

export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

interface Span {
  from: number
  to: number
}

/** Finds entries of scripts without spaces, anywhere in a text. */
export class UnspacedFinder {
  readonly #byFirst = new Map<string, string[][]>()

  constructor(entries: readonly Entry[]) {
    for (const { groups, isApart } of entries) {
      const parts: string[] = []
      groups.forEach(([word = ''], at) => {
        if (at === 0 || isApart[at]) parts.push(fold(word))
        else parts.push(`${parts.pop() ?? ''} ${fold(word)}`)
      })
      const first = parts[0]?.[0]
      if (first === undefined) continue
      const known = this.#byFirst.get(first)
      if (known) known.push(parts)
      else this.#byFirst.set(first, [parts])
    }
  }

  *spansOf(text: string): Generator<Span> {
    for (let from = 0; from < text.length; from++) {
      for (const parts of this.#byFirst.get(text[from] ?? '') ?? []) {
        const to = endOf(text, from, parts)
        if (to !== null) yield { from, to }
      }
    }
  }
}

function endOf(text: string, from: number, [first = '', ...rest]: readonly string[]): number | null {
  if (!text.startsWith(first, from)) return null
  let end = from + first.length
  for (const part of rest) {
    const at = text.slice(end, end + MOST_BETWEEN + part.length).indexOf(part)
    if (at < 0) return null
    end += at + part.length
  }
  return end
}
