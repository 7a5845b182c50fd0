import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { daysBefore } from '#contract/protocol/days.ts'
import { openEmbedded, openPostgres, type Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { searchedKeywords } from '#server/markets/live/searched-keywords.ts'
import { startPostgres } from '../support/servers/postgres-server.ts'
import { median, type Row } from './row.ts'

const LISTS = 20_000
const PLACES = 200
/** Apps of which the lists are made; low numbers stand in more of them. */
const APPS = 40_000
const RUNS = 15
const BUDGET_MS = 100

const ref = (trackId: string) => ({ store: 'APP_STORE' as const, trackId, locale: 'en-US' })

/**
 * 20,000 newest lists of 200 places each: the app that is asked about stands in one of sixteen. As many lists of a month ago, as
 * changes are told by them.
 */
async function fillLists({ db }: Database, now: Date): Promise<void> {
  const [today, monthAgo] = [daysBefore(now, 1), daysBefore(now, 31)]
  await sql`insert into keyword (text) select 'term ' || n from generate_series(1, ${LISTS}::int) as n`.execute(db)
  await sql`
    insert into app (market, store, track_id, title)
    select 'live', 'APP_STORE', n::text, 'App ' || n from generate_series(1, ${APPS}::int) as n`.execute(db)
  const ids = sql`(
    select array_agg(case when place = 20 and keyword.id % 16 = 0 then first.id
      else first.id + 1 + (keyword.id * 7919 + place * 104729 + shift) % ${APPS - 2}::int end order by place)
    from generate_series(1, ${PLACES}::int) as place
  )`
  const facts = {
    ratings: Array.from({ length: 10 }, (_, place) => 1000 * (place + 1)),
    matches: Array.from({ length: 10 }, () => 0.5),
    categories: Array.from({ length: 11 }, () => 'Music'),
    type: 'GENERIC',
  }
  await sql`
    insert into result_list_latest (market, store, country, keyword_id, day, app_ids, facts)
    select 'live', 'APP_STORE', 'US', keyword.id, ${today}::date, ${ids}, ${JSON.stringify(facts)}::jsonb
    from keyword, (select min(id) as id, 0 as shift from app) as first`.execute(db)
  await sql`
    insert into result_list (market, store, country, keyword_id, day, app_ids)
    select 'live', 'APP_STORE', 'US', keyword.id, ${monthAgo}::date, ${ids}
    from keyword, (select min(id) as id, 0 as shift from app) as first`.execute(db)
  await sql`vacuum (analyze)`.execute(db)
}

async function benchDatabase(database: Database): Promise<Row[]> {
  const now = new Date()
  await migrate(database.db)
  await fillLists(database, now)
  const { rankedKeywords, countRankedKeywords } = searchedKeywords(database.db, () => now)
  const day = daysBefore(now, 0)
  const timesOf = async (ask: () => Promise<unknown>) => {
    await ask()
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const started = performance.now()
      await ask()
      times.push(performance.now() - started)
    }
    return median(times)
  }
  const found = (await rankedKeywords(ref('1'), day))?.length ?? 0
  const name = `${LISTS.toLocaleString('en')} lists, ${database.kind}`
  return [
    {
      name: `${name}: ranked keywords of an app in ${found} of them, with figures`,
      value: await timesOf(() => rankedKeywords(ref('1'), day)),
      unit: 'ms',
      budget: BUDGET_MS,
    },
    {
      name: `${name}: how many they are`,
      value: await timesOf(() => countRankedKeywords(ref('1'), day, 200)),
      unit: 'ms',
      budget: BUDGET_MS,
    },
  ]
}

/** The ranked keywords of an app, found in all newest lists of a country. */
export async function benchTerms(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'storeglass-terms-'))
  const server = await startPostgres({ durable: true })
  try {
    const embedded = await openEmbedded(folder)
    const rows = await benchDatabase(embedded)
    await embedded.close()
    if (!server) return rows
    const postgres = await openPostgres(server.url, { answerMs: 0 })
    rows.push(...(await benchDatabase(postgres)))
    await postgres.close()
    return rows
  } finally {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
