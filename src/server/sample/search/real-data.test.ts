import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { describe, expect, it } from 'vitest'
import { hasRealData, realFile } from '#tests/support/stores/real-data.ts'
import { sampleApps } from '../apps.ts'
import { searchEngine } from './search-engine.ts'

const QUERIES = 200

interface RealApp {
  title: string
  description: string
  ratings: number
}

async function realApps(): Promise<RealApp[]> {
  const apps: RealApp[] = []
  const rows = createReadStream(realFile('apple-store-apps.csv')).pipe(parse({ columns: true }))
  for await (const row of rows as AsyncIterable<Record<string, string>>)
    apps.push({
      title: row['track_name'] ?? '',
      description: row['app_desc'] ?? '',
      ratings: Number(row['rating_count_tot']),
    })
  return apps
}

describe.skipIf(!hasRealData)('real listings', () => {
  it('share no name with an invented app', async () => {
    const words = (await realApps()).flatMap(({ title }) => title.split(/[^\p{L}]+/u))
    const real = new Set(words.map((word) => word.toLowerCase()))
    const invented = (await sampleApps()).map(({ brand }) => brand.toLowerCase())
    expect(invented.filter((name) => real.has(name))).toEqual([])
  })

  it('are among the first three of a search for their own title, 98 times in a hundred', async () => {
    const apps = await realApps()
    const engine = await searchEngine(
      'en-US',
      apps.map(({ title, description }) => ({ title, description, tagline: '', developer: '' })),
    )
    const step = Math.floor(apps.length / QUERIES)
    const asked = apps.flatMap((app, i) => (i % step === 0 && i / step < QUERIES ? [{ app, i }] : []))
    const places = asked.map(({ app, i }) => {
      const relevance = engine.relevance(app.title)
      const score = (j: number) => relevance(j) * Math.log10(10 + (apps[j]?.ratings ?? 0))
      const own = score(i)
      return own === 0 ? Infinity : 1 + apps.filter((_, j) => score(j) > own).length
    })
    const share = (top: number) => places.filter((place) => place <= top).length / places.length
    process.stdout.write(
      `Real titles found by themselves (${places.length} of ${apps.length}): ${(100 * share(1)).toFixed(1)} % first, ${(100 * share(3)).toFixed(1)} % in the top 3\n`,
    )
    expect(places).toHaveLength(QUERIES)
    expect(share(3)).toBeGreaterThanOrEqual(0.98)
  }, 120_000)
})
