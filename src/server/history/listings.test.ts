import { expect, test } from 'vitest'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import type { Listing } from '#server/markets/market.ts'
import { recordListing, storedListings } from './listings.ts'

const ref = { ...sample.moorlight, locale: 'en-US' }

async function listingOf({ services }: Api): Promise<Listing> {
  const listing = await services.markets.sample.listing(ref)
  if (!listing) throw new Error('The sample app is gone.')
  return listing
}

describeOnEachDatabase('listings that are kept', (open) => {
  /** Every test keeps an app of its own. */
  const start = async (trackId: string) => {
    const api = await open()
    const { db } = api.services
    const listing = { ...(await listingOf(api)), trackId }
    const record = (title: string, day: UtcDay) => recordListing(db, 'live', { listing: { ...listing, title }, day })
    const states = async () => {
      const kept = await storedListings(db, 'live', { ref: { ...ref, trackId } })
      return kept.map((state) => [state.listing.title, state.since, state.until])
    }
    return { db, listing, record, states }
  }

  test('a listing comes back as it was, with the moment of its last reading', async () => {
    const { db, listing } = await start('1')
    const later = '2026-03-02T08:00:00.000Z'
    expect(
      await recordListing(db, 'live', {
        listing: { ...listing, retrievedAt: '2026-03-01T08:00:00Z' },
        day: '2026-03-01',
      }),
    ).toBe('stored')
    expect(
      await recordListing(db, 'live', { listing: { ...listing, retrievedAt: later, stale: true }, day: '2026-03-02' }),
    ).toBe('unchanged')
    expect(await storedListings(db, 'live', { ref: { ...ref, trackId: '1' } })).toEqual([
      { since: '2026-03-01', until: '2026-03-02', listing: { ...listing, retrievedAt: later, stale: false } },
    ])
  })

  test('a state is kept when it differs, newest first; the same one only moves its last day on', async () => {
    const { db, record, states } = await start('2')
    expect(await record('Moorlight', '2026-03-01')).toBe('stored')
    expect(await record('Moorlight', '2026-03-02')).toBe('unchanged')
    expect(await record('Moorlight: weather', '2026-03-05')).toBe('stored')
    expect(await record('Moorlight', '2026-03-06')).toBe('stored')
    expect(await states()).toEqual([
      ['Moorlight', '2026-03-06', '2026-03-06'],
      ['Moorlight: weather', '2026-03-05', '2026-03-05'],
      ['Moorlight', '2026-03-01', '2026-03-02'],
    ])
    const newest = await storedListings(db, 'live', { ref: { ...ref, trackId: '2' }, most: 1 })
    expect(newest.map(({ since }) => since)).toEqual(['2026-03-06'])
  })

  test('the same day again replaces that day, also when it goes back to the state before', async () => {
    const { record, states } = await start('3')
    await record('One', '2026-03-01')
    await record('Two', '2026-03-02')
    await record('Three', '2026-03-02')
    expect(await states()).toEqual([
      ['Three', '2026-03-02', '2026-03-02'],
      ['One', '2026-03-01', '2026-03-01'],
    ])
    await record('One', '2026-03-02')
    expect(await states()).toEqual([['One', '2026-03-01', '2026-03-02']])
    await record('Late', '2026-02-01')
    expect(await states()).toEqual([['One', '2026-03-01', '2026-03-02']])
  })

  test('fields in another order are no change; halves of characters and NUL do no harm', async () => {
    const { db, listing } = await start('4')
    const description = 'Hills \ud83e and\0 fog'
    await recordListing(db, 'live', { listing: { ...listing, description }, day: '2026-03-01' })
    // Built from its own entries.
    const reversed = Object.fromEntries(Object.entries(listing).toReversed()) as unknown as Listing
    expect(await recordListing(db, 'live', { listing: { ...reversed, description }, day: '2026-03-02' })).toBe(
      'unchanged',
    )
    const [kept] = await storedListings(db, 'live', { ref: { ...ref, trackId: '4' } })
    expect(kept?.listing.description).toBe('Hills \ufffd and fog')
  })

  test('many at once keep one state', async () => {
    const { record, states } = await start('5')
    await Promise.all(Array.from({ length: 8 }, () => record('Moorlight', '2026-03-01')))
    expect(await states()).toEqual([['Moorlight', '2026-03-01', '2026-03-01']])
  })

  test('markets and countries are apart, and an app of which nothing is kept has no states', async () => {
    const { db, record } = await start('6')
    await record('Moorlight', '2026-03-01')
    expect(await storedListings(db, 'archive', { ref: { ...ref, trackId: '6' } })).toEqual([])
    expect(await storedListings(db, 'live', { ref: { ...ref, trackId: '6', locale: 'de-DE' } })).toEqual([])
    expect(await storedListings(db, 'live', { ref: { ...ref, trackId: '600' } })).toEqual([])
  })
})
