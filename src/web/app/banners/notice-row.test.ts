import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KEY = 'storeglass.banners'
const scrollBy = vi.fn<(options: ScrollToOptions) => void>()
const scrolled = () => scrollBy.mock.calls.map(([{ top }]) => top)

/** As a start with as much room as the last one needed. */
async function start(room: number | null) {
  vi.resetModules()
  if (room !== null) localStorage.setItem(KEY, String(room))
  const { reserveBannerRoom, bannerRoom } = await import('./banner-room.ts')
  reserveBannerRoom()
  return { ...(await import('./notice-row.ts')), room: bannerRoom }
}

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  vi.stubGlobal('scrollBy', scrollBy)
  vi.stubGlobal('CSS', { supports: () => false })
  scrollTo(0)
})
afterEach(() => {
  vi.unstubAllGlobals()
  scrollBy.mockReset()
  localStorage.clear()
})

test('BAN-013: notices that come above a page that stands leave it where it is; what the reader unfolds pushes it', async () => {
  const row = await start(null)
  row.fillNoticeRow(42)
  row.fillNoticeRow(84)
  expect(scrolled()).toEqual([42, 42])
  row.pushPage(126)
  expect(scrolled()).toHaveLength(2)
  row.settleNoticeRow(84)
  expect(row.room()).toBe(84)
  expect(localStorage.getItem(KEY)).toBe('84')
})

test('BAN-013: where room was kept for them nothing scrolls; when they go, their room goes too', async () => {
  const row = await start(42)
  row.fillNoticeRow(42)
  row.settleNoticeRow(42)
  expect(scrolled()).toEqual([])
  row.fillNoticeRow(0)
  row.settleNoticeRow(0)
  expect(scrolled()).toEqual([-42])
  expect(row.room()).toBe(0)
})

test('room that was kept in vain closes when it is out of sight, or with the page', async () => {
  const kept = await start(42)
  kept.settleNoticeRow(0)
  expect(localStorage.getItem(KEY)).toBeNull()
  scrollTo(30)
  expect(kept.room()).toBe(42)
  scrollTo(60)
  expect(kept.room()).toBe(0)
  expect(scrolled()).toEqual([-42])

  const other = await start(84)
  other.fillNoticeRow(42)
  other.settleNoticeRow(42)
  scrollTo(0)
  expect(other.room()).toBe(84)
  other.closeNoticeRow()
  expect(other.room()).toBe(42)
})
