import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/protocol/days.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { tracker } from '#tests/support/api/tracker.ts'
import { createTrackedAhead } from './tracked-ahead.ts'

describeOnDatabase('tracked keywords, ahead of requests', (open) => {
  test('are worked out once a day for each country, and again when there are others', async () => {
    const api = await open()
    const { db, markets, clock } = api.services
    const { add } = await tracker(api)
    await add(['sleep', 'rain'], { alsoIn: ['de-DE'] })
    const asked: string[] = []
    let passed = 0
    const ahead = createTrackedAhead({
      db,
      clock: () => new Date(clock().getTime() + passed),
      source: {
        id: markets.sample.id,
        keywordMetrics: async () => null,
        keywordRanks: async ({ locale, keywords }) => {
          asked.push(`${locale} ${keywords.join(' ')}`)
          return null
        },
      },
    })
    const looked = async () => {
      await ahead(new AbortController().signal)
      return asked.splice(0).toSorted()
    }
    expect(await looked()).toEqual(['de-DE sleep rain', 'en-US sleep rain'])
    expect(await looked()).toEqual([])
    await add(['wind'])
    expect(await looked()).toEqual(['en-US sleep rain wind'])
    passed = DAY_MS
    expect(await looked()).toHaveLength(2)
  })
})
