import { act, renderHook } from '#tests/support/render.tsx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getRankedKeywords, type RankedKeywords } from '#contract/overview/overview.ts'
import type { ListingRef } from '#contract/store.ts'
import { asked, noNetwork, refusal, respond, serverIsUp, type Answer } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'

const counting: RankedKeywords = { status: 'IN_PROGRESS' }
const done = (keywordsCount: number): RankedKeywords => ({ status: 'DONE', keywordsCount, delta: 3, provenance: null })

let count = 0
let ref: ListingRef
let answer: Answer<typeof getRankedKeywords>
let times: () => number[]
let useRankedKeywords: typeof import('./ranked-keywords.ts').useRankedKeywords
let connectivity: typeof import('#web/offline/connectivity/connectivity.ts').connectivity

const polls = () => asked(getRankedKeywords).length
const show = () => renderHook(() => useRankedKeywords(getRankedKeywords, ref))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function setVisible(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

beforeEach(async () => {
  count += 1
  ref = { trackId: String(count), store: 'APP_STORE', locale: 'en-US' }
  answer = counting
  vi.resetModules()
  ;({ useRankedKeywords } = await import('./ranked-keywords.ts'))
  ;({ connectivity } = await import('#web/offline/connectivity/connectivity.ts'))
  const { signIn } = await import('#web/session/session.ts')
  // The device's database has timers of its own; this is about the polling.
  await import('#web/offline/answers/query-store.ts')
  const at: number[] = []
  times = () => at
  serverIsUp()
  respond(getRankedKeywords, () => {
    at.push(Date.now())
    return answer
  })
  signIn(tokensOf(ada, 36_000))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('ranked keywords', () => {
  /** Whole seconds between the polls so far; the first answer also waits for the device. */
  const gaps = () =>
    times()
      .map((time, index, all) => Math.floor((time - (all[index - 1] ?? time)) / 1000))
      .slice(1)
  const passSeconds = async (seconds: number) => {
    for (let step = 0; step < seconds * 10; step += 1) await pass(100)
  }

  it('OV-068, C-12: asks again after 1, 2, 4, 8 and then every 15 s while they are counted, and stops when they are', async () => {
    const { result } = show()
    await passSeconds(2)
    expect(result.current).toMatchObject({ state: 'counting', inProgress: { secondsLeft: null } })
    await passSeconds(46)
    expect(gaps()).toEqual([1, 2, 4, 8, 15, 15])
    answer = done(48)
    await passSeconds(16)
    expect(result.current).toMatchObject({ state: 'done', inProgress: null, data: { keywordsCount: 48, delta: 3 } })
    const before = polls()
    await pass(60_000)
    expect(polls()).toBe(before)
  })

  it('OP-74, C-12: asks when the server says it is done, at the latest after 15 s', async () => {
    answer = { status: 'IN_PROGRESS', retryAfterSeconds: 5 }
    const { result } = show()
    await passSeconds(1)
    expect(result.current.inProgress).toEqual({ secondsLeft: 5 })
    await passSeconds(5)
    expect(gaps()).toEqual([5])
    answer = { status: 'IN_PROGRESS', retryAfterSeconds: 90 }
    await passSeconds(21)
    expect(gaps()).toEqual([5, 5, 15])
  })

  it('OP-74: gives up after 20 polls, until it is asked for again', async () => {
    const { result } = show()
    await pass(30 * 15_000)
    expect(polls()).toBe(20)
    expect(result.current.state).toBe('stalled')
    answer = done(1)
    act(() => result.current.refresh())
    await pass(1000)
    expect(result.current.state).toBe('done')
  })

  it('API-010, API-011, OP-74: tries three times, 1 s apart, when the server fails', async () => {
    answer = refusal('UNAVAILABLE')
    const { result } = show()
    await pass(500)
    expect(polls()).toBe(1)
    await pass(10_000)
    expect(polls()).toBe(3)
    expect(result.current).toMatchObject({ state: 'error', error: { kind: 'unavailable' } })
  })

  it('stops when nobody looks any more, and asks once for however many look', async () => {
    const views = [show(), show(), show()]
    await pass(500)
    expect(polls()).toBe(1)
    await pass(1500)
    const before = polls()
    expect(before).toBeLessThan(4)
    for (const { unmount } of views) unmount()
    await pass(120_000)
    expect(polls()).toBe(before)
  })

  it('rests while the tab is hidden and goes on when it is shown', async () => {
    show()
    await pass(2000)
    setVisible('hidden')
    const before = polls()
    await pass(120_000)
    expect(polls()).toBe(before)
    act(() => setVisible('visible'))
    await pass(100)
    expect(polls()).toBe(before + 1)
  })

  it('keeps the last count through a new counting and offline, and resumes without doubles', async () => {
    answer = done(48)
    const { result } = show()
    await pass(2000)
    answer = counting
    act(() => result.current.refresh())
    await pass(1000)
    expect(result.current).toMatchObject({ state: 'counting', data: { keywordsCount: 48 } })
    const comeBack = noNetwork()
    await pass(20_000)
    expect(connectivity.get()).toBe('offline')
    expect(result.current).toMatchObject({ state: 'offline', data: { keywordsCount: 48 } })
    const before = polls()
    comeBack()
    answer = done(50)
    act(() => connectivity.set('online'))
    await pass(1000)
    expect(polls()).toBe(before + 1)
    expect(result.current).toMatchObject({ state: 'done', data: { keywordsCount: 50 } })
  })

  it('the device keeps the count: it is there after a reload', async () => {
    const { saveAnswers } = await import('../cache/save-answers.ts')
    const { loadQueryStore } = await import('#web/offline/answers/query-store-link.ts')
    const { storeKey } = await import('../cache/store-key.ts')
    const stop = saveAnswers()
    answer = done(48)
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
