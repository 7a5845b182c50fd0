import { describe, expect, test } from 'vitest'
import { analyseField } from './analyse-field.ts'
import { known, moorlight, titled } from './fixtures.ts'

const relevant = (keyword: string, volume: number) => ({ ...known(keyword, volume), relevancy: 80 })
const keywords = [
  relevant('brown noise', 54),
  relevant('rain noise', 19),
  { ...known('fitness noise', 30, 51), isTracked: true },
  relevant('lluvia', 25),
  { ...known('ask noise', 90), relevancy: 4 },
]
const avoided = { description: null, others: [] }
const analyse = (entries: string[], before: string[] = [], others = [titled('es-MX', 'Moorlight')]) =>
  analyseField({
    texts: { ...moorlight, entries },
    before: { ...moorlight, entries: before },
    others,
    keywords,
    avoided,
  })

describe('what is told of a draft', () => {
  test.each([
    { entries: [], length: 0, bytes: 0, free: 100, fitting: 0, wasted: [] },
    { entries: ['rain', 'für'], length: 8, bytes: 9, free: 92, fitting: 2, wasted: [] },
    { entries: ['rain', 'stories', 'app'], length: 16, bytes: 16, free: 84, fitting: 3, wasted: ['stories', 'app'] },
    { entries: ['a'.repeat(99), 'xy'], length: 102, bytes: 102, free: -2, fitting: 1, wasted: [] },
  ])('$entries: length, bytes, what is free and what is wasted', ({ entries, wasted, ...expected }) => {
    const found = analyse(entries)
    expect(found).toMatchObject(expected)
    expect(found.wasted.map(({ word }) => word)).toEqual(wasted)
  })

  test.each([
    // Eight words of title and subtitle without `and`: 28 pairs and 56 triples; a ninth: 36 and 84.
    { entries: [], before: [], combinations: { now: 84, before: 84 }, gained: [], lost: [] },
    { entries: ['rain'], before: [], combinations: { now: 120, before: 84 }, gained: ['rain noise'], lost: [] },
    {
      entries: ['brown'],
      before: ['rain'],
      combinations: { now: 120, before: 120 },
      gained: ['brown noise'],
      lost: ['rain noise'],
    },
  ])('$entries against $before: combinations, what is gained and lost', ({ entries, before, ...expected }) => {
    const { combinations, change } = analyse(entries, before)
    const names = (list: readonly { keyword: string }[]) => list.map(({ keyword }) => keyword)
    expect({ combinations, gained: names(change.gained), lost: names(change.lost) }).toEqual(expected)
  })

  test.each([
    ['alone', [], ['brown', 'lluvia', 'rain']],
    ['with a localization that covers one', [titled('es-MX', 'Lluvia')], ['brown', 'rain']],
  ])('the next words, %s: neither what counts anyway nor what others cover', (_, others, expected) => {
    const { next, fill, uncovered, change } = analyse([], [], others)
    expect(next.flatMap(({ words }) => words).sort()).toEqual(expected)
    expect(
      fill()
        .words.map(({ word }) => word)
        .sort(),
    ).toEqual(expected)
    expect(uncovered.map(({ keyword }) => keyword)).not.toContain('fitness noise')
    expect(change.now.tracked).toBe(1)
  })

  test('a repeat of another localization is told in its place, once', () => {
    const { wasted } = analyse(['ocean', 'app'], [], [titled('es-MX', 'Moorlight', ['ocean', 'app'])])
    expect(wasted.map(({ index, reason }) => [index, reason.kind])).toEqual([
      [0, 'other-locale'],
      [1, 'app'],
    ])
  })
})
