import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { KEYWORD_FIELD_MAX } from '#contract/protocol/limits.ts'
import { unwantedFinder } from './candidates.ts'
import { coveredBy } from './coverage.ts'
import { fieldLength } from './field-text.ts'
import { fillField } from './fill-field.ts'
import { known } from './fixtures.ts'
import { nextWords } from './next-words.ts'
import { searchWordsOf, type LocaleTexts } from './search-words.ts'
import { wastedEntries, withoutAllWaste } from './wasted-words.ts'

const word = fc.constantFrom(
  ...'rain rains noise story stories box boxes app apps fitness labs lab fenwick wolf wolves news ocean timer the for and to do'.split(
    ' ',
  ),
)
const text = (maxLength: number) => fc.array(word, { maxLength }).map((words) => words.join(' '))
const entries = fc.array(
  text(2).filter((one) => one !== ''),
  { maxLength: 5 },
)
const anyTexts: fc.Arbitrary<LocaleTexts> = fc.record({
  locale: fc.constantFrom('en-US', 'de-DE', 'ko'),
  title: text(3),
  subtitle: fc.option(text(3)),
  entries,
  developerName: fc.option(fc.constantFrom('Fenwick Labs', 'The Ocean')),
  categories: fc.constantFrom([], ['Health & Fitness'], ['News']),
})
const anyKeywords = fc.array(
  fc
    .record({ name: text(4), volume: fc.option(fc.integer({ min: 5, max: 100 })), isTracked: fc.boolean() })
    .map(({ name, volume, isTracked }) => Object.assign(known(name, volume), { relevancy: 70, isTracked })),
  { maxLength: 12 },
)

test('what is advised to add is never called wasted, nor is what the field is filled with', () => {
  fc.assert(
    fc.property(anyTexts, anyKeywords, (texts, keywords) => {
      const present = searchWordsOf(texts)
      const room = { free: KEYWORD_FIELD_MAX - fieldLength(texts.entries), isEmpty: texts.entries.length === 0 }
      const next = nextWords(keywords, present, { ...room, most: 6 }).map(({ words }) => words)
      const unwanted = unwantedFinder(present, keywords, { description: null, others: [] })
      const filled = fillField(keywords, present, room, unwanted).words
      for (const added of [...next, filled.map(({ word: taken }) => taken)]) {
        const wasted = wastedEntries({ ...texts, entries: [...texts.entries, ...added] })
        expect(wasted.filter(({ index }) => index >= texts.entries.length)).toEqual([])
      }
    }),
    { numRuns: 200 },
  )
})

test('removing what is wasted loses no keyword but those of function words alone', () => {
  fc.assert(
    fc.property(anyTexts, anyKeywords, (texts, keywords) => {
      const covered = keywords.filter(coveredBy([texts]))
      for (const { index, rest, reason } of wastedEntries(texts)) {
        if (reason.kind === 'function-word') continue
        const left = texts.entries.flatMap((entry, at) => (at !== index ? entry : rest === '' ? [] : rest))
        const isCovered = coveredBy([{ ...texts, entries: left }])
        const lost = covered.filter((keyword) => !isCovered(keyword))
        expect(lost.filter(({ keyword }) => !/^(?:(?:the|for|and|to) ?)+$/.test(keyword))).toEqual([])
      }
    }),
    { numRuns: 200 },
  )
})

test('removing all that is wasted at once loses no keyword but those of function words alone, and leaves no waste', () => {
  fc.assert(
    fc.property(anyTexts, anyKeywords, (texts, keywords) => {
      const covered = keywords.filter(coveredBy([texts]))
      const left = { ...texts, entries: withoutAllWaste(texts.entries, wastedEntries(texts)) }
      const isCovered = coveredBy([left])
      const lost = covered.filter((keyword) => !isCovered(keyword))
      expect(lost.filter(({ keyword }) => !/^(?:(?:the|for|and|to) ?)+$/.test(keyword))).toEqual([])
      expect(wastedEntries(left)).toEqual([])
    }),
    { numRuns: 200 },
  )
})
