import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import { getReviewInbox, getReviews } from '#contract/reviews/inbox.ts'
import { asked, never, respond } from '#tests/support/network/index.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { writeRow } from '#web/data/saved-rows/write-row.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { DeviceError } from '#web/offline/storage/device-error.ts'
import {
  setUpInbox,
  save,
  bug,
  wecker,
  praise,
  all,
  address,
  answer,
  draw,
  list,
  names,
  field,
  draftsRow,
  forgetVisits,
} from '#tests/support/reviews/inbox-page.tsx'
import { app, inboxOf, reviewOf } from './inbox-fixtures.ts'
import { keepDraft } from './reply-drafts.ts'

vi.mock(import('#web/commands/append.ts'), { spy: true })
vi.mock(import('#web/data/saved-rows/write-row.ts'), { spy: true })
vi.mock(import('#web/ui/files/save-file.ts'), { spy: true })

setUpInbox()

describe('REV-003: the list', () => {
  test('each review is named by title, stars and author; the newest is first and is open beside the list', async () => {
    draw()
    await waitFor(async () =>
      expect(await names()).toEqual([
        'Stories cut off after update, 2 of 5 stars, by hollis_mt',
        'Schön ruhig, aber Wecker zu leise, 4 of 5 stars, by MiraK.',
        'Rain on a tin roof. That is the review., 5 of 5 stars, by J. Pellow',
      ]),
    )
    expect(screen.getByRole('heading', { name: 'Review by hollis_mt' })).toBeVisible()
    const [, german] = within(await list()).getAllByRole('heading')
    expect(german).toHaveAttribute('lang', 'de')
    expect(german).toHaveAttribute('dir', 'auto')
    expect(within(await list()).getByText('Published')).toBeVisible()
  })

  test('REV-005, OP-70: filters narrow it, are in the address, and can be removed', async () => {
    draw()
    await list()
    await userEvent.click(await screen.findByRole('button', { name: 'To answer 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Germany' }))
    await waitFor(async () => expect(await names()).toHaveLength(1))
    expect(address).toMatchObject({ view: 'to-answer', filter: 'country:DE' })
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Germany' }))
    await waitFor(async () => expect(await names()).toHaveLength(2))
  })

  test('REV-004: it is sorted in the order that one chooses', async () => {
    draw()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Highest rating')
    await waitFor(async () => expect((await names())[0]).toContain('Rain on a tin roof'))
  })

  test('a search without a match says so and is cleared by one press; none left to answer is good news', async () => {
    draw([praise])
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search reviews' }), 'thunder')
    expect(await screen.findByRole('heading', { name: 'No review matches' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(async () => expect(await names()).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'To answer 0' }))
    expect(await screen.findByRole('heading', { name: 'No reviews to answer' })).toBeVisible()
  })

  test('a link opens its review', async () => {
    draw(all, { search: { review: 'praise' } })
    expect(await screen.findByRole('heading', { name: 'Review by J. Pellow' })).toBeVisible()
  })

  test('of 10,000 reviews only those near the window are drawn, and each says which it is', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => reviewOf({ id: `m${index}`, title: `Review ${index}` }))
    draw(many)
    const drawn = within(await list()).getAllByRole('listitem')
    expect(drawn.length).toBeLessThan(80)
    expect(drawn[0]).toHaveAttribute('aria-setsize', '1000')
  })

  test('a month is asked for again only when the server says that it has changed', async () => {
    draw()
    await list()
    await waitFor(() => expect(asked(getReviews)).toHaveLength(2))
    const changed = inboxOf(all)
    const [first, ...others] = changed.months
    respond(getReviewInbox, { ...changed, months: [{ ...first!, changedAt: '2026-11-22T00:00:00.000Z' }, ...others] })
    await act(() => getQueryClient().invalidateQueries({ queryKey: [getReviewInbox.id] }))
    await waitFor(() => expect(asked(getReviews)).toHaveLength(3))
    expect(asked(getReviews).at(-1)?.query).toMatchObject({ month: '2026-11' })
  })

  test('a review that was deleted goes, though nothing else of its month has changed', async () => {
    draw()
    await waitFor(async () => expect(await names()).toHaveLength(3))
    await waitFor(async () =>
      expect(Object.keys((await draftsRow('review-months APP_STORE 1500000001')) ?? {})).toHaveLength(2),
    )
    answer([wecker, praise])
    await act(() => getQueryClient().invalidateQueries({ queryKey: [getReviewInbox.id] }))
    await waitFor(async () => expect(await names()).toHaveLength(2))
    expect(asked(getReviews)).toHaveLength(3)
  })
})

describe('what this device remembers', () => {
  test('reviews that are new since the last visit are unread until they are opened', async () => {
    const { unmount } = draw([wecker, praise])
    await list()
    expect(screen.queryByText('Unread')).toBeNull()
    await waitFor(async () => expect(await draftsRow('review-visit APP_STORE 1500000001')).toBeDefined())
    unmount()
    getQueryClient().clear()
    // Another visit: what this page had in memory is gone.
    forgetVisits()
    draw([bug, wecker, praise], { search: { review: 'wecker' } })
    expect(await screen.findByText('Unread')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Stories cut off after update' }))
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull())
  })

  test('filters are saved under a name, opened again, and removed', async () => {
    draw(all, { search: { filter: 'rating:2', q: 'story' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the filter' }), 'Bugs{Enter}')
    expect(await screen.findByRole('button', { name: 'Bugs' })).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: '2 ★' }))
    await userEvent.click(screen.getByRole('button', { name: 'Bugs' }))
    await waitFor(() => expect(address).toMatchObject({ filter: 'rating:2', q: 'story' }))
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Bugs' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Bugs' })).toBeNull())
  })

  test('a filter that the device did not take is not told to be saved', async () => {
    draw(all, { search: { filter: 'rating:2' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
    const name = await screen.findByRole('textbox', { name: 'Name of the filter' })
    expect(screen.getByText('Saves filters, search and order on this device.')).toBeVisible()
    vi.mocked(writeRow).mockRejectedValue(new DeviceError('full'))
    await userEvent.type(name, 'Bugs{Enter}')
    expect(await screen.findByText('Not saved on this device')).toBeVisible()
    vi.mocked(writeRow).mockReset()
    await userEvent.type(name, 'Praise{Enter}')
    expect(await screen.findByText('Saves filters, search and order on this device.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Bugs' })).toBeVisible()
  })

  test('a draft that another tab writes shows here', async () => {
    draw()
    await field()
    await act(() =>
      keepDraft(app, 'bug', { text: 'Of another tab', origin: 'person', templateId: null, at: Date.now() }),
    )
    await waitFor(async () => expect(await field()).toHaveValue('Of another tab'))
  })

  test('offline the saved reviews can be read, with their age', async () => {
    draw()
    await list()
    act(() => connectivity.set('offline'))
    expect(await screen.findByText(/^Saved/)).toBeVisible()
    expect(await names()).toHaveLength(3)
  })
})

test('REV-003: the list is exported as it is shown', async () => {
  save.mockReturnValue()
  draw(all, { search: { filter: 'rating:2' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  const [content, name] = save.mock.calls[0] ?? []
  expect(content).toContain('Stories cut off after update')
  expect(content).not.toContain('Wecker')
  expect(name).toMatch(/^moorlight-sleep-wind-down-reviews-\d{4}-\d{2}-\d{2}\.csv$/)
})

test('REV-003: while the server reads the store, the page says so, and the export waits for all of them', async () => {
  draw([bug], { isReading: true })
  expect(await screen.findByText(/Reviews are still being imported/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled()
  answer(all, { isReading: false })
  await act(() => getQueryClient().refetchQueries({ queryKey: [getReviewInbox.id] }))
  await waitFor(async () => expect(await names()).toHaveLength(3))
  expect(screen.queryByText(/Reviews are still being imported/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeEnabled()
})

test('REV-003: while a month that has grown is being read anew, the list does not pass for all of it', async () => {
  draw([bug], { isReading: true })
  expect(await screen.findByText(/Reviews are still being imported/)).toBeVisible()
  respond(getReviewInbox, inboxOf([bug, { ...bug, id: 'later' }], { isReading: false }))
  respond(getReviews, never)
  await act(() => getQueryClient().refetchQueries({ queryKey: [getReviewInbox.id] }))
  expect(await screen.findByText(/Loading older reviews/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled()
})

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('767.9'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
  })
  afterEach(() => vi.unstubAllGlobals())

  test('the list comes first, the reply is a page of its own, and back leads to the list', async () => {
    draw()
    await list()
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Stories cut off after update' }))
    expect(await field()).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Reviews' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Next review' }))
    expect(await screen.findByRole('heading', { name: 'Review by MiraK.' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
    expect(await list()).toBeVisible()
    expect(address.review).toBeUndefined()
  })
})
