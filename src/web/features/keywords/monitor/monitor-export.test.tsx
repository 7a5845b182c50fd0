import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { exportKeywords } from '#contract/keywords/tracked.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import { refuse, respond } from '#tests/support/network/index.ts'
import { history, open, setUpMonitor } from '#tests/support/keywords/monitor-page.tsx'

setUpMonitor()

describe('files of the monitor', () => {
  const files: Blob[] = []
  beforeEach(() => {
    files.length = 0
    // The window would go to the file's address.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:file', revokeObjectURL() {} })
  })
  afterEach(() => vi.restoreAllMocks())
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await userEvent.click(screen.getByRole('button', { name }))
  }

  test('the list as it is filtered and sorted, with every field, as CSV and as JSON', async () => {
    await open({ keyword: 'sleep' })
    await press('This list as CSV')
    const lines = (await files[0]!.text()).trim().split('\r\n')
    expect(lines[0]).toBe(
      'Keyword,Rank,In the top 200,"Median, 7 days",Change in 30 days,Volume,Volume source,"Apple, all countries",Volume confidence (%),Difficulty,Difficulty confidence (%),Relevancy,Relevancy confidence (%),Reach,"Owner, 7 days",Apps,Type,Tags,Automatic tags,Starred,Note,Tracked since,Not updated since,App,Country,From,To,Rank of Dusk Harbour',
    )
    // Ranks are numbers alone.
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 4))).toEqual([
      ['sleep stories', '4', 'yes', '2'],
      ['sleep aid', '', 'no', '150'],
    ])
    const [from, today] = [29, 0].map((ago) => daysBefore(Date.now(), ago))
    expect(lines[1]).toContain(`,yes,For the night,2026-01-01,,Moorlight: Sleep & Wind Down,US,${from},${today},31`)
    await press('This list as JSON')
    expect(JSON.parse(await files[1]!.text())).toMatchObject({
      keywords: [{ keyword: 'sleep stories', rank: 4 }, { keyword: 'sleep aid' }],
    })
  })

  test('each content is a file of its own name, with the app, the country and its days', async () => {
    respond(exportKeywords, { csv: 'Keyword\r\n', rows: 4, total: 4 })
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await open({ period: 'last-7-days' })
    for (const name of ['This list as CSV', 'Daily ranks as CSV', 'This list as JSON', 'All keywords as CSV'])
      await press(name)
    await vi.waitFor(() => expect(names).toHaveLength(4))
    const [week, month, today] = [6, 29, 0].map((ago) => daysBefore(Date.now(), ago))
    expect(names).toEqual([
      `moorlight-sleep-wind-down-US-keyword-list-${week}-to-${today}.csv`,
      `moorlight-sleep-wind-down-US-daily-ranks-${week}-to-${today}.csv`,
      `moorlight-sleep-wind-down-US-keyword-list-${week}-to-${today}.json`,
      `moorlight-sleep-wind-down-US-all-keywords-${month}-to-${today}.csv`,
    ])
    expect((await files[1]!.text()).trim().split('\r\n')).toContain('sleep aid,150,150,150,150,150,150,')
  })

  test('KEY-004: daily ranks say since when they come from another source', async () => {
    const [day, before] = [1, 2].map((ago) => daysBefore(Date.now(), ago))
    const origins = [{ keyword: 'sleep aid', day: day!, before: 'api' as const, origin: 'store' as const }]
    respond(getRankHistory, { ...history, origins })
    await open({ period: 'last-7-days' })
    await press('Daily ranks as CSV')
    const lines = (await files[0]!.text()).trim().split('\r\n')
    expect(lines[0]).toMatch(new RegExp(`,${before},${day},[^,]+,Order of results changed$`))
    expect(lines).toContain(`sleep aid,150,150,150,150,150,150,,${day}: the store's own search`)
    expect(lines).toContain('moorlight,,,,,,,1,')
  })

  test('KEY-025, KEY-028: all keywords come from the server, which says when it gives only the first', async () => {
    const answer = Promise.withResolvers<{ csv: string; rows: number; total: number }>()
    respond(exportKeywords, () => answer.promise)
    await open()
    await press('All keywords as CSV')
    expect(await screen.findByText('Exporting keywords…')).toBeVisible()
    answer.resolve({ csv: 'Keyword\r\n', rows: 10_000, total: 12_000 })
    expect(await screen.findByText('The file contains the first 10,000 keywords')).toBeVisible()
    expect(await files[0]!.text()).toBe('Keyword\r\n')
    await vi.waitFor(() => expect(screen.queryByText('Exporting keywords…')).not.toBeInTheDocument())
  })

  test('KEY-028: an export that fails says so, and works when it is tried again', async () => {
    refuse(exportKeywords, 'UNAVAILABLE')
    await open()
    await press('All keywords as CSV')
    const failed = await screen.findByText("Couldn't export the keywords")
    await vi.waitFor(() => expect(screen.queryByText('Exporting keywords…')).not.toBeInTheDocument())
    respond(exportKeywords, { csv: 'Keyword\r\n', rows: 3, total: 3 })
    await userEvent.click(within(failed.parentElement!).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Keywords exported')).toBeVisible()
    expect(files).toHaveLength(1)
  })
})
