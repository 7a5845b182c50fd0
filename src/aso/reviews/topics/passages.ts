import { runsOf } from './pieces.ts'
import { REQUEST, requestIn } from './requests.ts'

/** A part of a review that can be quoted. */
export interface Passage {
  /** Word for word. */
  text: string
  /** Stems of its words with a meaning; `REQUEST` where it asks for something. */
  stems: ReadonlySet<string>
  /** Those of them that say more than any review does. */
  saying: number
}

/** Characters below which a passage says too little, and above which it is no quote. */
export const SHORTEST = 30
const LONGEST = 200
/** A review that is short enough is quoted as a whole. */
const WHOLE = 110
/** Characters of a review that are read for quotes. */
const READ = 1500
/** A sentence ends at its mark and a space: not within 4.5. */
const SENTENCE = /[^\n](?:(?![.!?…](?:\s|$)|[。！？])[^\n])*(?:[.!?…](?=\s|$)|[。！？]+)?/gu

/** What of a review can be quoted: all of it where it is short, else its sentences, short ones with the next. */
export function passagesOf(body: string, language: string): Passage[] {
  const whole = body.trim().slice(0, READ)
  return (whole === '' ? [] : textsOf(whole)).map((text) => {
    const runs = runsOf(text, language)
    const stems = new Set<string>()
    const saying = new Set<string>()
    for (const { isContent, isTalk, stem } of runs.flat()) {
      if (!isContent) continue
      stems.add(stem)
      if (!isTalk) saying.add(stem)
    }
    if (requestIn(runs, language) !== null) stems.add(REQUEST)
    return { text, stems, saying: saying.size }
  })
}

function textsOf(whole: string): string[] {
  if (whole.length <= WHOLE) return [whole.replace(/[\uD800-\uDBFF]$/, '')]
  const sentences = Array.from(whole.matchAll(SENTENCE), ({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }))
  return sentences.map(({ start, end }, at) => {
    const next = sentences[at + 1]
    const until = end - start < SHORTEST && next && next.end - start <= LONGEST ? next.end : end
    return shortened(whole.slice(start, until).trim())
  })
}

/** Long ones end where a word does. */
function shortened(text: string): string {
  if (text.length <= LONGEST) return text.replace(/[\uD800-\uDBFF]$/, '')
  const cut = text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.search(/[\s,;][^\s,;]*$/)
  return space > SHORTEST ? cut.slice(0, space) : cut
}
