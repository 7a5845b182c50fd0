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

/** Groups, each with the last part of the word that belongs to it. */
type Found = ReadonlyMap<number, number>

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
    const joined =
      groups[0]?.flatMap((a) => (a.endsWith('*') ? [] : (groups[1] ?? []).map((b) => `=${bare(a)}${bare(b)}`))) ?? []
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

  /** Which groups each word may belong to, with the last of the parts that make it up. */
  groupsOf(parts: readonly Part[]): Found[] {
    const joined = joinedAt(parts)
    return parts.map(({ word }, at) => {
      const found = new Map<number, number>()
      for (const group of this.#groupsOfWord(word)) found.set(group, at)
      for (const one of joined.get(at) ?? []) {
        const more = one.isSure ? this.#groupsOfWord(one.word) : this.#index.findJoined(one.word, one.firstLength)
        for (const group of more) if (!found.has(group)) found.set(group, one.to)
      }
      return found
    })
  }

  #groupsOfWord(word: string): ReadonlySet<number> {
    const known = this.#known.get(word)
    if (known) return known
    const found = new Set<number>()
    for (const one of readingsOf(word)) for (const id of this.#index.find(one, !this.#isNear(one))) found.add(id)
    if (this.#known.size >= KEPT) this.#known.clear()
    this.#known.set(word, found)
    return found
  }

  /** The phrases that begin at each word, in order; words that `isOut` says belong to none. */
  *spansOf(parts: readonly Part[], found: readonly Found[], isOut: ReadonlySet<number> = new Set()): Generator<Span> {
    for (let from = 0; from < parts.length; from++) {
      if (isOut.has(from)) continue
      for (const [group, at] of found[from] ?? []) {
        for (const id of this.#byFirst.get(group) ?? []) {
          const phrase = this.#phrases[id]
          const to = phrase ? endOf(phrase, 1, at, { parts, found, isOut }) : null
          if (to !== null) yield { from, to }
        }
      }
    }
  }
}

interface Text {
  parts: readonly Part[]
  found: readonly Found[]
  isOut: ReadonlySet<number>
}

/** Where the rest of a phrase ends, the group before which ends at `at`; null: it does not go on. */
function endOf(phrase: Phrase, next: number, at: number, text: Text): number | null {
  const group = phrase.groups[next]
  if (group === undefined) return at
  const { parts, found, isOut } = text
  const last = Math.min(parts.length - 1, at + 1 + (phrase.isApart[next] ? MOST_BETWEEN : 0))
  for (let from = at + 1; from <= last && !parts[from]?.isFirst; from++) {
    const to = isOut.has(from) ? undefined : found[from]?.get(group)
    const end = to === undefined ? null : endOf(phrase, next + 1, to, text)
    if (end !== null) return end
  }
  return null
}

/** Without what says that typing errors count. */
const bare = (word: string) => word.replace(/^[=~]/, '')

function push(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
