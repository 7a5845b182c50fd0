import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getRankedKeywords } from '#contract/overview.ts'
import type { ListingRef } from '#contract/store.ts'
import {
  ada,
  fakeApi,
  isHealth,
  isRefresh,
  json,
  noNetwork,
  refusal,
  tokensOf,
  type Answer,
  type Asked,
} from '#tests/support/fake-api.ts'

const counting = () => json({ status: 'IN_PROGRESS' })
const done = (keywordsCount: number) => json({ status: 'DONE', keywordsCount, delta: 3, provenance: null })
const isPoll = ({ url }: Asked) => url.endsWith('/app-overview')

let count = 0
let ref: ListingRef
let answer: Answer
let polls: () => number
let useRankedKeywords: typeof import('./ranked-keywords.ts').useRankedKeywords
let connectivity: typeof import('../offline/connectivity.ts').connectivity

const show = () => renderHook(() => useRankedKeywords(getRankedKeywords, ref))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function setVisible(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  count += 1
  ref = { trackId: String(count), store: 'APP_STORE', locale: 'en-US' }
  answer = counting
  vi.resetModules()
  ;({ useRankedKeywords } = await import('./ranked-keywords.ts'))
  ;({ connectivity } = await import('../offline/connectivity.ts'))
  const { signIn } = await import('./session.ts')
  // The device's database has timers of its own; this is about the polling.
  await import('../offline/query-store.ts')
  const { asked } = fakeApi((one) => {
    if (isHealth(one)) return answer === noNetwork ? noNetwork() : json({ status: 'ok' })
    return isRefresh(one) ? json(tokensOf(ada)) : answer(one)
  })
  polls = () => asked.filter(isPoll).length
  signIn(tokensOf(ada, 36_000))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('ranked keywords', () => {
  it('OV-068: asks every 15 s while they are counted, and stops when they are', async () => {
    const { result } = show()
    await pass(2000)
    expect(polls()).toBe(1)
    expect(result.current.state).toBe('counting')
    await pass(15_000)
    expect(polls()).toBe(2)
    answer = () => done(48)
    await pass(15_000)
    expect(result.current).toMatchObject({ state: 'done', data: { keywordsCount: 48, delta: 3 } })
    await pass(60_000)
    expect(polls()).toBe(3)
  })

  it('OP-74: gives up after 20 polls, until it is asked for again', async () => {
    const { result } = show()
    await pass(30 * 15_000)
    expect(polls()).toBe(20)
    expect(result.current.state).toBe('stalled')
    answer = () => done(1)
    act(() => result.current.refresh())
    await pass(1000)
    expect(result.current.state).toBe('done')
  })

  it('API-010, API-011, OP-74: tries three times, 1 s apart, when the server fails', async () => {
    answer = () => refusal('UNAVAILABLE', 503)
    const { result } = show()
    await pass(500)
    expect(polls()).toBe(1)
    await pass(10_000)
    expect(polls()).toBe(3)
    expect(result.current).toMatchObject({ state: 'error', error: { kind: 'unavailable' } })
  })

  it('stops when nobody looks any more, and asks once for however many look', async () => {
    const views = [show(), show(), show()]
    await pass(2000)
    expect(polls()).toBe(1)
    await pass(15_000)
    expect(polls()).toBe(2)
    for (const { unmount } of views) unmount()
    await pass(120_000)
    expect(polls()).toBe(2)
  })

  it('rests while the tab is hidden and goes on when it is shown', async () => {
    show()
    await pass(2000)
    setVisible('hidden')
    await pass(120_000)
    expect(polls()).toBe(1)
    act(() => setVisible('visible'))
    await pass(16_000)
    expect(polls()).toBeGreaterThan(1)
  })

  it('keeps the last count through a new counting and offline, and resumes without doubles', async () => {
    answer = () => done(48)
    const { result } = show()
    await pass(2000)
    answer = counting
    act(() => result.current.refresh())
    await pass(1000)
    expect(result.current).toMatchObject({ state: 'counting', data: { keywordsCount: 48 } })
    answer = noNetwork
    await pass(20_000)
    expect(connectivity.get()).toBe('offline')
    expect(result.current).toMatchObject({ state: 'offline', data: { keywordsCount: 48 } })
    const before = polls()
    answer = () => done(50)
    act(() => connectivity.set('online'))
    await pass(1000)
    expect(polls()).toBe(before + 1)
    expect(result.current).toMatchObject({ state: 'done', data: { keywordsCount: 50 } })
  })

  it('the device keeps the count: it is there after a reload', async () => {
    const { keepReads } = await import('./keep-reads.ts')
    const { loadQueryStore } = await import('../offline/query-store-link.ts')
    const { storeKey } = await import('./store-key.ts')
    const stop = keepReads()
    answer = () => done(48)
    const { result } = show()
    await pass(2000)
    expect(result.current.data?.keywordsCount).toBe(48)
    await pass(2000)
    stop()
    vi.useRealTimers()
    const store = await loadQueryStore()
    await vi.waitFor(async () => {
      const [row] = await store.read([storeKey(getRankedKeywords, { body: ref })])
      expect(row?.data).toMatchObject({ keywordsCount: 48 })
    })
  })
})
