import { expect, test } from 'vitest'
import { getMetadataBenchmarks } from '#contract/market/metadata-benchmarks.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { getTopChart } from '#contract/market/top-charts.ts'
import type { ListingRef } from '#contract/store.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'

const asked = { store: 'APP_STORE', locale: 'en-US', categoryGroup: 'FREE', top: '30' } as const

describeOnDatabase('metadata benchmarks', (open) => {
  test('MKT-003: the first apps of a chart with what their listings show', async () => {
    const member = await newMember(await open())
    const { categories, places } = await member.read(getTopChart, { query: asked })
    const { apps, of } = await member.read(getMetadataBenchmarks, { query: asked })
    expect(of).toBe(30)
    expect(apps?.map(({ trackId }) => trackId)).toEqual(places?.slice(0, 30).map(({ trackId }) => trackId))
    const first = apps![0]!
    const details = await member.read(getAppDetails, {
      query: { store: 'APP_STORE', locale: 'en-US', trackId: first.trackId },
    })
    expect(first).toMatchObject({
      title: details.title,
      shortDescription: details.shortDescription,
      description: details.description?.length,
      screenshots: details.images.screens.length,
    })
    const category = categories[0]!.name
    const ofOne = await member.read(getMetadataBenchmarks, { query: { ...asked, category, top: '200' } })
    expect(ofOne.of).toBeGreaterThan(5)
    expect(ofOne.apps?.map(({ trackId }) => trackId)).not.toEqual(apps?.map(({ trackId }) => trackId))
  })

  test('MKT-003: a chart that no market knows is null, not empty; a depth that is not offered is refused', async () => {
    const member = await newMember(await open())
    const { apps } = await member.read(getMetadataBenchmarks, { query: { ...asked, category: 'NOTHING' } })
    expect(apps).toBeNull()
    const refused = await member.call(getMetadataBenchmarks, { query: { ...asked, top: '31' } })
    expect(refused).toMatchObject({ status: 400, body: { error: 'VALIDATION_FAILED' } })
  })

  test('MKT-003: of many apps of the App Store a live store tells neither videos nor all screenshots: they are not known, not 0', async () => {
    const { markets } = (await open()).services
    const live = {
      ...markets.sample,
      id: 'live' as const,
      listings: async (refs: readonly ListingRef[]) =>
        (await markets.sample.listings(refs)).map((listing) =>
          Object.assign({}, listing, { images: { ...listing.images, screens: [] }, videos: [] }),
        ),
    }
    const api = await open({ env: { STOREGLASS_MARKET: 'live' }, services: { markets: { ...markets, live } } })
    const member = await newMember(api)
    const { apps } = await member.read(getMetadataBenchmarks, { query: asked })
    expect(apps?.[0]).toMatchObject({ screenshots: null, videos: null })
    const inPlay = await member.read(getMetadataBenchmarks, { query: { ...asked, store: 'GOOGLE_PLAY' } })
    expect(inPlay.apps?.[0]).toMatchObject({ screenshots: null, videos: 0 })
  })
})
