import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import { getReviews } from '#contract/reviews/inbox.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import {
  setUpInbox,
  append,
  bug,
  answer,
  draw,
  list,
  names,
  field,
  ladder,
  step,
  sent,
  draftsOfDevice,
  Page,
} from '#tests/support/reviews/inbox-page.tsx'
import { app, pageOf, replyOf, reviewOf } from './inbox-fixtures.ts'
import { keepDraft } from './reply-drafts.ts'

vi.mock(import('#web/commands/append.ts'), { spy: true })
vi.mock(import('#web/ui/files/save-file.ts'), { spy: true })

setUpInbox()

describe('REV-001: a reply', () => {
  test('is stored on the device while it is written, and sent by one press with what its writer saw', async () => {
    draw()
    await userEvent.type(await field(), 'Sorry, Hollis.')
    await waitFor(async () => expect(await draftsOfDevice()).toMatchObject({ bug: { text: 'Sorry, Hollis.' } }))
    expect(await step()).toHaveTextContent('DraftOn this device')
    expect(within(await list()).getByText('Draft')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
    await waitFor(() =>
      expect(sent()).toMatchObject([
        {
          name: 'sendReply',
          reviewId: 'bug',
          text: 'Sorry, Hollis.',
          origin: 'person',
          seen: { changedAt: bug.changedAt, reply: null },
          month: '2026-11',
        },
      ]),
    )
    await waitFor(async () => expect(await draftsOfDevice()).toEqual({}))
  })

  test('a review stays open under its answer while newer ones are still being read', async () => {
    const older = reviewOf({ id: 'older', writtenAt: '2026-10-20T09:00:00.000Z' })
    const newer = Promise.withResolvers<ReturnType<typeof pageOf>>()
    answer([bug, older])
    respond(getReviews, ({ query }) => (query.month === '2026-11' ? newer.promise : pageOf([older])))
    drawPage(<Page start={{}} of={app} />)
    await userEvent.type(await field(), 'Thank you')
    newer.resolve(pageOf([bug]))
    await waitFor(async () => expect(await names()).toHaveLength(2))
    expect(screen.getByRole('heading', { name: 'Review by MiraK.' })).toBeVisible()
    expect(await field()).toHaveValue('Thank you')
  })

  test('Ctrl+Enter in the field sends, and nothing is sent without a text', async () => {
    draw()
    await userEvent.click(await field())
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(append).not.toHaveBeenCalled()
    await userEvent.keyboard('Thanks!{Control>}{Enter}{/Control}')
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  test.each([
    ['APP_STORE', 5970],
    ['GOOGLE_PLAY', 350],
  ] as const)('REV-007, REV-008, OP-72: %s takes %i characters, counted as it counts them', async (store, limit) => {
    const of = { ...app, store }
    draw([reviewOf({ store })], { of })
    const box = await field()
    await userEvent.click(box)
    await userEvent.paste('😀'.repeat(limit))
    expect(screen.getByRole('img', { name: /characters/ })).toHaveTextContent(
      `${limit.toLocaleString('en')} / ${limit.toLocaleString('en')}`,
    )
    expect(screen.getByRole('button', { name: 'Send reply' })).toBeEnabled()
    await userEvent.paste('!')
    expect(screen.getByRole('alert')).toHaveTextContent(
      `The store accepts up to ${limit.toLocaleString('en')} characters.`,
    )
    expect(screen.getByRole('button', { name: 'Send reply' })).toBeDisabled()
    expect(box).toHaveValue(`${'😀'.repeat(limit)}!`)
  })

  test('offline it is sent later, and says so', async () => {
    draw()
    await userEvent.type(await field(), 'Thanks')
    act(() => connectivity.set('offline'))
    expect(await screen.findByText(/Offline. Your reply is sent when you're back online/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send when online' }))
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'sendReply' }]))
  })

  test('a draft that is older than what was sent of it goes, even half of it; one that was begun since stays', async () => {
    const stateAt = '2026-11-21T09:00:00.000Z'
    const at = Date.parse(stateAt)
    const draft = { origin: 'person', templateId: null } as const
    await keepDraft(app, 'r1', { ...draft, text: 'Thank', at: at - 100 })
    await keepDraft(app, 'r2', { ...draft, text: 'Thank you both', at: at + 100 })
    const reply = replyOf({ state: 'queued', stateAt })
    draw([reviewOf({ reply }), reviewOf({ id: 'r2', reply })], { search: { review: 'r1' } })
    expect(await step()).toHaveTextContent('Queued')
    await waitFor(async () => expect(Object.keys(await draftsOfDevice())).toEqual(['r2']))
  })

  test('within ten seconds it can be undone, and its text is a draft again', async () => {
    const sendAt = new Date(Date.now() + 9000).toISOString()
    draw([reviewOf({ reply: replyOf({ state: 'queued', sendAt }) })])
    expect(await step()).toHaveTextContent(/Queued\s*Sends in \d s/)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'withdrawReply', reviewId: 'r1' }]))
    expect(await draftsOfDevice()).toMatchObject({ r1: { text: 'Thank you, Mira.' } })
  })

  test.each([
    ['sent', 'Sent'],
    ['pending', 'Pending publish'],
    ['published', 'Published'],
  ] as const)('the ladder says how far it has come: %s', async (state, name) => {
    draw([reviewOf({ reply: replyOf({ state }) })])
    expect(await step()).toHaveTextContent(name)
    expect(within(await ladder()).getAllByRole('listitem')).toHaveLength(5)
  })

  test('Google Play has no step of pending', async () => {
    const of = { ...app, store: 'GOOGLE_PLAY' as const }
    draw([reviewOf({ store: 'GOOGLE_PLAY', reply: replyOf() })], { of })
    expect(within(await ladder()).queryByText('Pending publish')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete reply' })).toBeNull()
  })

  test('one that the store refused says why, and is tried again', async () => {
    const problem = { kind: 'connection' as const, detail: null }
    draw([reviewOf({ reply: replyOf({ state: 'refused', problem }) })])
    const box = await screen.findByRole('alert')
    expect(box).toHaveTextContent("The store didn't accept this reply")
    expect(within(box).getByRole('link', { name: 'Check the connection' })).toHaveAttribute(
      'href',
      '/connection/my-apps',
    )
    expect(await field()).toHaveValue('Thank you, Mira.')
    await userEvent.click(within(box).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'sendReply', text: 'Thank you, Mira.' }]))
  })

  test('one that is out can be changed, and deleted where the store allows it', async () => {
    draw([reviewOf({ reply: replyOf() })])
    await userEvent.click(await screen.findByRole('button', { name: 'Edit reply' }))
    await userEvent.type(await field(), ' Sleep well.')
    await userEvent.click(screen.getByRole('button', { name: 'Send changed reply' }))
    await waitFor(() =>
      expect(sent()).toMatchObject([
        { name: 'sendReply', text: 'Thank you, Mira. Sleep well.', seen: { reply: 'Thank you, Mira.' } },
      ]),
    )
  })

  test('what is changed of one that is out can be left as it was', async () => {
    draw([reviewOf({ reply: replyOf() })])
    await userEvent.click(await screen.findByRole('button', { name: 'Edit reply' }))
    await userEvent.type(await field(), ' Sleep well.')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Edit reply' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull()
    await waitFor(async () => expect(await draftsOfDevice()).toEqual({}))
    expect(append).not.toHaveBeenCalled()
  })

  test('a public answer is deleted after a question, leaves no draft, and comes back with one press', async () => {
    draw([reviewOf({ reply: replyOf() })])
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
    await press('Delete reply')
    const question = await screen.findByRole('alertdialog', { name: 'Delete this reply?' })
    expect(question).toHaveTextContent('The public reply is deleted from the store.')
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(append).not.toHaveBeenCalled()
    await press('Delete reply')
    const again = await screen.findByRole('alertdialog', { name: 'Delete this reply?' })
    await userEvent.click(within(again).getByRole('button', { name: 'Delete reply' }))
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'withdrawReply', reviewId: 'r1' }]))
    expect(await draftsOfDevice()).toEqual({})
    expect(await screen.findByText('Reply deleted')).toBeVisible()
    await press('Undo')
    await waitFor(() =>
      expect(sent()[1]).toMatchObject({ name: 'sendReply', text: 'Thank you, Mira.', seen: { reply: null } }),
    )
  })

  test('a rule’s reply waits until it is approved, changed or discarded', async () => {
    draw([reviewOf({ reply: replyOf({ state: 'to-approve', origin: 'rule' }) })])
    expect(await screen.findByRole('button', { name: 'To approve 1' })).toBeVisible()
    expect(await field()).toHaveValue('Thank you, Mira.')
    await userEvent.click(screen.getByRole('button', { name: 'Approve and send' }))
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'sendReply', seen: { reply: 'Thank you, Mira.' } }]))
    await userEvent.click(screen.getByRole('button', { name: 'Discard this reply' }))
    await waitFor(() => expect(sent()[1]).toMatchObject({ name: 'withdrawReply' }))
  })
})
