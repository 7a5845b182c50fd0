import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { dayOf, daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import type { ListingChange } from '#contract/overview/history.ts'
import { formatAxisDay } from '#web/i18n/format.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { app, historyOf, ranksUntilToday } from '../monitor/monitor-fixtures.ts'
import { EditPanel } from './edit-panel.tsx'

const today = dayOf(Date.now())
const edited = daysBefore(Date.parse(today), 5)
const dayBefore = daysBefore(Date.parse(edited), 3)
const subtitle: ListingChange = { part: 'shortDescription', day: edited, before: 'Soft noise', after: 'Soft rain' }
const history = historyOf({
  'rain sounds': ranksUntilToday(40, 40, 12, 12, 12, 12, 12),
  'sleep aid': ranksUntilToday(9),
  'fan noise': ranksUntilToday(0, 0, 30, 30, 30, 30, 30),
  'wind sounds': ranksUntilToday(80, 80, 0, 0, 0, 0, 0),
})

const onDay = vi.fn<(day: UtcDay) => void>()
const onClose = vi.fn<() => void>()
const open = async (
  changes: ListingChange[],
  day = edited,
  releases: ReadonlySet<UtcDay> = new Set(),
  store = app.store,
) => {
  drawPage(
    <EditPanel
      app={{ ...app, store }}
      marks={[{ kind: 'change', key: 'change', day, parts: ['shortDescription'] }]}
      day={day}
      changes={changes}
      releases={releases}
      history={history}
      today={today}
      days={new Set([day, dayBefore])}
      onDay={onDay}
      takesFocus={false}
      onClose={onClose}
    />,
  )
  return screen.findByRole('region', { name: /^(Subtitle|Short description) changed/ })
}

test('ranks before and after an edit with the words it gained and lost; what did not move is left out', async () => {
  const panel = await open([subtitle])
  expect(within(panel).getByText('+ rain', { selector: 'p *' })).toBeVisible()
  expect(within(panel).getByText('− noise', { selector: 'p *' })).toBeVisible()
  const [, ...rows] = within(panel).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'fan noise − noise200+#30New',
    'rain sounds + rain#40#12up 2828',
    'wind sounds #80200+Lost',
  ])
})

test('KEY-004: on Google Play a rank that is lost was lost from the first 30', async () => {
  const panel = await open([subtitle], edited, new Set(), 'GOOGLE_PLAY')
  expect(within(panel).getAllByRole('cell', { name: '30+' })).toHaveLength(2)
})

test('shows the days of either side, and how many were measured', async () => {
  const panel = await open([subtitle])
  const day = (ago: number) => formatAxisDay(daysBefore(Date.parse(today), ago), 'en', 'day')
  expect(panel).toHaveTextContent(`Before: ${day(19)} to ${day(6)}, 14 of 14 days measured`)
  expect(panel).toHaveTextContent(`After: ${day(4)} to ${day(0)}, 5 of 5 days measured`)
})

test('words that were seen the day after a release are the release’s', async () => {
  const release = daysBefore(Date.parse(edited), 1)
  const panel = await open([subtitle], release, new Set([release]))
  expect(within(panel).getByText('+ rain', { selector: 'p *' })).toBeVisible()
  expect(panel).not.toHaveTextContent('other edit')
  expect(panel).toHaveTextContent('5 of 5 days measured')
})

test('says that it is a coincidence in time, and leads to the other edits that are as near', async () => {
  const panel = await open([subtitle, { ...subtitle, part: 'title', day: dayBefore }])
  expect(panel).toHaveTextContent("doesn't prove that one caused the other")
  expect(panel).toHaveTextContent('1 other edit from around the same time')
  await userEvent.click(within(panel).getByRole('button', { name: /Title changed$/ }))
  expect(onDay).toHaveBeenCalledWith(dayBefore)
})

test('of today nothing can be said yet; it can be closed', async () => {
  const panel = await open([{ ...subtitle, day: today }], today)
  expect(panel).toHaveTextContent('No day has passed since.')
  await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})
