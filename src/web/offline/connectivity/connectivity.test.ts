import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DISK_FULL, getHealth } from '#contract/protocol/health.ts'
import { asked, lost, never, noNetwork, page, refuse, respond, serverIsUp } from '#tests/support/network/index.ts'

type Module = typeof import('./connectivity.ts')
let connectivity: Module['connectivity']
let probe: Module['probe']
let reportAnswered: Module['reportAnswered']
let reportUnanswered: Module['reportUnanswered']
let watchConnectivity: Module['watchConnectivity']

beforeEach(async () => {
  vi.resetModules()
  ;({ connectivity, probe, reportAnswered, reportUnanswered, watchConnectivity } = await import('./connectivity.ts'))
  vi.useFakeTimers()
})
afterEach(() => {
  reportAnswered()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('connectivity', () => {
  it('is offline once a failed request is confirmed by the probe, whatever the browser says', async () => {
    noNetwork()
    reportUnanswered()
    await vi.waitFor(() => expect(connectivity.get()).toBe('offline'))
    expect(navigator.onLine).toBe(true)
  })

  it('stays online when only one request failed', async () => {
    serverIsUp()
    reportUnanswered()
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked(getHealth)).toHaveLength(1)
    expect(connectivity.get()).toBe('online')
  })

  it('is offline within 2 s when nothing comes back at all', async () => {
    respond(getHealth, never)
    reportUnanswered()
    await vi.advanceTimersByTimeAsync(2000)
    expect(connectivity.get()).toBe('offline')
  })

  it('takes the page of a captive portal for no answer', async () => {
    respond(getHealth, page())
    reportUnanswered()
    await vi.waitFor(() => expect(connectivity.get()).toBe('offline'))
  })

  it('asks again after 2 s, then less and less often, and comes back by itself', async () => {
    noNetwork()
    reportUnanswered()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked()).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked().length).toBeLessThan(10)
    serverIsUp()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(connectivity.get()).toBe('online')
    const { length } = asked()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked()).toHaveLength(length)
  })

  it('while changes wait asks every 5 s, also where the pauses had grown longer', async () => {
    const { outbox } = await import('../outbox/outbox.ts')
    const { emptyOutbox } = await import('../outbox/entry.ts')
    noNetwork()
    const stop = watchConnectivity()
    reportUnanswered()
    await vi.advanceTimersByTimeAsync(120_000)
    const before = asked().length
    outbox.set({ ...emptyOutbox, ready: true, waiting: 1 })
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked()).toHaveLength(before + 1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toHaveLength(before + 13)
    stop()
  })

  it('asks a server that says it is starting again within 5 s, every time', async () => {
    noNetwork()
    reportUnanswered()
    await vi.advanceTimersByTimeAsync(120_000)
    refuse(getHealth, 'UNAVAILABLE')
    await vi.advanceTimersByTimeAsync(30_000)
    const before = asked().length
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked()).toHaveLength(before + 4)
    serverIsUp()
    await vi.advanceTimersByTimeAsync(5000)
    expect(connectivity.get()).toBe('online')
  })

  it('is online while the server answers that its disk is full', async () => {
    noNetwork()
    reportUnanswered()
    await vi.waitFor(() => expect(connectivity.get()).toBe('offline'))
    refuse(getHealth, 'UNAVAILABLE', { status: DISK_FULL })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(connectivity.get()).toBe('online')
  })

  it('is online at once when a request is answered', async () => {
    noNetwork()
    reportUnanswered()
    await vi.waitFor(() => expect(connectivity.get()).toBe('offline'))
    reportAnswered()
    expect(connectivity.get()).toBe('online')
  })

  it('does not believe a probe that was sent before the last answer', async () => {
    const answer = Promise.withResolvers<typeof lost>()
    respond(getHealth, () => answer.promise)
    reportUnanswered()
    reportAnswered()
    answer.resolve(lost)
    await vi.advanceTimersByTimeAsync(2000)
    expect(connectivity.get()).toBe('online')
  })

  it('tells within 20 s that the server has gone, also on a page that asks nothing', async () => {
    serverIsUp()
    const stop = watchConnectivity()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(connectivity.get()).toBe('online')
    noNetwork()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(connectivity.get()).toBe('offline')
    stop()
  })

  it('looks when the browser hints at a change and when somebody comes back', async () => {
    noNetwork()
    const stop = watchConnectivity()
    window.dispatchEvent(new Event('offline'))
    await vi.waitFor(() => expect(connectivity.get()).toBe('offline'))
    serverIsUp()
    window.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(connectivity.get()).toBe('online'))
    stop()
  })

  it('ends with its page: what was asked before has no effect, and nothing is asked any more', async () => {
    const { outbox } = await import('../outbox/outbox.ts')
    const { emptyOutbox } = await import('../outbox/entry.ts')
    outbox.set({ ...emptyOutbox, ready: true, waiting: 1 })
    const answer = Promise.withResolvers<typeof lost>()
    respond(getHealth, () => answer.promise)
    const underWay = probe()
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    window.dispatchEvent(new Event('pagehide'))
    // As where a test's environment has been taken away.
    vi.stubGlobal('document', undefined)
    answer.resolve(lost)
    await underWay
    reportUnanswered()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toHaveLength(1)
    expect(connectivity.get()).toBe('online')
  })

  it('asks again at once when the page comes back', async () => {
    noNetwork()
    const stop = watchConnectivity()
    reportUnanswered()
    await vi.waitFor(() => expect(connectivity.get()).toBe('offline'))
    window.dispatchEvent(new Event('pagehide'))
    const { length } = asked()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toHaveLength(length)
    serverIsUp()
    window.dispatchEvent(new Event('pageshow'))
    await vi.waitFor(() => expect(connectivity.get()).toBe('online'))
    stop()
  })
})
