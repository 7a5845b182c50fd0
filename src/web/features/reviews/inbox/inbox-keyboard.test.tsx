import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import { getReviewInbox } from '#contract/reviews/inbox.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import {
  setUpInbox,
  bug,
  wecker,
  praise,
  all,
  answer,
  draw,
  list,
  names,
  field,
  sent,
} from '#tests/support/reviews/inbox-page.tsx'
import { replyOf, reviewOf } from './inbox-fixtures.ts'

vi.mock(import('#web/commands/append.ts'), { spy: true })
vi.mock(import('#web/ui/files/save-file.ts'), { spy: true })

setUpInbox()

test('? opens the list of keys, and so does a button', async () => {
  draw()
  await list()
  await userEvent.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(dialog.getByText('Next review')).toBeVisible()
  expect(dialog.getByText('Ctrl')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.type(await field(), 'Why?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

describe('the keyboard', () => {
  test('j and k go through the list, r leads to the reply, e marks as done, / searches', async () => {
    draw()
    await field()
    await userEvent.keyboard('j')
    expect(await screen.findByRole('heading', { name: 'Review by MiraK.' })).toBeVisible()
    await userEvent.keyboard('k')
    expect(await screen.findByRole('heading', { name: 'Review by hollis_mt' })).toBeVisible()
    await userEvent.keyboard('e')
    await waitFor(() =>
      expect(sent()).toMatchObject([{ name: 'markReviews', reviewIds: ['bug'], isDone: true, months: ['2026-11'] }]),
    )
    await userEvent.keyboard('r')
    expect(await field()).toHaveFocus()
    await userEvent.keyboard('j')
    expect(await field()).toHaveValue('j')
    await userEvent.click(screen.getByRole('heading', { name: 'Review by hollis_mt' }))
    await userEvent.keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Search reviews' })).toHaveFocus()
  })
})

test('after an answer the focus is in the list, and j goes on from there', async () => {
  const first = reviewOf({ id: 'first', title: 'Newest', author: 'Una', writtenAt: '2026-11-25T08:00:00.000Z' })
  draw([first, ...all], { search: { view: 'to-answer' } })
  await field()
  await userEvent.keyboard('j')
  expect(await screen.findByRole('heading', { name: 'Review by hollis_mt' })).toBeVisible()
  await userEvent.click(await field())
  await userEvent.keyboard('Thanks!{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  const changedAt = '2026-11-26T10:00:00.000Z'
  answer([first, { ...bug, reply: replyOf({ state: 'queued' }) }, wecker, praise], {
    months: [
      { month: '2026-11', count: 3, changedAt },
      { month: '2026-10', count: 1, changedAt },
    ],
  })
  await act(() => getQueryClient().refetchQueries({ queryKey: [getReviewInbox.id] }))
  await waitFor(async () => expect(await names()).toHaveLength(2))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Schön ruhig, aber Wecker zu leise' })).toHaveFocus())
  await userEvent.keyboard('j')
  expect(await screen.findByRole('heading', { name: 'Review by MiraK.' })).toBeVisible()
})

test('F6 leads from the list to the review, to the reply and round, Shift and F6 back', async () => {
  draw()
  const search = await screen.findByRole('searchbox', { name: 'Search reviews' })
  await field()
  const detail = screen.getByRole('region', { name: 'Review' })
  act(() => search.focus())
  await userEvent.keyboard('{F6}')
  expect(detail).toContainElement(document.activeElement as HTMLElement)
  expect(await field()).not.toHaveFocus()
  await userEvent.keyboard('{F6}')
  expect(await field()).toHaveFocus()
  await userEvent.keyboard('{F6}')
  expect(search).toHaveFocus()
  await userEvent.keyboard('{Shift>}{F6}{/Shift}')
  expect(await field()).toHaveFocus()
})

test('the Tab key comes to one review of the list, and arrows go on from it', async () => {
  draw()
  const open = await screen.findByRole('button', { name: 'Stories cut off after update' })
  act(() => open.focus())
  await userEvent.keyboard('{ArrowDown}')
  const next = screen.getByRole('button', { name: 'Schön ruhig, aber Wecker zu leise' })
  await waitFor(() => expect(next).toHaveFocus())
  expect(next).not.toHaveAttribute('tabindex')
  expect(open).toHaveAttribute('tabindex', '-1')
})
