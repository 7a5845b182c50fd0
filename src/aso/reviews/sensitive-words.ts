import type { HeldWords } from './held-words.ts'
import { entriesOf, type Entry } from './sensitive/entries.ts'
import { fold, readingsOf } from './sensitive/fold.ts'
import { nearWords } from './sensitive/near-words.ts'
import { PhraseFinder } from './sensitive/phrase-finder.ts'
import { UNSPACED, UnspacedFinder } from './sensitive/unspaced-finder.ts'
import { sensitiveSubjects, type SensitiveSubject } from './sensitive/word-list.ts'
import { wordLists } from './sensitive/word-lists.ts'
import { partsOf } from './sensitive/word-parts.ts'

/** The languages (ISO 639-1) whose words are known, and the subjects that they tell in each. */
export const sensitiveCoverage: Readonly<Record<string, readonly SensitiveSubject[]>> = Object.fromEntries(
  Object.entries(wordLists).map(([language, { subjects }]) => [
    language,
    sensitiveSubjects.filter((subject) => subjects[subject].trim() !== ''),
  ]),
)

/** Whether sensitive words are known in a language (ISO 639-1). null: not known which; all languages' words are looked for. */
export const coversLanguage = (language: string | null): boolean =>
  language === null || Object.hasOwn(sensitiveCoverage, language)

/** Letters of the scripts in which words are known. */
const FOREIGN =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]{2}/u

/** Whether all that a review says can be looked through: neither its language nor its script is one without words. */
export const canBeLookedThrough = (held: HeldWords): boolean =>
  coversLanguage(held.locale === 'und' ? null : held.locale) &&
  !(
    FOREIGN.test(held.plain) &&
    partsOf(held.plain).some(({ word }) => readingsOf(word).every((one) => FOREIGN.test(one)))
  )

const known = new WeakMap<HeldWords, string | null>()

/**
 * The first words of a review that a person has to answer, as they are typed: money back, law, fraud, data, danger to somebody;
 * in whichever language. null: none. Rather too many than too few: a review that only seems to be one of them waits for a person.
 */
export function sensitiveWordIn(held: HeldWords): string | null {
  const before = known.get(held)
  if (before !== undefined) return before
  const found = spacedWordsIn(held.plain) ?? unspacedWordsIn(held.plain)
  known.set(held, found)
  return found
}

interface Finders {
  spaced: { sensitive: PhraseFinder; harmless: PhraseFinder }
  unspaced: { sensitive: UnspacedFinder; harmless: UnspacedFinder }
}

let made: Finders | undefined

/** Made when a text is first looked through: the lists of all languages take some milliseconds. */
function finders(): Finders {
  if (made) return made
  const lists = Object.values(wordLists)
  const sensitive = lists.flatMap(({ subjects }) =>
    sensitiveSubjects.flatMap((subject) => entriesOf(subjects[subject])),
  )
  const harmless = lists.flatMap((list) => entriesOf(list.harmless))
  const isUnspaced = ({ groups }: Entry) => UNSPACED.test(groups[0]?.[0] ?? '')
  const isSpaced = (entry: Entry) => !isUnspaced(entry)
  const isNear = nearWordTest(nearWords.split(/\s+/))
  return (made = {
    spaced: {
      sensitive: new PhraseFinder(sensitive.filter(isSpaced), isNear),
      harmless: new PhraseFinder(harmless.filter(isSpaced), () => true),
    },
    unspaced: {
      sensitive: new UnspacedFinder(sensitive.filter(isUnspaced)),
      harmless: new UnspacedFinder(harmless.filter(isUnspaced)),
    },
  })
}

function nearWordTest(words: readonly string[]): (word: string) => boolean {
  const whole = new Set(words.filter((word) => !word.endsWith('*')).map(fold))
  const beginnings = new Set(words.filter((word) => word.endsWith('*')).map((word) => fold(word.slice(0, -1))))
  const longest = Math.max(0, ...[...beginnings].map(({ length }) => length))
  return (word) => {
    if (whole.has(word)) return true
    for (let to = 1; to <= Math.min(word.length, longest); to++) if (beginnings.has(word.slice(0, to))) return true
    return false
  }
}

function spacedWordsIn(text: string): string | null {
  const { sensitive, harmless } = finders().spaced
  const parts = partsOf(text)
  const isOut = new Set<number>()
  for (const { from, to } of harmless.spansOf(parts, harmless.groupsOf(parts))) {
    for (let at = from; at <= to; at++) isOut.add(at)
  }
  for (const { from, to } of sensitive.spansOf(parts, sensitive.groupsOf(parts), isOut)) {
    return shown(text.slice(parts[from]?.start, parts[to]?.end))
  }
  return null
}

function unspacedWordsIn(plain: string): string | null {
  if (!UNSPACED.test(plain)) return null
  const { sensitive, harmless } = finders().unspaced
  const text = fold(plain)
  const out = [...harmless.spansOf(text)]
  for (const { from, to } of sensitive.spansOf(text)) {
    if (!out.some((one) => one.from <= from && to <= one.to)) return text.slice(from, to)
  }
  return null
}

const shown = (text: string) => text.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' ')
