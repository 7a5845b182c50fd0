import { fold } from './fold.ts'

export interface Part {
  /** Folded. */
  word: string
  /** UTF-16 offsets in the text. */
  start: number
  end: number
  /** A sentence ended before it. */
  isFirst: boolean
  /** Nothing but one sign stands between it and the part before: "re-fund", "s*icide". */
  isGlued: boolean
}

const WORD = /[\p{L}\p{M}\p{N}\p{Cf}]+/gu
const SENTENCE_END = /[.!?…。](?:\s|$)/u
const APOSTROPHE = /^['’‘`´ʼ]$/u

/** The words of a text whose words are parted by spaces or signs, in order; "don't" is one: "dont". */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const word = fold(raw)
    if (word === '') continue
    const gap = text.slice(end, index)
    const before = parts.at(-1)
    end = index + raw.length
    if (before && word === 't' && APOSTROPHE.test(gap) && before.word.endsWith('n')) {
      before.word += 't'
      before.end = end
      continue
    }
    const isGlued = before !== undefined && gap.length === 1 && gap.trim() !== '' && !APOSTROPHE.test(gap)
    parts.push({ word, start: index, end, isFirst: SENTENCE_END.test(gap), isGlued })
  }
  return parts
}

/** Words that may be one, typed apart. */
export interface Joined {
  word: string
  /** How long its first part is. */
  firstLength: number
  /** The last of its parts. */
  to: number
  /** Signs part them, or all are single letters. */
  isSure: boolean
}

/** So many letters typed apart are one word at the most. */
const MOST_LETTERS = 24

/** Words typed apart, by where they begin: "re-fund", "Selbst mord", "r e f u n d". */
export function joinedAt(parts: readonly Part[]): Map<number, Joined[]> {
  const joined = new Map<number, Joined[]>()
  const add = (from: number, to: number, isSure: boolean) => {
    if (to <= from) return
    const word = parts.slice(from, to + 1).reduce((all, part) => all + part.word, '')
    const one = { word, firstLength: parts[from]?.word.length ?? 0, to, isSure }
    const known = joined.get(from)
    if (known) known.push(one)
    else joined.set(from, [one])
  }
  const addLetters = (from: number, to: number) => {
    for (let at = from; at <= to - 3; at++) add(at, Math.min(to, at + MOST_LETTERS - 1), true)
  }
  let glued = 0
  let letters = 0
  parts.forEach((part, at) => {
    if (!part.isGlued) {
      add(glued, at - 1, true)
      glued = at
    }
    const isLetter = part.word.length === 1
    if (!isLetter) {
      addLetters(letters, at - 1)
      letters = at + 1
    }
    const next = parts[at + 1]
    if (next && !next.isFirst && part.word.length >= 2 && next.word.length >= 2) add(at, at + 1, false)
  })
  add(glued, parts.length - 1, true)
  addLetters(letters, parts.length - 1)
  return joined
}
