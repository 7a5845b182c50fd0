import { parseDay } from '#server/sample/days.ts'
import { sampleApps } from '#server/sample/apps.ts'
import { indexFor } from '#server/sample/search/language-index.ts'
import { sampleMarket } from '#server/sample/sample-market.ts'
import { textOf } from '#server/sample/writing/text-of.ts'
import { median, percentile, type Row } from './row.ts'

const DAY = '2026-11-21' as const
const QUERIES = 1500

/** Titles as they are typed: the beginning of a word, two words, the whole. */
async function queries(): Promise<string[]> {
  const titles = (await sampleApps()).map((app) => textOf(app, 'en-US', 0).title.toLowerCase())
  const typed = titles.flatMap((title) => [title.slice(0, 5), title.split(/\W+/).slice(1, 3).join(' '), title])
  return typed.filter((query) => query.trim() !== '').slice(0, QUERIES)
}

async function timesOf(run: (query: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (const query of await queries()) {
    const start = performance.now()
    await run(query)
    times.push(performance.now() - start)
  }
  return times
}

/** Search in the sample market: making the world and one index, then queries as typed and as asked for ranks. */
export async function benchSearch(): Promise<Row[]> {
  const market = sampleMarket(() => new Date(`${DAY}T12:00:00Z`))
  const start = performance.now()
  const { length } = await sampleApps()
  const made = performance.now()
  await indexFor('en-US', parseDay(DAY))
  const indexed = performance.now()
  const at = { locale: 'en-US', store: 'APP_STORE' } as const
  const typing = await timesOf((text) => market.search({ ...at, text, limit: 20 }))
  const ranks = await timesOf((keyword) => market.keywordResults({ ...at, keyword, day: DAY }))
  return [
    { name: `Sample market, ${length} apps read and made`, value: made - start, unit: 'ms' },
    { name: 'Index of one language, built', value: indexed - made, unit: 'ms', budget: 1000 },
    { name: 'Search while typing, median', value: median(typing), unit: 'ms' },
    { name: 'Search while typing, p95', value: percentile(typing, 0.95), unit: 'ms', budget: 5 },
    { name: 'Results of a keyword, p95', value: percentile(ranks, 0.95), unit: 'ms', budget: 5 },
  ]
}
