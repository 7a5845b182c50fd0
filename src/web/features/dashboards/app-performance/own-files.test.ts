import { expect, test } from 'vitest'
import type { OwnDay } from '#contract/connections/own-performance.ts'
import { countriesCsv, daysCsv, type FileWords } from './performance-figures.ts'

const words: FileWords = {
  day: 'Day',
  source: 'Source',
  country: 'Country',
  impressions: 'Impressions',
  pageViews: 'Page views',
  installs: 'Installs',
  before: (name) => `${name} before`,
}
const lines = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n')

test('App store performance: the file has every day by source, and leaves empty what the store does not tell', () => {
  const days: OwnDay[] = [
    { day: '2026-02-27', source: 'search', impressions: 100, pageViews: 40, installs: 0 },
    { day: '2026-02-28', source: 'ads', impressions: null, pageViews: 4, installs: null },
  ]
  expect(lines(daysCsv(days, words, (source) => source))).toEqual([
    'Day,Source,Impressions,Page views,Installs',
    '2026-02-27,search,100,40,0',
    '2026-02-28,ads,,4,',
  ])
})

test('App store performance: the file by country has the days before beside the period', () => {
  const now = { impressions: 9, pageViews: 4, installs: 2 }
  const periods = {
    '7': { now, before: null },
    '30': { now, before: { ...now, installs: 1 } },
    '90': { now, before: null },
  }
  expect(lines(countriesCsv([{ country: 'US', periods }], 30, words))).toEqual([
    'Country,Impressions,Page views,Installs,Impressions before,Page views before,Installs before',
    'US,9,4,2,9,4,1',
  ])
  expect(lines(countriesCsv([{ country: 'US', periods }], 7, words))[1]).toBe('US,9,4,2,,,')
})
