import { wordsOf, type Word } from '#aso/words.ts'

/** A half-open range of UTF-16 offsets in a text. */
export interface Place {
  start: number
  end: number
}

/** One run of a line: plain, or inside a place. */
export interface Run {
  /** Offset in the text. */
  start: number
  text: string
  marked: boolean
}

export interface Line {
  start: number
  runs: Run[]
}

/** Places of a word or phrase among `words`, in order and without overlap. Phrases do not cross sentences or lines. */
export function findPlaces(words: readonly Word[], keyword: string, locale: string): Place[] {
  const wanted = wordsOf(keyword, locale)
  const places: Place[] = []
  for (let at = 0; wanted.length > 0 && at + wanted.length <= words.length;) {
    const run = words.slice(at, at + wanted.length)
    const first = run[0]
    const last = run.at(-1)
    const same = run.every(
      ({ form, joint }, index) => form === wanted[index]?.form && (index === 0 || joint === wanted[index]?.joint),
    )
    if (same && first && last) places.push({ start: first.start, end: last.end })
    at += same ? wanted.length : 1
  }
  return places
}

/** Cuts a text into lines and each line into marked and plain runs. Joining all runs with line breaks gives the text back. */
export function markLines(text: string, places: readonly Place[]): Line[] {
  const lines: Line[] = []
  let start = 0
  let next = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    const runs: Run[] = []
    let at = start
    const cut = (to: number, marked: boolean) => {
      if (to > at) runs.push({ start: at, text: text.slice(at, to), marked })
      at = Math.max(at, to)
    }
    for (let place = places[next]; place && place.start < end; place = places[next]) {
      cut(place.start, false)
      cut(Math.min(place.end, end), true)
      if (place.end > end) break
      next += 1
    }
    cut(end, false)
    lines.push({ start, runs })
    start = end + 1
  }
  return lines
}
