import { lowerCase } from './lower-case.ts'

export interface Word {
  /** NFKC and lower case of the locale, without an elided article: what is counted and compared. */
  form: string
  /** UTF-16 offsets in the text. */
  start: number
  end: number
  /** What stands between the word before and this one; null: a phrase can't go across it (sentence, line, comma …). */
  joint: '' | ' ' | '-' | null
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(locale: string): Intl.Segmenter {
  let segmenter = segmenters.get(locale)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
    segmenters.set(locale, segmenter)
  }
  return segmenter
}

/** French and Italian: `l'heure` is searched for as `heure`. */
const ELIDED = /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|un|dell|all|nell|sull)'(?=\p{L})/u

function formOf(segment: string, locale: string): string {
  const form = lowerCase(segment.normalize('NFKC'), locale).replaceAll('\u2019', "'")
  return /^(fr|it|ca)\b/.test(locale) ? form.replace(ELIDED, '') : form
}

function jointOf(gap: string): Word['joint'] {
  if (gap === '') return ''
  if (/^[^\S\r\n\u2028\u2029]+$/u.test(gap)) return ' '
  return /^[-\u2010\u2011]$/u.test(gap) ? '-' : null
}

/** Letters of the Latin script, digits and spaces alone: every dictionary parts them at the spaces (UAX #29, WB5 to WB10). */
const PARTED_BY_SPACES = /^[\p{Script=Latin}\d ]*$/u

/**
 * The words of a text in any language, in order. Word boundaries are those of the platform's dictionary
 * (`Intl.Segmenter`), so that Japanese, Chinese and Thai are split too; German compounds stay whole.
 */
export function wordsOf(text: string, locale: string): Word[] {
  const words: Word[] = []
  const forms = new Map<string, string>()
  let end = 0
  for (const { segment, index, isWordLike } of segmenterOf(locale).segment(text)) {
    if (!isWordLike) continue
    const form = forms.get(segment) ?? formOf(segment, locale)
    forms.set(segment, form)
    const joint = words.length === 0 ? null : jointOf(text.slice(end, index))
    end = index + segment.length
    words.push({ form, start: index, end, joint })
  }
  return words
}

/** The words of a text in the form in which they are compared. */
export function formsOf(text: string, locale: string): string[] {
  // Ten times as fast as the platform's dictionary: a list has 10,000 keywords.
  if (PARTED_BY_SPACES.test(text)) return text.split(' ').flatMap((word) => (word === '' ? [] : formOf(word, locale)))
  return wordsOf(text, locale).map(({ form }) => form)
}
