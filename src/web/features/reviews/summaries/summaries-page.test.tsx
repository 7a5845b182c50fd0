import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getQuotas, type Quota } from '#contract/billing/plans.ts'
import { getCountries } from '#contract/projects.ts'
import { getReviews } from '#contract/reviews/inbox.ts'
import {
  createSchedule,
  createSummary,
  getSummaries,
  getSummary,
  retrySummary,
  SummaryStatus,
  translateSummary,
  type SummaryDetails,
  type SummaryListed,
  type SummarySchedule,
} from '#contract/reviews/summaries.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, never, noNetwork, refusal, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { Messages } from '#web/ui/feedback/messages.tsx'
import { detailsOf, februaryId, moorlight, reviewOf, scheduleOf, summaryOf, weekId } from './fixtures.ts'
import type { Search } from './place.ts'
import { SummariesPage } from './summaries-page.tsx'

const identity = { ...ada, internal: false }
const quotaOf = (used: number, limit: number | null): Quota => ({ slotType: 'REVIEW_SUMMARY', used, limit })

interface Given {
  summaries?: SummaryListed[]
  schedules?: SummarySchedule[]
  details?: Partial<SummaryDetails>
  quota?: Quota
  search?: Search
}

const onReveal = vi.fn<(summary: SummaryListed) => void>()

function open(given: Given = {}) {
  const { summaries = [summaryOf()], schedules = [], details, quota = quotaOf(1, 5), search = {} } = given
  respond(getSummaries, { summaries, schedules })
  respond(getSummary, detailsOf(details))
  respond(getQuotas, [quota])
  respond(getCountries, [{ country: 'DE', locale: 'de-DE', displayName: 'Germany' }])
  respond(getReviews, { content: [reviewOf()], pageNumber: 1, pageSize: 1000, totalPages: 1 })
  function Page() {
    const [place, setPlace] = useState(search)
    return (
      <>
        <SummariesPage
          identity={session.get().identity ?? identity}
          app={ownApp(moorlight)}
          search={place}
          onSearch={setPlace}
          onReveal={onReveal}
        />
        <Messages />
      </>
    )
  }
  return drawPage(<Page />)
}

const list = () => screen.findByRole('list', { name: 'Summaries' })
const topics = () => screen.findByRole('table', { name: 'Topics' })
const names = async () =>
  within(await topics())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('button').textContent)
const newSummary = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'New summary' }))
  return screen.findByRole('dialog', { name: 'New summary' })
}
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create summary' }))

beforeEach(() => signIn(tokensOf(ada)))
afterEach(async () => {
  vi.useRealTimers()
  connectivity.set('online')
  for (const { seq } of outbox.get().entries) await undo(seq)
  getQueryClient().clear()
  onReveal.mockClear()
  session.set({ identity: null, state: 'out' })
})

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

  test('REV-022: where the plan holds none, a lock stands in the place; what is there stays readable', async () => {
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

  test('REV-020: a schedule that is there is told in words', async () => {
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

describe('a summary', () => {
  test('REV-021: marked phrases and topics lead to their quotes, and those to their reviews', async () => {
    open()
    await userEvent.click(await screen.findByRole('link', { name: 'stories stop early' }))
    const quotes = screen.getByRole('region', { name: 'Quotes: Story stops early' })
    expect(within(quotes).getByText('“The story stops after about ten minutes.”')).toBeVisible()
    const review = await within(quotes).findByRole('link', { name: 'Open the review by hollis_mt' })
    expect(review).toHaveAttribute('href', '/rr/reply-to-reviews?review=r2')
    expect(within(quotes).getByRole('img', { name: '2 of 5 stars' })).toBeVisible()
    expect(within(quotes).getByText('New since 4.12.0')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Voices and stories' }))
    expect(screen.getByRole('region', { name: 'Quotes: Voices and stories' })).toBeVisible()
  })

  test('REV-021: topics tell their sentiment and change, and are sorted by each', async () => {
    open()
    expect(await names()).toEqual(['Story stops early', 'Voices and stories'])
    expect(screen.getByRole('img', { name: '94% positive, 5% negative' })).toBeVisible()
    expect(screen.getByText('98 more than before')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Positive' }))
    expect(await names()).toEqual(['Voices and stories', 'Story stops early'])
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(await names()).toEqual(['Story stops early', 'Voices and stories'])
  })

  test.each([
    ['model', 'Written by AI from 1,208 reviews. Every number leads to its reviews.'],
    ['rules', 'Counted in 1,208 reviews and quoted word for word, without AI. Every number leads to its reviews.'],
  ] as const)('REV-017: made by %s, and says so', async (by, said) => {
    open({ details: { by } })
    await topics()
    expect(screen.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === said)).toBeVisible()
  })

  test('REV-018: it is translated when another language is chosen', async () => {
    open()
    const german = detailsOf({ language: 'de', translations: ['de', 'en'], text: [{ text: 'Gelobt.', topic: null }] })
    respond(translateSummary, german)
    respond(getSummary, ({ query }) => (query.language === 'de' ? german : detailsOf()))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language of the summary' }), 'Deutsch')
    expect(await screen.findByText('Gelobt.')).toBeVisible()
  })

  test('ERR-056: where the model is away, the translation says so and the text stays', async () => {
    open()
    respond(translateSummary, refusal('AI_UNAVAILABLE'))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language of the summary' }), 'Deutsch')
    expect(await screen.findByRole('alert')).toHaveTextContent("The language model can't be reached at the moment.")
    expect(screen.getByRole('link', { name: 'stories stop early' })).toBeVisible()
  })

  test('REV-018: one that failed can be tried again', async () => {
    open({ summaries: [summaryOf({ status: 'CRAWLING_FAILED' })] })
    respond(retrySummary, summaryOf({ status: 'OPEN', progress: 0 }))
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(asked(retrySummary)).toHaveLength(1))
  })

  test('ERR-056: one that the model did not write says why, and that it costs nothing', async () => {
    open({ summaries: [summaryOf({ status: 'PROCESSING_FAILED' })] })
    expect(await screen.findByText(/the language model did not answer.*does not count/)).toBeVisible()
    connectivity.set('offline')
    expect(await screen.findByText('Retry needs a connection.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDisabled()
  })

  test('REV-017: deleting asks first and works offline', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this summary' }))
    connectivity.set('offline')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the summary of February 2026?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { name: 'Create your first summary' })).toBeVisible()
    expect(outbox.get().entries).toMatchObject([{ name: 'removeSummary' }])
  })

  test('REV-017: while it is made it is asked for every 15 s, and a message tells when it is ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const made = summaryOf({ status: 'SUMMARIZING', progress: 0.5 })
    const { unmount } = open({ summaries: [made] })
    expect(await screen.findByText(/You can leave this page/)).toBeVisible()
    unmount()
    drawPage(<Messages />)
    respond(getSummaries, { summaries: [summaryOf()], schedules: [] })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await screen.findByText('Summary ready: February 2026')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(onReveal).toHaveBeenCalledWith(expect.objectContaining({ id: februaryId }))
    const before = asked(getSummaries).length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked(getSummaries)).toHaveLength(before)
  })
})

describe('a new summary', () => {
  test('REV-017, REV-022: is made of a period, countries and languages, with the quota beside the button', async () => {
    open()
    const dialog = await newSummary()
    expect(within(dialog).getByText('4 of 5 summaries left this month')).toBeVisible()
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Add country' }), 'Germany')
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Add language' }), 'German')
    respond(createSummary, ({ body }) => summaryOf({ ...body, status: 'OPEN', progress: 0 }))
    await create()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [sent] = asked(createSummary)
    expect(sent?.body).toMatchObject({ countries: ['DE'], languages: ['de'], language: 'en', trackId: '1001' })
    expect(sent?.headers.get('idempotency-key')).toBe(sent?.body.id)
  })

  test.each([
    ['ERR-053', 'QUOTA_EXCEEDED', 'All summaries of this month are used.'],
    ['ERR-054', 'OUT_OF_RANGE', 'The period has to lie within the last 90 days.'],
  ] as const)('%s: %s stands in the dialog, and the input stays', async (_, code, text) => {
    open()
    const dialog = await newSummary()
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Add country' }), 'Germany')
    respond(createSummary, refusal(code))
    await create()
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text)
    expect(within(dialog).getByRole('button', { name: 'Remove Germany' })).toBeVisible()
  })

  test('ERR-055: a schedule that is there already is refused in the dialog', async () => {
    open()
    const dialog = await newSummary()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Weekly' }))
    respond(createSchedule, refusal('DUPLICATE_SCHEDULE'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save schedule' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('There is a schedule with the same interval')
    expect(within(dialog).getByRole('radio', { name: 'Weekly' })).toBeChecked()
  })

  test('REV-019, ERR-054: days before the last 90 are refused at the field, without asking', async () => {
    open()
    const dialog = await newSummary()
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Period' }), 'Other days')
    const first = within(dialog).getByLabelText('First day')
    await userEvent.clear(first)
    await userEvent.type(first, '2020-01-01')
    await create()
    expect(within(dialog).getByText('The period has to lie within the last 90 days.')).toBeVisible()
    expect(asked(createSummary)).toEqual([])
  })

  test('ERR-053: with none left the button says why it can’t be pressed; a schedule can still be made', async () => {
    open({ quota: quotaOf(5, 5) })
    const dialog = await newSummary()
    expect(within(dialog).getByRole('button', { name: 'Create summary' })).toBeDisabled()
    expect(within(dialog).getByText(/There are new ones on the 1st/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Monthly' }))
    expect(within(dialog).getByRole('button', { name: 'Save schedule' })).toBeEnabled()
  })

  test('REV-017: offline it waits in the queue and stands in the list', async () => {
    open({ summaries: [] })
    const dialog = await newSummary()
    connectivity.set('offline')
    respond(createSummary, never)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create summary' }))
    expect(await within(await list()).findByText('Waiting to send')).toBeVisible()
    expect(outbox.get().entries).toMatchObject([{ name: 'createSummary' }])
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
})
