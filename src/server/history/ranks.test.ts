import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf, type UtcDay } from '#contract/protocol/days.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { latestRanks, rankHistory } from './ranks.ts'
import { recordRanks } from './record-ranks.ts'

const dayAfter = (day: UtcDay, days: number) => dayOf(Date.parse(day) + days * 86_400_000)

describeOnEachDatabase('keyword ranks that are kept', (open) => {
  /** Every test keeps an app of its own. */
  const start = async (trackId: string) => {
    const { db } = (await open()).services
    const app = { trackId, store: 'GOOGLE_PLAY' } as const
    const record = (...ranks: [keyword: string, day: UtcDay, rank: number | null][]) =>
      recordRanks(
        db,
        'live',
        ranks.map(([keyword, day, rank]) => ({ app, country: 'DE', keyword, day, rank })),
      )
    const latest = async () => {
      const ranks = await latestRanks(db, 'live', { app, country: 'DE' })
      return ranks.toSorted((a, b) => (a.keyword < b.keyword ? -1 : 1))
    }
    return { db, app, record, latest }
  }

  test('each keyword has its newest rank, and the places gained against 30 days before that', async () => {
    const { record, latest } = await start('1')
    await record(
      ['gained', '2026-03-01', 40],
      ['gained', '2026-03-30', 39],
      ['gained', '2026-03-31', 12],
      ['lost', '2026-03-01', 3],
      ['lost', '2026-03-31', 5],
      ['gone', '2026-03-01', 9],
      ['gone', '2026-03-31', null],
      ['new', '2026-03-01', null],
      ['new', '2026-03-31', 7],
      ['young', '2026-03-31', 8],
      ['no longer searched', '2026-02-15', 6],
      ['no longer searched', '2026-01-16', 8],
    )
    expect(await latest()).toEqual([
      { keyword: 'gained', day: '2026-03-31', rank: 12, change: 28 },
      { keyword: 'gone', day: '2026-03-31', rank: null, change: null },
      { keyword: 'lost', day: '2026-03-31', rank: 5, change: -2 },
      { keyword: 'new', day: '2026-03-31', rank: 7, change: null },
      { keyword: 'no longer searched', day: '2026-02-15', rank: 6, change: 2 },
      { keyword: 'young', day: '2026-03-31', rank: 8, change: null },
    ])
  })

  test('an older day written later does not become the newest; the same day again replaces that day', async () => {
    const { record, latest, db, app } = await start('2')
    await record(['fog', '2026-03-31', 5])
    await record(['fog', '2026-03-01', 9])
    await record(['fog', '2026-03-31', 5], ['fog', '2026-03-31', 4])
    expect(await latest()).toEqual([{ keyword: 'fog', day: '2026-03-31', rank: 4, change: 5 }])
    await record(['fog', '2026-03-31', null])
    expect(await latest()).toEqual([{ keyword: 'fog', day: '2026-03-31', rank: null, change: null }])
    expect(
      await rankHistory(db, 'live', { app, country: 'DE', keywords: ['fog'], from: '2026-01-01', to: '2026-12-31' }),
    ).toEqual([
      { app, country: 'DE', keyword: 'fog', day: '2026-03-01', rank: 9 },
      { app, country: 'DE', keyword: 'fog', day: '2026-03-31', rank: null },
    ])
  })

  test('history comes in the order of the keywords, oldest first, between two days inclusive, null for not found', async () => {
    const { record, db, app } = await start('3')
    await record(['b', '2026-03-02', 2], ['b', '2026-03-01', null], ['a', '2026-03-02', 1], ['b', '2026-03-04', 3])
    await recordRanks(db, 'live', [{ app, country: 'FR', keyword: 'a', day: '2026-03-02', rank: 77 }])
    await recordRanks(db, 'archive', [{ app, country: 'DE', keyword: 'a', day: '2026-03-02', rank: 78 }])
    const asked = ['b', 'never searched', 'a']
    const ranks = await rankHistory(db, 'live', {
      app,
      country: 'DE',
      keywords: asked,
      from: '2026-03-01',
      to: '2026-03-03',
    })
    expect(ranks.map(({ keyword, day, rank }) => [keyword, day, rank])).toEqual([
      ['b', '2026-03-01', null],
      ['b', '2026-03-02', 2],
      ['a', '2026-03-02', 1],
    ])
    expect(
      await rankHistory(db, 'live', {
        app: { ...app, trackId: '0' },
        country: 'DE',
        keywords: asked,
        from: '2026-03-01',
        to: '2026-03-03',
      }),
    ).toEqual([])
  })

  test('keywords are kept as they are written: scripts, capitals, commas, quotes', async () => {
    const { record, latest } = await start('4')
    const keywords = ['wetter "heute"', 'Wetter', 'wetter', 'a,b {c} \\', '天気予報', 'прогноз', 'null']
    await record(...keywords.map((keyword, index): [string, UtcDay, number] => [keyword, '2026-03-31', index + 1]))
    const kept = await latest()
    expect(kept.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({ keyword }) => keyword)).toEqual(keywords)
  })

  test('ranks of many apps, more than one statement takes, all arrive', async () => {
    const { db } = await start('5')
    const apps = Array.from({ length: 3 }, (_, index) => ({ trackId: `many-${index}`, store: 'APP_STORE' as const }))
    const ranks = apps.flatMap((app) =>
      Array.from({ length: 3500 }, (_, index) => ({
        app: { ...app },
        country: 'DE',
        keyword: `keyword ${index}`,
        day: dayAfter('2026-03-01', index % 2),
        rank: (index % 200) + 1,
      })),
    )
    await recordRanks(db, 'live', ranks)
    await recordRanks(db, 'live', ranks)
    await recordRanks(db, 'live', [])
    for (const app of apps) expect(await latestRanks(db, 'live', { app, country: 'DE' })).toHaveLength(3500)
    const { rows } = await sql<{ count: number }>`
      select count(*) from keyword_rank join app on app.id = app_id where track_id like 'many-%'`.execute(db)
    expect(rows).toEqual([{ count: 10_500 }])
  })

  test('writers of the same new ranks in different orders do not lock each other out', async () => {
    const { db, app, latest } = await start('6')
    const ranks = Array.from({ length: 500 }, (_, index) => ({
      app,
      country: 'DE',
      keyword: `at once ${index}`,
      day: '2026-03-31' as const,
      rank: index % 200,
    }))
    const orders = [ranks, ranks.toReversed(), ranks.toSorted((a, b) => a.rank - b.rank), ranks]
    await Promise.all(orders.map((order) => recordRanks(db, 'live', order)))
    expect(await latest()).toHaveLength(500)
  })

  test("in a caller's transaction, what is recorded stands and falls with it", async () => {
    const { db, app, latest } = await start('7')
    const ranks = [{ app, country: 'DE', keyword: 'undone', day: '2026-03-31' as const, rank: 1 }]
    const failed = db.transaction().execute(async (transaction) => {
      await recordRanks(transaction, 'live', ranks)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await latest()).toEqual([])
  })
})
