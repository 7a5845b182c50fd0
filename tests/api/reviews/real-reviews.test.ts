import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { afterEach, expect, test } from 'vitest'
import type { AppRef } from '#contract/store.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { customerReview, reviewedApp } from '#tests/support/reviews/reviewed-app.ts'
import { hasRealData, realFile } from '#tests/support/stores/real-data.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const HOUR_MS = 3_600_000

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const rowsOf = (name: string): Record<string, string>[] =>
  parse(readFileSync(realFile(name), 'utf8'), { columns: true, relax_quotes: true })

describeOnDatabase('reviews that people wrote', (open) => {
  /** In a console of the store, a minute apart, the first one newest. */
  const imported = async (of: AppRef, reviews: Parameters<typeof customerReview>[2][]) => {
    const app = await reviewedApp(open, of)
    stops.push(app.stop)
    app.console.bucket.empty()
    const now = app.api.clock.now().getTime()
    app.console.reviews.push(
      ...reviews.map((one, n) => customerReview(`r-${n}`, new Date(now - HOUR_MS - n * 60_000), one)),
    )
    await app.run()
    return { ...app, all: await app.reviews() }
  }

  test.runIf(hasRealData).each(['en', 'fr'])(
    '2,000 reviews of a fitness app in %s come as they were, and their language is told',
    async (language) => {
      const rows = rowsOf(`garmin-reviews.${language}.csv`)
      const { all } = await imported(
        sample.moorlight,
        rows.map(({ data = '', score }) => ({ title: null, body: data, rating: Number(score) })),
      )
      expect(all).toHaveLength(rows.length)
      expect(all.map(({ body }) => body)).toEqual(rows.map(({ data = '' }) => data.trim()))
      expect(all.map(({ rating }) => rating)).toEqual(rows.map(({ score }) => Number(score)))
      const told = all.flatMap((review) => review.language ?? [])
      const right = told.filter((one) => one === language).length
      process.stdout.write(
        `${language}: ${told.length} of ${all.length} languages told, ${((100 * right) / told.length).toFixed(1)} % right\n`,
      )
      expect(told.length / all.length).toBeGreaterThan(0.75)
      expect(right / told.length).toBeGreaterThan(0.97)
    },
  )

  test.runIf(hasRealData)('1,000 reviews of many apps come as they were through Google', async () => {
    const rows = rowsOf('google-play-reviews.csv').slice(0, 1000)
    const texts = rows.map((row) => row['Translated_Review'] ?? '')
    const { all } = await imported(
      sample.trailmoss,
      texts.map((body) => ({ title: null, body })),
    )
    expect(all.map(({ body }) => body)).toEqual(texts.map((body) => body.trim()).filter((body) => body !== ''))
  })
})
