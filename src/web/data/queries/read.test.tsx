import { act, renderHook, waitFor } from '#tests/support/render.tsx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getCategoryRankings } from '#contract/overview/sections.ts'
import { getAverageRating } from '#contract/overview/overview.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { never, noNetwork, refuse, respond, savedAt } from '#tests/support/network/index.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'
import { newUser, openReadingTab, rating } from '#tests/support/pages/reading-tab.ts'

async function openTab() {
  const opened = await openReadingTab()
  const { connectivity } = await import('#web/offline/connectivity/connectivity.ts')
  const { overlays } = await import('#web/offline/outbox/outbox.ts')
  const { deviceUser } = await import('#web/offline/storage/device-user.ts')
  return { ...opened, connectivity, overlays, deviceUser }
}
type Tab = Awaited<ReturnType<typeof openTab>>
let tab: Tab
let user = ada

const keptRows = async () => (await tab.openQueryStore(user.userId)).list(getAverageRating.id)
const show = (of = tab, trackId?: string) => renderHook(() => of.useRead(of.question(trackId))).result

beforeEach(async () => {
  localStorage.clear()
  user = newUser()
  noNetwork()
  respond(getAverageRating, rating)
  tab = await openTab()
  tab.signIn(tokensOf(user))
})
afterEach(() => {
  tab.stop()
})

async function nextStart(): Promise<Tab> {
  await vi.waitFor(async () => expect(await keptRows()).toHaveLength(1))
  tab.stop()
  tab = await openTab()
  tab.signIn(tokensOf(user))
  return tab
}

describe('a read', () => {
  it('loads, then shows the answer with its time', async () => {
    const shown = show()
    expect(shown.current).toMatchObject({ data: undefined, isLoading: true, error: null, updatedAt: null })
    await waitFor(() => expect(shown.current.data).toEqual(rating))
    expect(shown.current.isLoading).toBe(false)
    expect(Math.abs(Date.now() - (shown.current.updatedAt ?? 0))).toBeLessThan(60_000)
  })

  it('OP-86: shows offline what the device has, with the age of the answer', async () => {
    const first = show()
    await waitFor(() => expect(first.current.data).toEqual(rating))
    const { updatedAt } = first.current
    noNetwork()
    const shown = show(await nextStart())
    await waitFor(() => expect(shown.current.data).toEqual(rating))
    await waitFor(() => expect(shown.current.error?.kind).toBe('offline'))
    expect(shown.current).toMatchObject({ data: rating, updatedAt, isLoading: false })
  })

  it('OP-86: shows what was kept under another day until the answer of today comes', async () => {
    const of = (day: UtcDay) =>
      tab.read(
        getCategoryRankings,
        {
          query: {
            trackId: '1',
            store: 'APP_STORE',
            locale: 'en-US',
            categoryGroup: 'FREE',
            startDate: day,
            endDate: day,
          },
        },
        { trackId: '1', days: 0 },
      )
    const yesterday = { series: [], provenance: null }
    respond(getCategoryRankings, yesterday)
    const first = renderHook(() => tab.useRead(of('2026-03-01'))).result
    await waitFor(() => expect(first.current.data).toEqual(yesterday))
    await vi.waitFor(async () =>
      expect(await (await tab.openQueryStore(user.userId)).list(getCategoryRankings.id)).toHaveLength(1),
    )
    noNetwork()
    tab.stop()
    tab = await openTab()
    tab.signIn(tokensOf(user))
    const shown = renderHook(() => tab.useRead(of('2026-03-02'))).result
    await waitFor(() => expect(shown.current.data).toEqual(yesterday))
  })

  it('OP-86: says promptly that it has nothing, when offline with nothing saved', async () => {
    noNetwork()
    const shown = show()
    await waitFor(() => expect(shown.current.error?.kind).toBe('offline'))
    expect(shown.current).toMatchObject({ data: undefined, isLoading: false })
  })

  it('keeps what it shows when a refresh fails, also on the device', async () => {
    const shown = show()
    await waitFor(() => expect(shown.current.data).toEqual(rating))
    refuse(getAverageRating, 'APP_NOT_FOUND')
    act(() => shown.current.refresh())
    await waitFor(() => expect(shown.current.error?.code).toBe('APP_NOT_FOUND'))
    expect(shown.current.data).toEqual(rating)
    await vi.waitFor(async () => expect((await keptRows())[0]?.data).toEqual(rating))
  })

  it('drops a damaged row alone', async () => {
    const [first, second] = [show(tab, '1'), show(tab, '2')]
    await waitFor(() => expect([first.current.data, second.current.data]).toEqual([rating, rating]))
    await vi.waitFor(async () => expect(await keptRows()).toHaveLength(2))
    const store = await tab.openQueryStore(user.userId)
    const damaged = (await store.list(getAverageRating.id)).find(({ key }) => key.includes('"1"'))
    await store.write([{ ...damaged!, data: { avgRating: 'very good' } }])
    noNetwork()
    tab.stop()
    tab = await openTab()
    tab.signIn(tokensOf(user))
    await tab.restoreReads([tab.question('1'), tab.question('2')])
    const [bad, good] = [show(tab, '1'), show(tab, '2')]
    expect(good.current.data).toEqual(rating)
    await waitFor(() => expect(bad.current.error?.kind).toBe('offline'))
    expect(bad.current.data).toBeUndefined()
    await vi.waitFor(async () => expect(await keptRows()).toHaveLength(1))
  })

  it('tells the age of an answer that the worker kept', async () => {
    respond(getAverageRating, savedAt('2026-11-01T10:00:00.000Z', getAverageRating, rating))
    const shown = show()
    await waitFor(() => expect(shown.current.updatedAt).toBe(Date.parse('2026-11-01T10:00:00.000Z')))
  })

  it('shows queued writes over the answer, and a broken one never takes the page down', async () => {
    const shown = show()
    await waitFor(() => expect(shown.current.data).toEqual(rating))
    act(() =>
      tab.overlays.set([
        (id, _, data) => (id === getAverageRating.id ? { ...(data as object), avgRating: 1 } : data),
        () => {
          throw new Error('broken')
        },
      ]),
    )
    expect(shown.current.data?.avgRating).toBe(1)
    act(() => tab.overlays.set([]))
    expect(shown.current.data).toEqual(rating)
  })

  it('asks again by itself when the server is back', async () => {
    noNetwork()
    const shown = show()
    await waitFor(() => expect(shown.current.error?.kind).toBe('offline'))
    await waitFor(() => expect(tab.connectivity.get()).toBe('offline'))
    respond(getAverageRating, rating)
    act(() => tab.connectivity.set('online'))
    await waitFor(() => expect(shown.current.data).toEqual(rating))
    expect(shown.current.error).toBeNull()
  })

  it('forgets everything when another user takes over', async () => {
    const shown = show()
    await waitFor(() => expect(shown.current.data).toEqual(rating))
    respond(getAverageRating, never)
    act(() => tab.signIn(tokensOf(bob)))
    expect(shown.current).toMatchObject({ data: undefined, isLoading: true })
  })
})
