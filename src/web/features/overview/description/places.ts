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

interface Word extends Place {
  form: string
  /** What stands between the word before and this one; null: a phrase can't go across it. */
  joint: '' | ' ' | '-' | null
}

const elided = /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|un|dell|all|nell|sull)'(?=\p{L})/u

/** The form in which words are counted: case, compatibility forms and elided articles do not matter. */
function formOf(segment: string, locale: string): string {
  const form = segment.normalize('NFKC').toLocaleLowerCase(locale).replaceAll('\u2019', "'")
  return /^(fr|it|ca)\b/.test(locale) ? form.replace(elided, '') : form
}

function jointOf(gap: string): Word['joint'] {
  if (gap === '') return ''
  if (/^[^\S\r\n\u2028\u2029]+$/u.test(gap)) return ' '
  return /^[-\u2010\u2011]$/u.test(gap) ? '-' : null
}

/** Words of a text with their offsets, cut as the density's are (aso/tokens.ts): by the language's own boundaries. */
export function wordsOf(text: string, locale: string): Word[] {
  const words: Word[] = []
  let end = 0
  for (const { segment, index, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (!isWordLike) continue
    const joint = words.length === 0 ? null : jointOf(text.slice(end, index))
    end = index + segment.length
    words.push({ start: index, end, form: formOf(segment, locale), joint })
  }
  return words
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
