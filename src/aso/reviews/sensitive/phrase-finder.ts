import type { Entry } from './entries.ts'
import { readingsOf } from './fold.ts'
import { WordIndex } from './word-index.ts'
import { joinedAt, type Part } from './word-parts.ts'

/** So many other words may stand between two that belong together. */
const MOST_BETWEEN = 5
/** Analysed words that are kept for the next texts. */
const KEPT = 20_000

interface Phrase {
  groups: number[]
  isApart: boolean[]
}

export interface Span {
  /** Parts, from and to, both included. */
  from: number
  to: number
}

/** Finds entries among the words of a text, in time that grows with their number alone. */
export class PhraseFinder {
  readonly #index = new WordIndex()
  readonly #groups = new Map<string, number>()
  readonly #phrases: Phrase[] = []
  readonly #byFirst = new Map<number, number[]>()
  readonly #known = new Map<string, ReadonlySet<number>>()
  readonly #isNear: (word: string) => boolean

  /** @param isNear words that are not typing errors of others */
  constructor(entries: readonly Entry[], isNear: (word: string) => boolean) {
    this.#isNear = isNear
    for (const entry of entries) this.#add(entry)
  }

  #add({ groups, isApart }: Entry): void {
    const ids = groups.map((words) => this.#groupOf(words, groups.length === 1))
    const [first, second] = ids
    if (first === undefined) return
    push(this.#byFirst, first, this.#phrases.length)
    this.#phrases.push({ groups: ids, isApart })
    // "money back", typed as one word.
    if (ids.length !== 2 || second === undefined || isApart[1]) return
    const joined = groups[0]?.flatMap((a) => (a.endsWith('*') ? [] : (groups[1] ?? []).map((b) => `=${a}${b}`))) ?? []
    const long = joined.filter((word) => word.length >= 9)
    if (long.length > 0) this.#add({ groups: [long], isApart: [false] })
  }

  #groupOf(words: readonly string[], isAlone: boolean): number {
    const key = `${isAlone} ${words.join('|')}`
    const known = this.#groups.get(key)
    if (known !== undefined) return known
    const id = this.#groups.size
    this.#groups.set(key, id)
    for (const word of words) this.#index.add(word, id, isAlone)
    return id
  }

  /** Which groups each word may belong to. */
  groupsOf(parts: readonly Part[]): ReadonlySet<number>[] {
    const joined = joinedAt(parts)
    return parts.map(({ word }, at) => {
      const found = this.#groupsOfWord(word)
      const more = joined.get(at)?.map((one) =>
        one.isSure ? this.#groupsOfWord(one.word) : this.#index.findJoined(one.word, one.length),
      )
      return more?.some(({ size }) => size > 0) ? new Set([found, ...more].flatMap((ids) => [...ids])) : found
    })
  }

  #groupsOfWord(word: string): ReadonlySet<number> {
    const known = this.#known.get(word)
    if (known) return known
    const found = new Set(readingsOf(word).flatMap((one) => [...this.#index.find(one, !this.#isNear(one))]))
    if (this.#known.size >= KEPT) this.#known.clear()
    this.#known.set(word, found)
    return found
  }

  /** The phrases that begin at each word, in order; words that `isOut` says belong to none. */
  *spansOf(parts: readonly Part[], groups: readonly ReadonlySet<number>[], isOut?: ReadonlySet<number>): Generator<Span> {
    for (let from = 0; from < parts.length; from++) {
      for (const group of isOut?.has(from) ? [] : (groups[from] ?? [])) {
        for (const id of this.#byFirst.get(group) ?? []) {
          const phrase = this.#phrases[id]
          const to = phrase ? endOf(phrase, 1, from, parts, groups, isOut) : null
          if (to !== null) yield { from, to }
        }
      }
    }
  }
}

/** Where the rest of a phrase ends, the first group of which stands at `at`; null: it does not go on. */
function endOf(
  { groups, isApart }: Phrase,
  next: number,
  at: number,
  parts: readonly Part[],
  found: readonly ReadonlySet<number>[],
  isOut?: ReadonlySet<number>,
): number | null {
  const group = groups[next]
  if (group === undefined) return at
  const last = Math.min(parts.length - 1, at + 1 + (isApart[next] ? MOST_BETWEEN : 0))
  for (let to = at + 1; to <= last && !parts[to]?.isFirst; to++) {
    if (isOut?.has(to) || !found[to]?.has(group)) continue
    const end = endOf({ groups, isApart }, next + 1, to, parts, found, isOut)
    if (end !== null) return end
  }
  return null
}

function push(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
