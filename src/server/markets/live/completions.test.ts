import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/protocol/days.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import type { StoreFault } from '#tests/support/faults/store-faults.ts'
import { openLiveForEach } from '#tests/support/stores/live-stores.ts'
import { StoreUnavailable } from './gateway/store-failure.ts'

describeOnDatabase('what the stores complete a beginning with', (open) => {
  const on = openLiveForEach(open)

  const complete = (store: 'APP_STORE' | 'GOOGLE_PLAY', term: string, locale = 'en-US') =>
    on.live.forPages.autoComplete({ store, term, locale })

  test('KEY-002: in the store’s order, of the storefront asked for, once a day for each term', async () => {
    on.stores.apple.calls.length = 0
    expect(await complete('APP_STORE', ' Night  ')).toEqual(['night sky', 'night sky map', 'night & day'])
    expect(await complete('APP_STORE', 'night')).toHaveLength(3)
    await complete('APP_STORE', 'night', 'de-DE')
    expect(on.stores.apple.calls).toEqual(['hints night 143441,29', 'hints night 143443,29'])
    expect(await complete('GOOGLE_PLAY', 'Night')).toEqual(['night sky', 'night sky view'])
    expect(await complete('GOOGLE_PLAY', 'ga"me')).toEqual([])
    expect(await complete('APP_STORE', 'night', 'ps-AF')).toBeNull()
  })

  test('a Turkish İ is asked for as the i that people type there, in searches too', async () => {
    const { apple, google } = on.stores
    for (const { calls } of [apple, google]) calls.length = 0
    for (const store of ['APP_STORE', 'GOOGLE_PLAY'] as const) {
      await complete(store, 'İndir', 'tr-TR')
      await on.live.forPages.search({ text: 'İzmir Haritası', locale: 'tr-TR', store, limit: 10 })
    }
    expect(apple.calls).toEqual(expect.arrayContaining(['hints indir 143480,29', 'search izmir haritası TR']))
    expect(google.calls).toEqual(expect.arrayContaining(['suggest indir TR', 'search izmir haritası TR']))
  })

  test('nothing is an answer only while the control has one: else the store does not tell', async () => {
    for (const store of ['APP_STORE', 'GOOGLE_PLAY'] as const) expect(await complete(store, 'zzzz')).toEqual([])
    on.stores.breakBoth('empty')
    on.live.clock.advance(DAY_MS)
    for (const store of ['APP_STORE', 'GOOGLE_PLAY'] as const)
      await expect(complete(store, 'qqqq')).rejects.toThrow(StoreUnavailable)
  })

  test.each<[string, StoreFault]>([
    ['403', { status: 403 }],
    ['429 with Retry-After', { status: 429, retryAfter: '40' }],
    ['a page for people', 'captcha'],
    ['half an answer', 'truncated'],
    ['a broken connection', 'reset'],
  ])('%s: the last good answer, and none where nothing is kept', async (_name, fault) => {
    for (const store of ['APP_STORE', 'GOOGLE_PLAY'] as const) {
      const good = await complete(store, 'night')
      on.live.clock.advance(2 * DAY_MS)
      on.stores.breakBoth(fault)
      expect(await complete(store, 'night')).toEqual(good)
      await expect(complete(store, 'nightly')).rejects.toThrow(StoreUnavailable)
      on.stores.mend()
      on.live.clock.advance(2 * DAY_MS)
    }
  })
})
