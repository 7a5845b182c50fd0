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

/** Words typed apart, by where they begin: "re-fund", "Selbst mord", "r e f u n d". `isSure`: signs or single letters part them. */
export function joinedAt(parts: readonly Part[]): Map<number, { word: string; isSure: boolean; length: number }[]> {
  const joined = new Map<number, { word: string; isSure: boolean; length: number }[]>()
  const add = (at: number, to: number, isSure: boolean) => {
    if (to - at < 2) return
    const word = parts.slice(at, to).map((part) => part.word).join('')
    const length = parts[at]?.word.length ?? 0
    joined.set(at, [...(joined.get(at) ?? []), { word, isSure, length }])
  }
  let glued = 0
  let letters = 0
  parts.forEach((part, at) => {
    if (!part.isGlued) {
      add(glued, at, true)
      glued = at
    }
    const isLetter = part.word.length === 1
    if (!isLetter || part.isFirst) {
      if (at - letters >= 4) add(letters, at, true)
      letters = isLetter ? at : at + 1
    }
    const next = parts[at + 1]
    if (next && !next.isFirst && part.word.length >= 2 && next.word.length >= 2) add(at, at + 2, false)
  })
  add(glued, parts.length, true)
  if (parts.length - letters >= 4) add(letters, parts.length, true)
  return joined
}
