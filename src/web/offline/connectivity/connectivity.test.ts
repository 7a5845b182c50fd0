import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, isHealth, json, noNetwork } from '#tests/support/fake-api.ts'

type Module = typeof import('./connectivity.ts')
let connectivity: Module['connectivity']
let reportAnswered: Module['reportAnswered']
let reportUnanswered: Module['reportUnanswered']
let watchConnectivity: Module['watchConnectivity']

const healthy = () => json({ status: 'ok' })

beforeEach(async () => {
  vi.resetModules()
  ;({ connectivity, reportAnswered, reportUnanswered, watchConnectivity } = await import('./connectivity.ts'))
  vi.useFakeTimers()
})
afterEach(() => {
  reportAnswered()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('connectivity', () => {
  it('is offline once a failed request is confirmed by the probe, whatever the browser says', async () => {
    fakeApi(noNetwork)
    reportUnanswered()
    await vi.waitFor(() => expect(connectivity.get()).toBe('offline'))
    expect(navigator.onLine).toBe(true)
  })

  it('stays online when only one request failed', async () => {
    const { asked } = fakeApi(healthy)
    reportUnanswered()
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked.filter(isHealth)).toHaveLength(1)
    expect(connectivity.get()).toBe('online')
  })

  it('is offline within 2 s when nothing comes back at all', async () => {
    fakeApi(() => new Promise(() => {}))
    reportUnanswered()
    await vi.advanceTimersByTimeAsync(2000)
    expect(connectivity.get()).toBe('offline')
  })

  it('takes the page of a captive portal for no answer', async () => {
    fakeApi(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
    reportUnanswered()
    await vi.waitFor(() => expect(connectivity.get()).toBe('offline'))
  })

  it('asks again after 2 s, then less and less often, and comes back by itself', async () => {
    let isUp = false
    const { asked } = fakeApi(() => (isUp ? healthy() : noNetwork()))
    reportUnanswered()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.length).toBeLessThan(10)
    isUp = true
    await vi.advanceTimersByTimeAsync(30_000)
    expect(connectivity.get()).toBe('online')
    const { length } = asked
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toHaveLength(length)
  })

  it('while changes wait asks every 5 s, also where the pauses had grown longer', async () => {
    const { outbox } = await import('../outbox/outbox.ts')
    const { emptyOutbox } = await import('../outbox/entry.ts')
    const { asked } = fakeApi(noNetwork)
    const stop = watchConnectivity()
    reportUnanswered()
    await vi.advanceTimersByTimeAsync(120_000)
    const before = asked.length
    outbox.set({ ...emptyOutbox, ready: true, waiting: 1 })
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).toHaveLength(before + 1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(before + 13)
    stop()
  })

  it('asks a server that says it is starting again within 5 s, every time', async () => {
    const starting = () => json({ error: 'UNAVAILABLE', message: 'Starting.' }, 503)
    let answer: () => Response | Promise<Response> = noNetwork
    const { asked } = fakeApi(() => answer())
    reportUnanswered()
    await vi.advanceTimersByTimeAsync(120_000)
    answer = starting
    await vi.advanceTimersByTimeAsync(30_000)
    const before = asked.length
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toHaveLength(before + 4)
    answer = healthy
    await vi.advanceTimersByTimeAsync(5000)
    expect(connectivity.get()).toBe('online')
  })

  it('is online at once when a request is answered', async () => {
    fakeApi(noNetwork)
    reportUnanswered()
    await vi.waitFor(() => expect(connectivity.get()).toBe('offline'))
    reportAnswered()
    expect(connectivity.get()).toBe('online')
  })

  it('does not believe a probe that was sent before the last answer', async () => {
    let fail = () => {}
    fakeApi(() => new Promise((_, reject) => (fail = () => reject(new TypeError('Failed to fetch')))))
    reportUnanswered()
    reportAnswered()
    fail()
    await vi.advanceTimersByTimeAsync(2000)
    expect(connectivity.get()).toBe('online')
  })

  it('tells within 20 s that the server has gone, also on a page that asks nothing', async () => {
    let isUp = true
    fakeApi(() => (isUp ? healthy() : noNetwork()))
    const stop = watchConnectivity()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(connectivity.get()).toBe('online')
    isUp = false
    await vi.advanceTimersByTimeAsync(20_000)
    expect(connectivity.get()).toBe('offline')
    stop()
  })

  it('looks when the browser hints at a change and when somebody comes back', async () => {
    let isUp = false
    fakeApi(() => (isUp ? healthy() : noNetwork()))
    const stop = watchConnectivity()
    window.dispatchEvent(new Event('offline'))
    await vi.waitFor(() => expect(connectivity.get()).toBe('offline'))
    isUp = true
    window.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(connectivity.get()).toBe('online'))
    stop()
  })
})
