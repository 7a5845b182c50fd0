import { useEffect, useState } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { screen, within } from '#tests/support/render.tsx'
import { getFeatures } from '#contract/account.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import { getReviewInbox, getReviewModel, getReviews } from '#contract/reviews/inbox.ts'
import { getTemplates } from '#contract/reviews/templates.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import * as commands from '#web/commands/append.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { emptyOutbox } from '#web/offline/outbox/entry.ts'
import { outbox, overlays } from '#web/offline/outbox/outbox.ts'
import { openDatabase } from '#web/offline/storage/database.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { loadStack } from '#web/ui/feedback/notify.ts'
import { Messages } from '#web/ui/feedback/messages.tsx'
import * as files from '#web/ui/files/save-file.ts'
import { app, inboxOf, pageOf, replyOf, reviewOf } from '#web/features/reviews/inbox/inbox-fixtures.ts'
import { draftsId, replyDrafts } from '#web/features/reviews/inbox/reply-drafts.ts'
import { InboxPage } from '#web/features/reviews/inbox/inbox-page.tsx'
import type { Search } from '#web/features/reviews/inbox/inbox-search.ts'

export const append = vi.mocked(commands.append)
export const save = vi.mocked(files.saveFile)

export const bug = reviewOf({
  id: 'bug',
  rating: 2,
  title: 'Stories cut off after update',
  body: 'Since 4.12 the story stops.',
  author: 'hollis_mt',
  country: 'US',
  language: 'en',
  version: '4.12.0',
  likes: 12,
  writtenAt: '2026-11-21T08:00:00.000Z',
})
export const wecker = reviewOf({ id: 'wecker' })
export const praise = reviewOf({
  id: 'praise',
  rating: 5,
  title: null,
  body: 'Rain on a tin roof. That is the review.',
  author: 'J. Pellow',
  country: 'AU',
  language: 'en',
  writtenAt: '2026-10-02T08:00:00.000Z',
  reply: replyOf(),
})
export const all = [bug, wecker, praise]

export let identity = ada
/** Call once in each test file, which also mocks `append.ts` and `save-file.ts` as spies. */
export function setUpInbox(): void {
  beforeEach(async () => {
    identity = { ...ada, userId: crypto.randomUUID() }
    signIn(tokensOf(identity))
    append.mockResolvedValue()
    connectivity.set('online')
    await loadStack()
    respond(getFeatures, ['app-overview', 'ai-replies'])
    respond(getQuotas, [{ slotType: 'AI_ASSISTANCE', used: 32, limit: 50 }])
    respond(getReviewModel, { isConfigured: true, host: 'llm.example' })
    respond(getTemplates, {
      templates: [
        {
          id: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbb1',
          name: 'Fixed in the next version',
          text: 'Hi {name}, {version} is fixed. Write to {support}.',
          folderId: null,
          language: null,
          isFavourite: true,
          used: 3,
          changedAt: '2026-11-20T09:00:00.000Z',
        },
      ],
      folders: [],
      support: 'help@lowfen.example',
    })
  })
  afterEach(() => {
    append.mockReset()
    getQueryClient().clear()
    outbox.set(emptyOutbox)
    overlays.set([])
    connectivity.set('online')
    session.set({ identity: null, state: 'out' })
  })
}

export let address: Search = {}
export function Page({ start, of }: { start: Search; of: typeof app }) {
  const [search, setSearch] = useState(start)
  useEffect(() => {
    address = search
  }, [search])
  return (
    <>
      <InboxPage identity={identity} app={of} search={search} onSearch={(next) => setSearch(next)} />
      <Messages />
    </>
  )
}

export function answer(reviews: OwnReview[], given: Parameters<typeof inboxOf>[1] = {}) {
  respond(getReviewInbox, inboxOf(reviews, given))
  respond(getReviews, ({ query }) => pageOf(reviews.filter(({ writtenAt }) => writtenAt.startsWith(query.month ?? ''))))
}
export function draw(reviews: OwnReview[] = all, { search = {}, of = app, ...given }: Options = {}) {
  answer(reviews, given)
  return drawPage(<Page start={search} of={of} />)
}
type Options = Parameters<typeof inboxOf>[1] & { search?: Search; of?: typeof app }

export const list = () => screen.findByRole('list', { name: 'Reviews' })
export const names = async () =>
  within(await list())
    .getAllByRole('article')
    .map((one) => one.getAttribute('aria-label'))
export const field = () => screen.findByRole('textbox', { name: 'Reply' })
export const ladder = () => screen.findByRole('list', { name: 'State of the reply' })
export const step = async () => within(await ladder()).getByRole('listitem', { current: 'step' })
export const sent = () => append.mock.calls.map(([name, payload]) => Object.assign({ name }, payload))
export const draftsRow = async (id: string) =>
  (await (await openDatabase('data', identity.userId)).drafts.get(id))?.value
/** Logs out and in again, which forgets the visits of this page. */
export const forgetVisits = () => {
  session.set({ identity: null, state: 'out' })
  signIn(tokensOf(identity))
}
export const draftsOfDevice = () => replyDrafts.read(draftsId(app))

/** A reply that the server refused because of a newer change. */
export const refusedReply = (text: string) => ({
  seq: 1,
  id: '1',
  name: 'sendReply',
  payload: { text },
  state: 'refused' as const,
  entities: [`review:${app.store}:${app.trackId}:wecker`],
  title: { id: 'x' },
  scope: null,
  createdAt: null,
  attempts: 1,
  nextAttemptAt: 0,
  refusal: { code: 'CHANGED_ELSEWHERE' as const, message: { id: 'x' }, details: {} },
})
