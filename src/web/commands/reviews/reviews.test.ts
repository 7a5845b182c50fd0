import { i18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { getReview, getReviewInbox, getReviews } from '#contract/reviews/inbox.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { asked, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { app, inboxOf, pageOf, replyOf, reviewOf } from '#web/features/reviews/inbox/inbox-fixtures.ts'
import { applyOverlays } from '#web/offline/outbox/outbox.ts'
import { sendReply } from '#contract/reviews/inbox.ts'
import { signIn } from '#web/session/session.ts'
import type { CommandName, CommandPayload } from '../payloads.ts'
import { loadCommands, commandNames, commands, registry } from '../registry.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
await loadCommands(commandNames)

const ofApp = { app: { trackId: app.trackId, store: app.store }, appTitle: app.title }
const ofReview = { ...ofApp, reviewId: 'r1', author: 'MiraK.', month: '2026-11' }
const reply: CommandPayload<'sendReply'> = {
  ...ofReview,
  text: 'Thank you.',
  origin: 'person',
  seen: { changedAt: '2026-11-20T09:00:00.000Z', reply: null },
  at: '2026-11-21T09:00:00.000Z',
}
const input = { params: { trackId: app.trackId }, query: { store: app.store, month: '2026-11', size: '1000' } }

function made<N extends CommandName>(name: N, payload: CommandPayload<N>) {
  const command = commands.bind({ name, version: registry[name]!.version, payload })
  if (!command) throw new Error(`${name} does not take this`)
  return command
}
const shown = (reviews: OwnReview[], command: ReturnType<typeof made>) =>
  applyOverlays([command.overlay], getReviews.id, input, pageOf(reviews))

describe('replies that wait to be sent', () => {
  test('REV-001: a reply shows at once as queued, and the same again changes nothing', () => {
    const command = made('sendReply', reply)
    const before = pageOf([reviewOf(), reviewOf({ id: 'r2' })])
    const after = applyOverlays([command.overlay], getReviews.id, input, before)
    expect(after.content).toMatchObject([
      { reply: { text: 'Thank you.', state: 'queued', origin: 'person' } },
      { reply: null },
    ])
    expect(applyOverlays([command.overlay], getReviews.id, input, after).content).toEqual(after.content)
    expect(applyOverlays([command.overlay], getReview.id, input, reviewOf()).reply?.state).toBe('queued')
    expect(i18n._(command.describe().title)).toBe('Reply to MiraK.')
  })

  test('what the server knows of it by then stays: when it goes out, and that it is out', () => {
    const known = reviewOf({ reply: replyOf({ text: 'Thank you.', state: 'sent' }) })
    expect(shown([known], made('sendReply', reply)).content).toEqual([known])
  })

  test('a reply of a rule that is approved, and one that was refused, is queued anew', () => {
    for (const state of ['to-approve', 'refused'] as const) {
      const review = reviewOf({ reply: replyOf({ text: 'Thank you.', state, origin: 'rule' }) })
      expect(shown([review], made('sendReply', reply)).content[0]?.reply?.state).toBe('queued')
    }
  })

  test('other apps, other reviews and other answers stay as they are', () => {
    const { overlay } = made('sendReply', { ...reply, reviewId: 'other' })
    const page = pageOf([reviewOf()])
    expect(overlay(getReviews.id, input, page)).toBe(page)
    const elsewhere = { ...input, params: { trackId: '9' } }
    expect(made('sendReply', reply).overlay(getReviews.id, elsewhere, page)).toBe(page)
    expect(made('sendReply', reply).overlay('getAsoScore', {}, 7)).toBe(7)
  })

  test('OP-05: what waits to be answered and approved is counted less at once, and never below nothing', () => {
    const counts = { toAnswer: -1, toApprove: 0 }
    const inbox = inboxOf([reviewOf(), reviewOf({ id: 'r2' })])
    const ofInbox = { params: { trackId: app.trackId }, query: { store: app.store } }
    const counted = (overlays: ReturnType<typeof made>[], before = inbox, of: object = ofInbox) =>
      applyOverlays(
        overlays.map(({ overlay }) => overlay),
        getReviewInbox.id,
        of,
        before,
      )
    const replies = made('sendReply', { ...reply, counts })
    const mark = made('markReviews', { ...ofApp, reviewIds: ['r2'], isDone: true, months: ['2026-11'], counts })
    const back = made('withdrawReply', { ...ofReview, counts: { toAnswer: 1, toApprove: 0 } })
    expect(counted([replies]).toAnswer).toBe(1)
    expect(counted([replies, mark]).toAnswer).toBe(0)
    expect(counted([replies, mark, back]).toAnswer).toBe(1)
    expect(counted([replies], { ...inbox, toAnswer: 0 }).toAnswer).toBe(0)
    expect(counted([made('sendReply', reply)])).toBe(inbox)
    expect(counted([replies], inbox, { ...ofInbox, params: { trackId: '9' } })).toBe(inbox)
  })

  test('it is sent with what its writer saw, under its own key', async () => {
    signIn(tokensOf(ada))
    respond(sendReply, reviewOf())
    await made('sendReply', reply).send({
      idempotencyKey: 'k1',
      signal: new AbortController().signal,
      userId: ada.userId,
      organizationId: ada.organizationId,
    })
    expect(asked(sendReply)).toMatchObject([
      { params: { reviewId: 'r1' }, body: { text: 'Thank you.', origin: 'person', seen: reply.seen } },
    ])
  })

  test('one that is taken back is gone, also with what its author changed after it', () => {
    const review = reviewOf({ reply: replyOf(), changedAfterReply: true })
    const command = made('withdrawReply', ofReview)
    expect(shown([review], command).content).toMatchObject([{ reply: null, changedAfterReply: false }])
    expect(i18n._(command.describe().title)).toBe('Withdraw the reply to MiraK.')
  })

  test('many are marked at once, those of one lane in order', () => {
    const command = made('markReviews', {
      ...ofApp,
      reviewIds: ['r1', 'r2'],
      isDone: true,
      months: ['2026-11', '2026-10'],
    })
    const after = shown([reviewOf(), reviewOf({ id: 'r2' }), reviewOf({ id: 'r3' })], command)
    expect(after.content.map(({ isDone }) => isDone)).toEqual([true, true, false])
    expect(command.lane).toBe(made('sendReply', reply).lane)
    expect(command.entities).toContain(made('sendReply', reply).entities[0])
    expect(i18n._(command.describe().title)).toBe('Mark 2 reviews as done')
    expect(command.refreshes).toHaveLength(3)
  })

  test.each([
    ['REV-007', 'REPLY_TOO_LONG', { limit: 350 }, 'The store accepts replies of up to 350 characters.'],
    ['REV-001', 'CHANGED_ELSEWHERE', {}, 'The review was changed or replied to elsewhere in the meantime.'],
    ['REV-001', 'REVIEW_NOT_FOUND', {}, 'This review is no longer in the store.'],
    ['ERR-048', 'NOT_ANSWERABLE', {}, "The store doesn't allow this"],
    ['REV-001', 'FORBIDDEN', {}, "You aren't allowed to make this change."],
  ] as const)('%s: refused with %s, it says what to do', (_, code, details, text) => {
    expect(i18n._(made('sendReply', reply).explain(code, details))).toContain(text)
  })
})
