import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getProjects } from '#contract/projects.ts'
import type { AppRef } from '#contract/store.ts'
import { migrate } from '#server/db/migrate.ts'
import { moveDatabase } from '#server/db/move.ts'
import { MoveRefused } from '#server/db/move-refused.ts'
import { importDueFigures } from '#server/connections/own-figures/import-figures.ts'
import { readConfig } from '#server/kernel/config.ts'
import { recordListing, storedListings } from '#server/history/listings.ts'
import { latestRanks } from '#server/history/ranks.ts'
import { recordRating } from '#server/history/ratings.ts'
import { recordChart } from '#server/history/record-chart.ts'
import { recordRanks } from '#server/history/record-ranks.ts'
import type { Listing } from '#server/markets/market.ts'
import { sampleMarket } from '#server/sample/sample-market.ts'
import { openApi } from '#tests/support/api/api.ts'
import { openFreshEmbedded, openFreshPostgres } from '#tests/support/api/api-harness.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

describe.runIf(inject('postgresUrl') !== null)('moving from the embedded database to Postgres', () => {
  test('every row arrives, sessions go on, and a second move is refused', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'storeglass-move-'))
    const [source, target] = [await openFreshEmbedded(), await openFreshPostgres()]
    await migrate(source.db)
    await migrate(target.db)
    const secret = 'one secret for both, 32 characters'
    const config = readConfig({
      STOREGLASS_DATA: folder,
      AUTH_SECRET: secret,
      STOREGLASS_DEMO: 'on',
      STOREGLASS_RATE_LIMITS: 'off',
    })
    const before = await openApi(source, config, {})
    const user = await before.demoUser()
    const { identity } = await before.signedUpUser('zoe.angstrom@example.com')
    await source.db.insertInto('survey_answer').values(surveyAnswer(identity.userId)).execute()
    await importDueFigures(before.services)
    for (let index = 0; index < 1200; index += 1) {
      const text = { subject: `No. ${index}`, text: `Grüße 🦦\n"${index}"`, html: `<p>\\n</p>` }
      await before.services.mail.send({ language: 'en', to: 'a@example.com', ...text })
    }

    const moved = await moveDatabase(source, target)
    expect(moved.find(({ table }) => table === 'mail')?.rows).toBe(1201)
    expect(moved.find(({ table }) => table === 'survey_answer')?.rows).toBe(1)
    expect(moved.filter(({ table, rows }) => table.startsWith('own_') && rows > 0)).toHaveLength(8)

    const after = await openApi(target, config, {})
    const { organizationId } = user.identity
    const projects = { params: { organizationId } }
    expect((await after.request(getProjects, projects, user)).body).toEqual(
      (await before.request(getProjects, projects, user)).body,
    )
    const refreshed = await after.request(refreshToken, { body: { refreshToken: user.refreshToken } })
    expect(refreshed.status).toBe(200)
    await expect(moveDatabase(source, target)).rejects.toThrow(MoveRefused)

    await source.close()
    await target.close()
    rmSync(folder, { recursive: true, force: true })
  }, 180_000)

  test('what is kept of the market arrives alike on a server with other settings, and goes on from there', async () => {
    const [source, target] = [await openFreshEmbedded(), await openFreshPostgres()]
    await migrate(source.db)
    await migrate(target.db)
    await sql`select set_config('timezone', 'Pacific/Chatham', false)`.execute(source.db)
    const [before, after] = [source.db, target.db]
    const listing = await sampleListing()
    await recordListing(before, 'live', {
      listing: { ...listing, title: 'Grüße, "quotes" (and) \\ 🦦' },
      day: '2026-03-01',
    })
    await recordListing(before, 'live', { listing, day: '2026-03-02' })
    await recordRating(before, 'live', {
      ref: listing,
      rating: {
        day: '2026-03-01',
        avgRating: 4.1 + 0.2,
        ratingCount: 3_000_000_000,
        byStars: [0, 0, 0, 0, 3_000_000_000],
      },
    })
    const chart = { ...listing, category: null, group: 'FREE', day: '2026-03-01' } as const
    await recordChart(before, 'live', { ...chart, apps: [summaryOf(listing)] })
    const ranks = Array.from({ length: 3500 }, (_, index) => rankOf(listing, `keyword ${index}`, index % 200 || null))
    await recordRanks(before, 'live', ranks)

    const moved = await moveDatabase(source, target)
    expect(moved.filter(({ rows }) => rows > 0)).toEqual([
      { table: 'app', rows: 1 },
      { table: 'keyword', rows: 3500 },
      { table: 'chart', rows: 1 },
      { table: 'listing_snapshot', rows: 2 },
      { table: 'rating_day', rows: 1 },
      { table: 'chart_day', rows: 1 },
      { table: 'chart_position', rows: 1 },
      { table: 'keyword_rank', rows: 3500 },
      { table: 'keyword_rank_latest', rows: 3500 },
    ])
    expect(await storedListings(after, 'live', { ref: listing })).toEqual(
      await storedListings(before, 'live', { ref: listing }),
    )
    await recordRanks(after, 'live', [rankOf(listing, 'a new keyword', 1)])
    expect(await latestRanks(after, 'live', { app: listing, country: 'US' })).toHaveLength(3501)
    await source.close()
    await target.close()
  })

  test('a copy that differs is refused, and nothing of it stays', async () => {
    const [source, target] = [await openFreshEmbedded(), await openFreshPostgres()]
    await migrate(source.db)
    await migrate(target.db)
    await recordRanks(source.db, 'live', [rankOf(await sampleListing(), 'fog', 5)])
    await sql`create function falsify() returns trigger language plpgsql as
      'begin new.rank = 6; return new; end'`.execute(target.db)
    await sql`create trigger falsify before insert on keyword_rank
      for each row execute function falsify()`.execute(target.db)
    await expect(moveDatabase(source, target)).rejects.toThrow(
      new MoveRefused('The copy of keyword_rank differs from the original. Nothing was moved.'),
    )
    expect(await target.db.selectFrom('keyword').selectAll().execute()).toEqual([])
    await sql`drop trigger falsify on keyword_rank`.execute(target.db)
    expect(await moveDatabase(source, target)).toContainEqual({ table: 'keyword_rank', rows: 1 })
    await source.close()
    await target.close()
  })
})

const surveyAnswer = (userId: string) => ({
  user_id: userId,
  question_key: 'company_size_new',
  question_text: 'Company size',
  answer_possibilities: ['1-10', '11-50'],
  answers: ['Grüße, "quotes" {and} \\ 🦦'],
  answered_at: new Date('2026-03-01T00:00:00Z'),
})

const rankOf = ({ trackId, store }: AppRef, keyword: string, rank: number | null) => ({
  app: { trackId, store },
  country: 'US',
  keyword,
  day: '2026-03-01' as const,
  rank,
})

const summaryOf = ({ trackId, store, title }: Listing) => ({
  trackId,
  store,
  title,
  developerName: null,
  iconUrl: null,
  category: null,
  price: null,
})

async function sampleListing(): Promise<Listing> {
  const listing = await sampleMarket(() => new Date('2026-03-01T00:00:00Z')).listing({
    ...sample.moorlight,
    locale: 'en-US',
  })
  if (!listing) throw new Error('The sample app is gone.')
  return listing
}
