import { csvColumns, type CsvRecord } from '#server/markets/archive/csv-app.ts'

/** A plain free app. */
export const csvPlain: CsvRecord = {
  id: '900000001',
  track_name: 'Lanternfish',
  size_bytes: '1048576',
  currency: 'USD',
  price: '0',
  rating_count_tot: '12',
  user_rating: '4.5',
  ver: '1.0',
  cont_rating: '4+',
  prime_genre: 'Utilities',
  'sup_devices.num': '37',
  lang_num: '2',
  app_desc: 'A light in the deep.',
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

export const csvHeader = csvColumns.join(',')

/** One row of a dump; what is not said is as for a plain free app. */
export const csvLine = (change: Partial<CsvRecord> = {}): string =>
  csvColumns.map((name) => cell({ ...csvPlain, ...change }[name])).join(',')

export const csvDump = (...rows: Partial<CsvRecord>[]): string =>
  `${[csvHeader, ...rows.map((row) => csvLine(row))].join('\n')}\n`
