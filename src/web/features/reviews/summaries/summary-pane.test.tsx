import { screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getReviews, translateTexts } from '#contract/reviews/inbox.ts'
import { getSummaries, getSummary, retrySummary, translateSummary } from '#contract/reviews/summaries.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, refusal, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { signIn } from '#web/session/session.ts'
import { Messages } from '#web/ui/feedback/messages.tsx'
import { detailsOf, februaryId, reviewOf, summaryOf } from './summary-fixtures.ts'
import { leavePage, onReveal, openPage as open } from '#tests/support/reviews/summaries-page.tsx'

const topics = () => screen.findByRole('table', { name: 'Topics' })
const names = async () =>
  within(await topics())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('button').textContent)
beforeEach(() => signIn(tokensOf(ada)))
afterEach(leavePage)

describe('a summary', () => {
  test('REV-021: marked phrases and topics lead to their quotes, and those to their reviews', async () => {
    open()
    await userEvent.click(await screen.findByRole('link', { name: 'stories stop early' }))
    const quotes = screen.getByRole('region', { name: 'Quotes: Story stops early' })
    expect(within(quotes).getByText('“The story stops after about ten minutes.”')).toBeVisible()
    const review = await within(quotes).findByRole('link', { name: 'Open review by hollis_mt' })
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
    ['model', 'Written by AI from 1,208 reviews. Every number links to its reviews.'],
    ['rules', 'Counted in 1,208 reviews and quoted word for word, without AI. Every number links to its reviews.'],
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

  test('REV-018: without a model no other language is offered for what a model wrote; what was counted is said anew', async () => {
    const { unmount } = open({ hasModel: false })
    await topics()
    expect(screen.queryByRole('combobox', { name: 'Language of the summary' })).toBeNull()
    unmount()
    await leavePage()
    signIn(tokensOf(ada))
    open({ hasModel: false, details: { by: 'rules' } })
    expect(await screen.findByRole('combobox', { name: 'Language of the summary' })).toBeVisible()
  })

  test('REV-021: a quote in another language is translated on demand, and back', async () => {
    open({ search: { topic: '1' } })
    const foreign = reviewOf({ id: 'r3', language: 'de', body: 'Die Geschichte bricht mittendrin ab.' })
    respond(getReviews, { content: [reviewOf(), foreign], pageNumber: 1, pageSize: 1000, totalPages: 1 })
    respond(translateTexts, { texts: ['The story breaks off halfway.'], from: 'de' })
    const quotes = within(await screen.findByRole('region', { name: 'Quotes: Story stops early' }))
    await userEvent.click(await quotes.findByRole('button', { name: 'Translate' }))
    expect(await quotes.findByText('“The story breaks off halfway.”')).toHaveAttribute('lang', 'en')
    expect(quotes.getByText('Translated from German')).toBeVisible()
    await userEvent.click(quotes.getByRole('button', { name: 'Show original' }))
    expect(quotes.getByText('“Die Geschichte bricht mittendrin ab.”')).toHaveAttribute('lang', 'de')
    expect(asked(translateTexts)).toMatchObject([
      { body: { of: { reviewId: 'r3' }, texts: ['Die Geschichte bricht mittendrin ab.'], to: 'en' } },
    ])
  })

  test('REV-021: without a model no quote offers a translation', async () => {
    open({ search: { topic: '1' }, hasModel: false })
    respond(getReviews, {
      content: [reviewOf({ id: 'r3', language: 'de', author: 'anke' })],
      pageNumber: 1,
      pageSize: 1000,
      totalPages: 1,
    })
    await screen.findByRole('link', { name: 'Open review by anke' })
    expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull()
  })

  test('F6 leads from the list to the summary, to its quotes and round, Shift and F6 back', async () => {
    open({ search: { topic: '1' } })
    await topics()
    const within6 = () => document.activeElement?.closest('[data-pane]')
    const quotes = await screen.findByRole('region', { name: 'Quotes: Story stops early' })
    const list = screen.getByRole('list', { name: 'Summaries' }).closest('[data-pane]')
    await userEvent.keyboard('{F6}')
    expect(within6()).toContainElement(await topics())
    await userEvent.keyboard('{F6}')
    expect(within6()).toBe(quotes)
    await userEvent.keyboard('{F6}')
    expect(within6()).toBe(list)
    await userEvent.keyboard('{Shift>}{F6}{/Shift}')
    expect(within6()).toBe(quotes)
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
    expect(await screen.findByText(/the language model didn't respond.*doesn't count/)).toBeVisible()
    connectivity.set('offline')
    expect(await screen.findByText('You need a connection to try again.')).toBeVisible()
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
