import { expect, test } from 'vitest'
import { getKeywordMetrics } from '#contract/keywords/suggestions.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { addConnection } from '#tests/support/connections/add-connection.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import type { MarketSource } from '../market.ts'
import { recordSearch } from '../record-search.ts'
import { calibrateVolumes } from './calibration.ts'

describeOnDatabase('the weights of the volume', (open) => {
  test('KEY-012: are found on the official popularities of a country, and are the published ones again without a connection', async () => {
    const { markets } = (await open()).services
    const live: MarketSource = {
      ...markets.sample,
      id: 'live',
      pastDays: 0,
      keywordMetrics: (...asked) => markets.live.keywordMetrics(...asked),
    }
    const api = await open({ env: { STOREGLASS_MARKET: 'live' }, services: { markets: { ...markets, live } } })
    const { db } = api.services
    const now = api.clock.now()
    const member = await newMember(api)
    const { organizationId: organisation_id } = member.identity
    const connection_id = await addConnection(api, member, undefined, { provider: 'apple-ads', apps: [] })
    const key = { organisation_id, country: 'US', week: '2026-06-07' as const }
    await db
      .insertInto('popularity_week')
      .values({ ...key, connection_id, row_count: 600, quarantine: null, is_whole: true, read_at: now })
      .execute()
    for (let at = 0; at < 60; at += 1) {
      const keyword = `calibrated ${String.fromCharCode(97 + (at % 26))}${at}`
      await db
        .insertInto('search_popularity')
        .values({ ...key, term: keyword, popularity: 10 + at, genre: 'GAMES', rank_in_genre: at + 1 })
        .execute()
      const leaders = [{ title: keyword, category: null, rating: { avgRating: 4, ratingCount: 10 * (at + 1) ** 2 } }]
      const list = { store: 'APP_STORE' as const, country: 'US', day: dayOf(now), keyword, leaders }
      await recordSearch(db, 'live', { ...list, apps: [{ trackId: '1', title: keyword }] }, 'en-US')
    }
    const told = async () => {
      const body = { ...sample.moorlight, locale: 'en-US', keywords: ['calibrated a0'] }
      return (await member.read(getKeywordMetrics, { body })).keywords?.[0]?.confidence
    }
    expect(await told()).not.toHaveProperty('calibrated')
    await calibrateVolumes(db, now)
    expect(await told()).toMatchObject({ calibrated: { terms: 60, day: dayOf(now) } })
    const [row] = await db.selectFrom('volume_weights').selectAll().execute()
    expect(row).toMatchObject({ country: 'US', terms: 60 })
    expect((row?.ratings ?? 0) + (row?.suggestions ?? 0) + (row?.characters ?? 0)).toBeCloseTo(1, 2)

    await db.deleteFrom('connection').where('id', '=', connection_id).execute()
    await calibrateVolumes(db, now)
    expect(await told()).not.toHaveProperty('calibrated')
  })
})
