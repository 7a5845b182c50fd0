import type { RawBuilder } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { latestRanks, rankHistory } from '#server/history/ranks.ts'
import { recordRanks } from '#server/history/record-ranks.ts'
import type { StoredRank } from '#server/history/stored.ts'
import { latestRanksQuery, rankHistoryQuery } from '#server/history/ranks.ts'
import { app, dayAt, fillRanks, keywordAt, rankAt, type Extent } from './fill-ranks.ts'
import { median, type Row } from './row.ts'

export interface RankBudgets {
  latestMs: number
  historyMs: number
  rowsPerSecond: number
}

/** The last days are written through the history itself, into tables that hold those before. */
const RECORDED_DAYS = 5
/** Rows handed over at once: a country's day, or what a few searches gave. */
const DAY_BATCH = 10_000
const SMALL_BATCH = 500
const RUNS = 30

/** Writing and reading ranks in a database of this extent. */
export async function benchRankDatabase(database: Database, extent: Extent, budgets: RankBudgets): Promise<Row[]> {
  const { keywords, countries, days } = extent
  const total = `${((keywords * countries.length * days) / 1e6).toFixed(0)} million ranks, ${database.kind}`
  await migrate(database.db)
  await fillRanks(database, extent, days - RECORDED_DAYS)
  const rate = { unit: 'rows/s', atLeast: true }
  return [
    {
      ...rate,
      name: `${total}: recorded, ${DAY_BATCH.toLocaleString('en')} at once`,
      value: await recordDays(database, extent, days - RECORDED_DAYS, days - 1, DAY_BATCH),
      budget: budgets.rowsPerSecond,
    },
    {
      ...rate,
      name: `${total}: recorded, ${SMALL_BATCH} at once`,
      value: await recordDays(database, extent, days - 1, days, SMALL_BATCH),
    },
    ...(await benchReads(database, extent, budgets, total)),
  ]
}

/** Rows per second. */
async function recordDays(
  { db }: Database,
  { keywords, countries }: Extent,
  first: number,
  end: number,
  batch: number,
): Promise<number> {
  let rows = 0
  let taken = 0
  for (let day = first; day < end; day += 1)
    for (const country of countries) {
      const ranks = Array.from({ length: keywords }, (_, index): StoredRank => {
        return { app, country, keyword: keywordAt(index), day: dayAt(day), rank: rankAt(index, day) }
      })
      const started = performance.now()
      for (let start = 0; start < ranks.length; start += batch)
        await recordRanks(db, 'live', ranks.slice(start, start + batch))
      taken += performance.now() - started
      rows += ranks.length
    }
  return (rows / taken) * 1000
}

async function benchReads(database: Database, extent: Extent, budgets: RankBudgets, total: string): Promise<Row[]> {
  const { db } = database
  const last = dayAt(extent.days - 1)
  const from = dayAt(extent.days - 90)
  const countryOf = (run: number) => extent.countries[run % extent.countries.length] ?? ''
  const keywordsOf = (run: number) =>
    Array.from({ length: 10 }, (_, index) => keywordAt((run * 331 + index * 997) % extent.keywords))
  const latest = await timed((run) => latestRanks(db, 'live', { app, country: countryOf(run) }), extent.keywords)
  const past = await timed(
    (run) => rankHistory(db, 'live', { app, country: countryOf(run), keywords: keywordsOf(run), from, to: last }),
    10 * 90,
  )
  return [
    {
      name: `${total}: latest rank and 30-day change of ${extent.keywords.toLocaleString('en')} keywords`,
      value: median(latest),
      unit: 'ms',
      budget: budgets.latestMs,
      plan: await planOf(database, latestRanksQuery(1, countryOf(0))),
    },
    {
      name: `${total}: 90 days of 10 keywords`,
      value: median(past),
      unit: 'ms',
      budget: budgets.historyMs,
      plan: await planOf(
        database,
        rankHistoryQuery(1, { country: countryOf(0), keywords: keywordsOf(0), from, to: last }),
      ),
    },
  ]
}

/** Milliseconds of each run but the first; every run must answer `rows` rows. */
async function timed(read: (run: number) => Promise<unknown[]>, rows: number): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run <= RUNS; run += 1) {
    const started = performance.now()
    const answer = await read(run)
    times.push(performance.now() - started)
    if (answer.length !== rows) throw new Error(`Expected ${rows} rows, got ${answer.length}.`)
  }
  return times.slice(1)
}

async function planOf({ db, pool }: Database, query: RawBuilder<unknown>): Promise<string> {
  const { sql, parameters } = query.compile(db)
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off) ${sql}`, [...parameters])
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
