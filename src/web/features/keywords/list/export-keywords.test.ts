import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { row } from '../fixtures.ts'
import { EXPORT_MAX, keywordCsv, type CsvWords } from './export-keywords.ts'

const words: CsvWords = {
  columns: [
    { id: 'keyword', name: 'Keyword' },
    { id: 'rank', name: 'Rank, now' },
    { id: 'change', name: 'Change' },
    { id: 'places', name: 'Found in' },
    { id: 'type', name: 'Type' },
  ],
  values: {
    title: 'Title',
    shortDescription: 'Subtitle',
    description: 'Description',
    GENERIC: 'Generic',
    MY_BRAND: 'My brand',
    OTHER_BRAND: 'Other brand',
  },
  sourceOf: ({ official }) => official?.week ?? 'Estimate',
}
const read = (csv: string): string[][] => parse(csv, { bom: true })

describe('a list of keywords as CSV', () => {
  test('reads back as it was, with commas, quotes and other scripts', () => {
    const rows = [
      row('say "hush", moon', { rank: 4, change: -2, places: ['title', 'description'], kind: 'MY_BRAND' }),
      row('睡眠', { rank: 1, change: 0, kind: 'GENERIC' }),
    ]
    expect(read(keywordCsv(rows, words))).toEqual([
      ['Keyword', 'Rank, now', 'Change', 'Found in', 'Type'],
      ['say "hush", moon', '4', '-2', 'Title, Description', 'My brand'],
      ['睡眠', '1', '0', '', 'Generic'],
    ])
  })

  test('KEY-025: says where each volume is from, and how much of what it is made of is known', () => {
    const columns: CsvWords['columns'] = [
      { id: 'volume', name: 'Volume' },
      { id: 'volumeSource', name: 'Volume source' },
      { id: 'volumeConfidence', name: 'Volume confidence (%)' },
    ]
    const rows = [
      row('sleep', { volume: 83, official: { week: '2026-06-07', isListed: true } }),
      row('fog', { volume: 20, confidence: { volume: 0.3, difficulty: null } }),
      row('rain', { volume: 30 }),
      row('hail'),
    ]
    expect(read(keywordCsv(rows, { ...words, columns }))).toEqual([
      ['Volume', 'Volume source', 'Volume confidence (%)'],
      ['83', '2026-06-07', ''],
      ['20', 'Estimate', '30'],
      ['30', 'Estimate', '100'],
      ['', 'Estimate', ''],
    ])
  })

  test('what is not known is left empty', () =>
    expect(read(keywordCsv([row('sleep')], words))[1]).toEqual(['sleep', '', '', '', '']))

  test('a keyword that a spreadsheet would compute stays a text', () =>
    expect(read(keywordCsv([row('=1+1')], words))[1]?.[0]).toBe("'=1+1"))

  test('KEY-025: holds the first 10,000 keywords', () => {
    const rows = Array.from({ length: EXPORT_MAX + 1 }, (_, index) => row(`keyword ${index}`))
    const lines = read(keywordCsv(rows, words))
    expect(lines).toHaveLength(10_001)
    expect(lines.at(-1)?.[0]).toBe('keyword 9999')
  })
})
