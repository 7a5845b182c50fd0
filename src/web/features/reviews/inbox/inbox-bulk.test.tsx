import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getReviews } from '#contract/reviews/inbox.ts'
import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import { setUpInbox, append, bug, wecker, draw, list, field, sent } from '#tests/support/reviews/inbox-page.tsx'
import { overlays, type Overlay } from '#web/offline/outbox/outbox.ts'
import { replyOf, reviewOf } from './inbox-fixtures.ts'

vi.mock(import('#web/commands/append.ts'), { spy: true })
vi.mock(import('#web/ui/files/save-file.ts'), { spy: true })

setUpInbox()

describe('several reviews', () => {
  test('get a template at once: each reply is shown, one is left out, the others are sent', async () => {
    draw([bug, wecker])
    for (const box of within(await list()).getAllByRole('checkbox')) await userEvent.click(box)
    const bar = screen.getByRole('toolbar', { name: 'Selected reviews' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Template' }))
    const dialog = await screen.findByRole('dialog', { name: 'Template for 2 reviews' })
    await userEvent.click(await within(dialog).findByRole('button', { name: /Fixed in the next version/ }))
    const replies = within(dialog).getByRole('list', { name: 'Preview of the replies' })
    // hollis_mt is an account, and nobody's name.
    expect(replies).toHaveTextContent('Hi, 4.12.0 is fixed.')
    expect(replies).toHaveTextContent('Hi MiraK., 4.11.3 is fixed.')
    await userEvent.click(within(replies).getByRole('checkbox', { name: 'Reply to “Stories cut off after update”' }))
    expect(append).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send 1 reply' }))
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'sendReply', reviewId: 'wecker', origin: 'template' }]))
  })

  test('while they are sent, none says that it replaces a reply: that is its own', async () => {
    draw([bug, wecker])
    for (const box of within(await list()).getAllByRole('checkbox')) await userEvent.click(box)
    const bar = screen.getByRole('toolbar', { name: 'Selected reviews' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Template' }))
    const dialog = await screen.findByRole('dialog', { name: 'Template for 2 reviews' })
    await userEvent.click(await within(dialog).findByRole('button', { name: /Fixed in the next version/ }))
    const queued = { ...bug, reply: replyOf({ state: 'queued' }) }
    const overlay: Overlay = (id, _, data) => {
      if (id !== getReviews.id) return data
      // The endpoint's id determines the type of the data.
      const answer = data as EndpointOutput<typeof getReviews>
      return { ...answer, content: answer.content.map((one) => (one.id === bug.id ? queued : one)) }
    }
    act(() => overlays.set([overlay]))
    expect(within(dialog).getByRole('list', { name: 'Preview of the replies' })).toHaveTextContent(/is fixed/)
    expect(within(dialog).queryByText('Replaces the current reply.')).toBeNull()
  })

  test('REV-001: written replies of rules are read once more and sent together, as one has changed them', async () => {
    const toApprove = (text: string) => replyOf({ state: 'to-approve', origin: 'rule', text })
    draw([
      { ...bug, reply: toApprove('We know of this bug.') },
      { ...wecker, reply: toApprove('Danke, Mira.') },
      reviewOf({ id: 'open', title: 'Not answered yet' }),
    ])
    await userEvent.type(await field(), ' It is gone soon.')
    for (const box of within(await list()).getAllByRole('checkbox')) await userEvent.click(box)
    const bar = screen.getByRole('toolbar', { name: 'Selected reviews' })
    await userEvent.click(await within(bar).findByRole('button', { name: 'Send 2' }))
    const dialog = await screen.findByRole('dialog', { name: '2 written replies' })
    const replies = within(dialog).getByRole('list', { name: 'Preview of the replies' })
    await waitFor(() => expect(replies).toHaveTextContent('We know of this bug. It is gone soon.'))
    expect(replies).toHaveTextContent('Danke, Mira.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send 2 replies' }))
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { name: 'sendReply', reviewId: bug.id, text: 'We know of this bug. It is gone soon.' },
        { name: 'sendReply', reviewId: wecker.id, text: 'Danke, Mira.', seen: { reply: 'Danke, Mira.' } },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected reviews' })).not.toBeInTheDocument())
  })

  test('are marked as done, with a way back', async () => {
    draw([bug, wecker])
    for (const box of within(await list()).getAllByRole('checkbox')) await userEvent.click(box)
    const bar = screen.getByRole('toolbar', { name: 'Selected reviews' })
    expect(bar).toHaveTextContent('2 selected')
    await userEvent.click(within(bar).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'markReviews', isDone: true }]))
    expect(await screen.findByText('Marked as done: 2')).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
    await waitFor(() => expect(sent()[1]).toMatchObject({ name: 'markReviews', isDone: false }))
  })
})
