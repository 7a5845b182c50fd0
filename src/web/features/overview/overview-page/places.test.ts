import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keywordDensities } from '#aso/density.ts'
import { wordsOf } from '#aso/words.ts'
import { findPlaces, markLines } from './description-card.tsx'

const text = `Sleep stories you can hear.
SLEEP STORIES
Over 240 sleep stories, read slowly. Asleep? The story of sleep. Stories.`

const marked = (source: string, keyword: string, locale = 'en-US') =>
  findPlaces(wordsOf(source, locale), keyword, locale).map(({ start, end }) => source.slice(start, end))

const pieces = ['sleep', 'Sleep', ' ', ' ', '-', '\n', '\r\n', '睡眠', 'é', 'e\u0301', "l'heure", '👩‍🚀', '.']
const likelyText = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''))
const anyText = fc.oneof(likelyText, fc.string({ unit: 'grapheme', maxLength: 200 }))

describe('places of a keyword', () => {
  test('OV-032: a phrase is found whatever its case, a word only whole', () => {
    expect(marked(text, 'sleep stories')).toEqual(['Sleep stories', 'SLEEP STORIES', 'sleep stories'])
    expect(marked(text, 'sleep')).toEqual(['Sleep', 'SLEEP', 'sleep', 'sleep'])
  })

  test('a letter and its accent are one letter, written in one way or the other', () => {
    expect(marked('Café and cafe\u0301', 'café')).toEqual(['Café', 'cafe\u0301'])
  })

  test('a language without spaces is cut into its words', () => {
    expect(marked('睡眠のための物語。睡眠アプリ', '睡眠', 'ja-JP')).toEqual(['睡眠', '睡眠'])
  })

  test('nothing is found for a keyword without words', () => expect(marked(text, '—')).toEqual([]))

  test.each(['en-US', 'fr-FR', 'ja-JP'])('%s: as many places are marked as the table counts', (locale) => {
    fc.assert(
      fc.property(likelyText, (source) => {
        const words = wordsOf(source, locale)
        const single = keywordDensities(source, locale).densities.filter((row) => row.words === 1)
        expect(single.map(({ value }) => findPlaces(words, value, locale).length)).toEqual(
          single.map((row) => row.count),
        )
      }),
    )
  })
})

describe('marked lines', () => {
  test('never lose, add or move a character', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('sleep', 'sleep sleep', '睡眠', 'e', ''), (source, keyword) => {
        const lines = markLines(source, findPlaces(wordsOf(source, 'en'), keyword, 'en'))
        expect(lines.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n')).toBe(source)
      }),
    )
  })

  test('mark exactly the places', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const places = findPlaces(wordsOf(source, 'en'), 'sleep sleep', 'en')
        const shown = markLines(source, places)
          .flatMap(({ runs }) => runs)
          .filter((run) => run.marked)
        expect(shown.map((run) => run.text)).toEqual(places.map(({ start, end }) => source.slice(start, end)))
      }),
    )
  })

  test('a place may run over the end of a line', () => {
    const runs = markLines('wind\ndown now', [{ start: 0, end: 9 }]).map((line) =>
      line.runs.map(({ text, marked }) => [text, marked]),
    )
    expect(runs).toEqual([
      [['wind', true]],
      [
        ['down', true],
        [' now', false],
      ],
    ])
  })
})
