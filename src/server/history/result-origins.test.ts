import { expect, test } from 'vitest'
import type { SearchOrigin } from '#contract/keywords/search-origin.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newestRanksOf } from './newest-ranks.ts'
import { recordRanks } from './record-ranks.ts'
import { recordResults } from './result-lists.ts'
import { originChanges, recordOrigin } from './result-origins.ts'

const list = { store: 'APP_STORE', country: 'FI' } as const
const march = { from: '2026-03-01', to: '2026-03-31' } as const

describeOnEachDatabase('where result lists come from', (open) => {
  const start = async () => (await open()).services.db

  test('a change is kept with its day and what was before; the same day again replaces it', async () => {
    const db = await start()
    const note = (day: UtcDay, origin: SearchOrigin) =>
      recordOrigin(db, 'live', { ...list, keyword: 'sauna', day, origin })
    const changes = async () =>
      (await originChanges(db, 'live', { ...list, keywords: ['sauna'], ...march })).map(({ day, before, origin }) => [
        day,
        before,
        origin,
      ])
    await note('2026-03-01', 'api')
    expect(await changes()).toEqual([])
    await note('2026-03-02', 'store')
    await note('2026-03-03', 'store')
    await note('2026-03-04', 'page')
    expect(await changes()).toEqual([
      ['2026-03-02', 'api', 'store'],
      ['2026-03-04', 'store', 'page'],
    ])
    await note('2026-03-04', 'api')
    expect(await changes()).toContainEqual(['2026-03-04', 'store', 'api'])
    await note('2026-03-04', 'store')
    expect(await changes()).toEqual([['2026-03-02', 'api', 'store']])
  })

  test('the first list is no change, whatever it comes from; after lists whose origin was not recorded it is one', async () => {
    const db = await start()
    const changes = (keyword: string) => originChanges(db, 'live', { ...list, keywords: [keyword], ...march })
    await recordOrigin(db, 'live', { ...list, keyword: 'birch', day: '2026-03-05', origin: 'store' })
    expect(await changes('birch')).toEqual([])
    await recordOrigin(db, 'live', { ...list, keyword: 'birch', day: '2026-03-06', origin: 'api' })
    expect(await changes('birch')).toMatchObject([{ day: '2026-03-06', before: 'store', origin: 'api' }])

    const kept = { ...list, keyword: 'spruce', apps: [{ trackId: '77', title: 'Sauna' }], leaders: [] }
    await recordResults(db, 'live', { ...kept, day: '2026-03-01' })
    await recordResults(db, 'live', { ...kept, day: '2026-03-04' })
    for (const origin of ['page', 'store'] as const)
      await recordOrigin(db, 'live', { ...list, keyword: 'spruce', day: '2026-03-05', origin })
    expect(await changes('spruce')).toMatchObject([{ day: '2026-03-05', before: 'api', origin: 'store' }])
  })

  test('KEY-004: only ranks from the same source are compared', async () => {
    const db = await start()
    const app = { store: 'APP_STORE', trackId: '77' } as const
    const keywords = ['lake', 'cabin', 'island']
    await recordRanks(
      db,
      'live',
      keywords.flatMap((keyword) => [
        { app, country: 'FI', keyword, day: '2026-03-01', rank: 9 },
        { app, country: 'FI', keyword, day: '2026-03-31', rank: 4 },
      ]),
    )
    const note = (keyword: string, day: UtcDay, origin: SearchOrigin) =>
      recordOrigin(db, 'live', { ...list, keyword, day, origin })
    await note('lake', '2026-03-20', 'store')
    // Another source for one night.
    await note('island', '2026-03-20', 'page')
    await note('island', '2026-03-21', 'api')
    const ranks = await newestRanksOf(db, 'live', { app, country: 'FI', keywords, ...march })
    expect(new Map(ranks.map(({ keyword, change }) => [keyword, change]))).toEqual(
      new Map([
        ['lake', null],
        ['cabin', 5],
        ['island', 5],
      ]),
    )
  })
})
