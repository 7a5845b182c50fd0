import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SummaryStatus } from '#contract/reviews/summaries.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { signIn } from '#web/session/session.ts'
import { februaryId, moorlight, scheduleOf, summaryOf, weekId } from './summary-fixtures.ts'
import { identity, leavePage, onReveal, openPage as open, quotaOf } from '#tests/support/reviews/summaries-page.tsx'
import { SummariesPage } from './summaries-page.tsx'

const list = () => screen.findByRole('list', { name: 'Summaries' })
const topics = () => screen.findByRole('table', { name: 'Topics' })
beforeEach(() => signIn(tokensOf(ada)))
afterEach(leavePage)

describe('the list of summaries', () => {
  test('REV-018: each of the eleven statuses is a word', async () => {
    const summaries = SummaryStatus.options.map((status, index) =>
      summaryOf({ id: februaryId.slice(0, -2) + String(10 + index), status, progress: 0.5 }),
    )
    open({ summaries })
    const said = within(await list())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/^February 2026(1,208 reviews, 14 countries|About .+ left)?/, ''))
    expect(said).toEqual([
      'Open',
      'Crawling',
      'Crawling failed',
      'Ready for processing',
      'Processing',
      'Summarizing',
      'Finalizing',
      'Done',
      'Done, translated',
      'Processing failed',
      'Failed, no summaries left',
    ])
  })

  test('REV-017: without one the page says how to begin', async () => {
    open({ summaries: [] })
    expect(await screen.findByRole('heading', { name: 'Create your first summary' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'New summary' })).toHaveLength(1)
    expect(screen.getAllByText('4 of 5 summaries left this month')).not.toHaveLength(0)
  })

  test('TEAM: who may not reply reads them, and sees who creates them', async () => {
    signIn(tokensOf({ ...identity, role: 'member', grants: [] }))
    const { unmount } = open()
    await topics()
    expect(screen.getByText(/You can view summaries but not create them/)).toBeVisible()
    expect(screen.getByRole('switch', { name: 'Schedule' })).toBeDisabled()
    unmount()
    getQueryClient().clear()
    open({ summaries: [] })
    expect(await screen.findByRole('heading', { name: 'No summaries yet' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'New summary' })).toBeNull()
  })

  test('REV-022: where the plan holds none, a lock replaces the page; existing ones stay readable', async () => {
    const { unmount } = open({ summaries: [], quota: quotaOf(0, 0) })
    expect(await screen.findByRole('region', { name: 'Review summaries' })).toBeVisible()
    unmount()
    getQueryClient().clear()
    open({ quota: quotaOf(0, 0) })
    await topics()
    expect(screen.queryByRole('button', { name: 'New summary' })).toBeNull()
  })

  test('REV-020: the schedule is turned on and off, and says when the next summary is made', async () => {
    open({ schedules: [] })
    const toggle = await screen.findByRole('switch', { name: 'Schedule' })
    connectivity.set('offline')
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    await userEvent.click(toggle)
    expect(await screen.findByText('Monthly, on the 1st')).toBeVisible()
    expect(outbox.get().entries).toMatchObject([{ name: 'createSchedule', payload: { schedule: { every: 'month' } } }])
  })

  test('REV-020: an existing schedule is shown in words', async () => {
    open({ schedules: [scheduleOf({ countries: ['DE'] })] })
    expect(await screen.findByRole('switch', { name: 'Schedule' })).toBeChecked()
    const said = screen.getByRole('region', { name: 'Schedule' }).textContent
    expect(said).toContain('Weekly, every MondayGermanyNext: 09. March 2026, in English')
  })

  test('offline, what is not saved is said, and what is saved stays', async () => {
    noNetwork()
    connectivity.set('offline')
    drawPage(
      <SummariesPage identity={identity} app={ownApp(moorlight)} search={{}} onSearch={() => {}} onReveal={onReveal} />,
    )
    expect(await screen.findByText('Not saved on this device')).toBeVisible()
  })
})

test('REV-017: two summaries, and the address says which is open', async () => {
  const week = summaryOf({ id: weekId, from: '2026-02-23', to: '2026-03-01' })
  open({ summaries: [week, summaryOf()], search: { summary: februaryId } })
  const [first, second] = within(await list()).getAllByRole('button')
  expect(first).not.toHaveAttribute('aria-current')
  expect(second).toHaveAttribute('aria-current', 'true')
  await userEvent.click(first!)
  expect(first).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('j')
  expect(second).toHaveAttribute('aria-current', 'true')
  await userEvent.keyboard('k')
  expect(first).toHaveAttribute('aria-current', 'true')
})
