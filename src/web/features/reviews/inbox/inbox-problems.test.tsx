import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import { getStoreSources } from '#contract/market/sources.ts'
import { draftReply, getReviewInbox, type ReviewInbox } from '#contract/reviews/inbox.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { tokensOf } from '#tests/support/users.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { emptyOutbox } from '#web/offline/outbox/entry.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { signIn } from '#web/session/session.ts'
import {
  setUpInbox,
  wecker,
  all,
  identity,
  answer,
  draw,
  list,
  field,
  refusedReply,
  Page,
} from '#tests/support/reviews/inbox-page.tsx'
import { app, replyOf, reviewOf } from './inbox-fixtures.ts'

vi.mock(import('#web/commands/append.ts'), { spy: true })
vi.mock(import('#web/ui/files/save-file.ts'), { spy: true })

setUpInbox()

describe('problems', () => {
  test.each([
    ['ERR-045', 'no-connection', "There's no connection to the store, so replies can't be sent."],
    ['ERR-048', 'broken', 'The connection is broken. Check its status'],
    ['ERR-048', 'permission', "This connection's key can't reply to reviews."],
  ] as const)('%s: %s is said above the composer, and the text stays', async (_, problem, text) => {
    draw(all, { problem })
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(await field()).toBeVisible()
  })

  test('a limit of the store is no error: replies wait', async () => {
    draw(all, { problem: 'rate-limited' })
    expect(await screen.findByText(/The store is limiting requests at the moment/)).toBeVisible()
  })

  test('ERR-046: a failed AI draft says so, and leaves what is written', async () => {
    refuse(draftReply, 'AI_FAILED')
    draw()
    await userEvent.type(await field(), 'Mine')
    await userEvent.click(screen.getByRole('button', { name: 'Write with AI, 18 of 50 left' }))
    expect(await screen.findByRole('alert')).toHaveTextContent("The AI reply couldn't be generated. Try again.")
    expect(await field()).toHaveValue('Mine')
  })

  test('ERR-047: any other failure of a draft says so, too', async () => {
    refuse(draftReply, 'INTERNAL')
    draw()
    await userEvent.click(await screen.findByRole('button', { name: 'Write with AI, 18 of 50 left' }))
    expect(await screen.findByRole('alert')).toHaveTextContent("The reply couldn't be generated.")
  })

  test('TEAM: who may not connect an app sees whom to ask', async () => {
    signIn(tokensOf({ ...identity, role: 'member', grants: [] }))
    draw([], { source: 'none', connection: null, problem: 'no-connection' })
    expect(await screen.findByText(/Ask an admin of your organisation/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Connect your store' })).toBeNull()
  })

  const withheld = {
    source: 'market',
    connection: null,
    problem: 'no-connection',
    withheldIn: ['DE', 'US'],
  } satisfies Partial<ReviewInbox>

  test('REV-001: of reviews that the store withholds some are shown, and that is said', async () => {
    draw([reviewOf({ source: 'market' })], withheld)
    const note = await screen.findByText(/withholds its list of reviews at present in these countries/)
    expect(note).toHaveTextContent(/Germany and United States.*only the reviews on the app's page/)
    expect(within(note).getByRole('link', { name: 'Connect your store' })).toBeVisible()
  })

  test('REV-001: none to show because the store withholds them is not "none"', async () => {
    draw([], withheld)
    expect(await screen.findByText(/counts ratings, but withholds its list of reviews/)).toBeVisible()
    expect(screen.queryByText(/on the app's page/)).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Connect your store' })).toHaveLength(1)
  })

  test('an app without a connection leads to the connections', async () => {
    draw([], { source: 'none', connection: null, problem: 'no-connection' })
    expect(await screen.findByRole('link', { name: 'Connect your store' })).toHaveAttribute(
      'href',
      '/connection/my-apps',
    )
  })

  test('a store whose reviews nobody asks for is not being imported: what is off is named', async () => {
    signIn(tokensOf({ ...identity, market: 'live' }))
    respond(getStoreSources, { on: ['documented', 'productPages'], chosenBy: 'nobody' })
    draw([], { source: 'market', connection: null, readAt: null })
    expect(await screen.findByText(/App Store feeds of reviews and charts/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Connect your store' })).toBeVisible()
    expect(screen.queryByText('Importing your reviews')).toBeNull()
  })

  test('offline without saved reviews says so; a failure can be tried again', async () => {
    noNetwork()
    connectivity.set('offline')
    drawPage(<Page start={{}} of={app} />)
    expect(await screen.findByText(/Not saved on this device/)).toBeVisible()
  })

  test('a failed load can be tried again', async () => {
    refuse(getReviewInbox, 'FORBIDDEN')
    drawPage(<Page start={{}} of={app} />)
    expect(await screen.findByText("Couldn't load the reviews")).toBeVisible()
    answer(all)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await list()).toBeVisible()
  })

  test('the text of a reply to a changed review is offered again', async () => {
    draw([wecker])
    await field()
    act(() =>
      outbox.set({
        ...emptyOutbox,
        ready: true,
        entries: [refusedReply('My words')],
      }),
    )
    expect(await screen.findByText("Changed elsewhere: your reply wasn't sent")).toBeVisible()
    expect(screen.getByText('My words')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Use my text' }))
    await waitFor(async () => expect(await field()).toHaveValue('My words'))
  })

  test('whoever answered meanwhile is named beside what one wrote, and theirs can stay', async () => {
    const by = { userId: '99999999-9999-4999-8999-999999999999', name: 'Mia Berg' }
    const theirs = replyOf({ text: 'From another desk.', by, writtenAt: '2026-11-22T14:05:00.000Z' })
    draw([{ ...wecker, reply: theirs }])
    await screen.findByText('From another desk.')
    act(() => outbox.set({ ...emptyOutbox, ready: true, entries: [refusedReply('My words')] }))
    const card = within(await screen.findByRole('alert'))
    expect(card.getByText(/^Reply by Mia Berg, 22\. November 2026, \d\d:05$/)).toBeVisible()
    expect(card.getByText('From another desk.')).toBeVisible()
    expect(card.getByText('My words')).toBeVisible()
    expect(card.getByRole('button', { name: 'Keep the other reply' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Reply to this review' })).toHaveTextContent('Reply by Mia Berg')
  })
})
