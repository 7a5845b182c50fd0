import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getFeatures } from '#contract/account.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import { draftReply, getReviewInbox, getReviewModel, getReviews, translateTexts } from '#contract/reviews/inbox.ts'
import { getTemplates } from '#contract/reviews/templates.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refuse, respond } from '#tests/support/network/index.ts'
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
import { app, inboxOf, pageOf, replyOf, reviewOf } from './inbox-fixtures.ts'
import { draftsId, keepDraft, replyDrafts } from './reply-drafts.ts'
import { InboxPage } from './inbox-page.tsx'
import type { Search } from './inbox-search.ts'

vi.mock(import('#web/commands/append.ts'), { spy: true })
vi.mock(import('#web/ui/files/save-file.ts'), { spy: true })
const append = vi.mocked(commands.append)
const save = vi.mocked(files.saveFile)

const bug = reviewOf({
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
const wecker = reviewOf({ id: 'wecker' })
const praise = reviewOf({
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
const all = [bug, wecker, praise]

let identity = ada
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

let address: Search = {}
function Page({ start, of }: { start: Search; of: typeof app }) {
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

function answer(reviews: OwnReview[], given: Parameters<typeof inboxOf>[1] = {}) {
  respond(getReviewInbox, inboxOf(reviews, given))
  respond(getReviews, ({ query }) => pageOf(reviews.filter(({ writtenAt }) => writtenAt.startsWith(query.month ?? ''))))
}
function draw(reviews: OwnReview[] = all, { search = {}, of = app, ...given }: Options = {}) {
  answer(reviews, given)
  return drawPage(<Page start={search} of={of} />)
}
type Options = Parameters<typeof inboxOf>[1] & { search?: Search; of?: typeof app }

const list = () => screen.findByRole('list', { name: 'Reviews' })
const names = async () =>
  within(await list())
    .getAllByRole('article')
    .map((one) => one.getAttribute('aria-label'))
const field = () => screen.findByRole('textbox', { name: 'Reply' })
const ladder = () => screen.findByRole('list', { name: 'State of the reply' })
const step = async () => within(await ladder()).getByRole('listitem', { current: 'step' })
const sent = () => append.mock.calls.map(([name, payload]) => ({ name, ...payload }))
const draftsRow = async (id: string) => (await (await openDatabase('data', identity.userId)).drafts.get(id))?.value
/** As another user, and back. */
const forgetVisits = () => {
  session.set({ identity: null, state: 'out' })
  signIn(tokensOf(identity))
}
const draftsOfDevice = () => replyDrafts.read(draftsId(app))

/** A reply that the server did not take, for something was changed meanwhile. */
const refusedReply = (text: string) => ({
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

describe('REV-003: the list', () => {
  test('each review is named by title, stars and author; the newest stands first and is open beside it', async () => {
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

  test('REV-005, OP-70: what is chosen narrows it, stands in the address, and is taken away again', async () => {
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
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'High rating')
    await waitFor(async () => expect((await names())[0]).toContain('Rain on a tin roof'))
  })

  test('a search without a match says so and is cleared by one press; none left to answer is good news', async () => {
    draw([praise])
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search reviews' }), 'thunder')
    expect(await screen.findByRole('heading', { name: 'No review matches' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(async () => expect(await names()).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'To answer 0' }))
    expect(await screen.findByRole('heading', { name: 'All reviews answered' })).toBeVisible()
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
  expect(await screen.findByText(/Reviews are still being read/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled()
  answer(all, { isReading: false })
  await act(() => getQueryClient().refetchQueries({ queryKey: [getReviewInbox.id] }))
  await waitFor(async () => expect(await names()).toHaveLength(3))
  expect(screen.queryByText(/Reviews are still being read/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeEnabled()
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

describe('the review', () => {
  test('what its store does not tell is a dash with the reason', async () => {
    const of = { ...app, store: 'GOOGLE_PLAY' as const }
    draw([reviewOf({ store: 'GOOGLE_PLAY', country: null, likes: 12, device: 'Pixel 9' })], { of })
    const country = await screen.findByText('Country')
    expect(country.closest('div')).toHaveTextContent("–Google Play doesn't tell this")
    expect(screen.getByText('12 found this helpful')).toBeVisible()
    expect(screen.getByText('Pixel 9')).toBeVisible()
  })

  test('what its store never tells is left out, and no order goes by it', async () => {
    draw([reviewOf({ version: null, device: null, likes: null })])
    expect(await screen.findByText('Country')).toBeInTheDocument()
    for (const fact of ['Version', 'Device', 'Likes']) expect(screen.queryByText(fact)).toBeNull()
    const orders = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option')
    expect(orders.map(({ textContent }) => textContent)).toEqual(['Newest', 'Oldest', 'High rating', 'Low rating'])
  })

  test('an edited review says what it was, and opens the earlier text and reply', async () => {
    const earlier = {
      rating: 3,
      title: 'Quiet',
      body: 'It was quiet.',
      writtenAt: '2026-11-01T09:00:00.000Z',
      reply: 'Thanks!',
    }
    draw([reviewOf({ earlier: [earlier], changedAfterReply: true, reply: replyOf() })])
    expect(await screen.findByText('Edited, was 3 of 5')).toBeVisible()
    expect(screen.getByText('The author changed this review after your reply.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show the earlier text and your reply' }))
    expect(screen.getByText('It was quiet.')).toBeVisible()
    expect(screen.getByText('Thanks!')).toBeVisible()
  })

  test('a review in another language is translated on demand, and back', async () => {
    respond(translateTexts, { texts: ['Nice and calm, but alarm too quiet', 'The sounds are great.'], from: 'de' })
    draw([wecker])
    await userEvent.click(await screen.findByRole('button', { name: 'Translate' }))
    expect(await screen.findByRole('heading', { name: 'Nice and calm, but alarm too quiet' })).toHaveAttribute(
      'lang',
      'en',
    )
    expect(screen.getByText('Translated from German')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show original' }))
    const original = within(screen.getByRole('region', { name: 'Review' })).getByText('Die Geräusche sind toll.')
    expect(original).toHaveAttribute('lang', 'de')
  })

  test('hostile texts are just text', async () => {
    const text = '<img src=x onerror=alert(1)> \u202Eevil {name}'
    draw([reviewOf({ title: text, body: text, author: '<b>x</b>' })])
    expect(await screen.findByRole('heading', { name: 'Review by <b>x</b>' })).toBeVisible()
    expect(document.querySelector('main img, article img, [onerror]')).toBeNull()
  })

  test('a review of the public store can only be read, and says why', async () => {
    draw([reviewOf({ source: 'market' })], { source: 'market', problem: 'no-connection', connection: null })
    expect(await screen.findByText(/comes from the public store/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Connect your store to answer' })).toHaveAttribute(
      'href',
      '/connection/my-apps',
    )
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull()
  })

  test('who may not answer reads, and is told so', async () => {
    signIn(tokensOf({ ...identity, role: 'member', grants: [] }))
    draw()
    expect(await screen.findByText(/You may read reviews, not answer them/)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('REV-001: a reply', () => {
  test('is kept on the device while it is written, and sent by one press with what its writer saw', async () => {
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
      `The store takes at most ${limit.toLocaleString('en')} characters.`,
    )
    expect(screen.getByRole('button', { name: 'Send reply' })).toBeDisabled()
    expect(box).toHaveValue(`${'😀'.repeat(limit)}!`)
  })

  test('offline it is sent later, and says so', async () => {
    draw()
    await userEvent.type(await field(), 'Thanks')
    act(() => connectivity.set('offline'))
    expect(await screen.findByText(/Offline. Sends when you're back/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send when online' }))
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'sendReply' }]))
  })

  test('within ten seconds it is taken back, and its text is a draft again', async () => {
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
    expect(box).toHaveTextContent("The store didn't take this reply")
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
    expect(question).toHaveTextContent('The public answer is deleted from the store.')
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

  test('a rule’s reply waits until somebody approves, changes or discards it', async () => {
    draw([reviewOf({ reply: replyOf({ state: 'to-approve', origin: 'rule' }) })])
    expect(await screen.findByRole('button', { name: 'To approve 1' })).toBeVisible()
    expect(await field()).toHaveValue('Thank you, Mira.')
    await userEvent.click(screen.getByRole('button', { name: 'Approve and send' }))
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'sendReply', seen: { reply: 'Thank you, Mira.' } }]))
    await userEvent.click(screen.getByRole('button', { name: 'Discard this reply' }))
    await waitFor(() => expect(sent()[1]).toMatchObject({ name: 'withdrawReply' }))
  })
})

describe('what stands in the way', () => {
  test.each([
    ['ERR-045', 'no-connection', 'The connection to the store is down.'],
    ['ERR-048', 'broken', 'The connection is broken. Check its status'],
    ['ERR-048', 'permission', 'The key of this connection may not answer reviews.'],
  ] as const)('%s: %s is said above the composer, and the text stays', async (_, problem, text) => {
    draw(all, { problem })
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(await field()).toBeVisible()
  })

  test('a limit of the store is no error: replies wait', async () => {
    draw(all, { problem: 'rate-limited' })
    expect(await screen.findByText(/The store limits requests at the moment/)).toBeVisible()
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

  test('TEAM: who may not connect an app is told whom to ask', async () => {
    signIn(tokensOf({ ...identity, role: 'member', grants: [] }))
    draw([], { source: 'none', connection: null, problem: 'no-connection' })
    expect(await screen.findByText(/Ask an administrator of your organisation/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Connect your store' })).toBeNull()
  })

  test('an app without a connection leads to the connections', async () => {
    draw([], { source: 'none', connection: null, problem: 'no-connection' })
    expect(await screen.findByRole('link', { name: 'Connect your store' })).toHaveAttribute(
      'href',
      '/connection/my-apps',
    )
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

  test('a reply that met a changed review is kept and offered', async () => {
    draw([wecker])
    await field()
    act(() =>
      outbox.set({
        ...emptyOutbox,
        ready: true,
        entries: [refusedReply('My words')],
      }),
    )
    expect(await screen.findByText('Changed elsewhere: your reply was not sent')).toBeVisible()
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

describe('REV-002: drafts', () => {
  test('the model drafts in a tone and a language; one sees whose it is, tries again, or goes back', async () => {
    let count = 0
    respond(draftReply, ({ body }) => ({
      text: `Draft ${(count += 1)} ${body.tone} ${body.language ?? ''}`.trim(),
      language: body.language ?? 'en',
      by: 'model' as const,
      templateId: null,
    }))
    draw()
    await userEvent.type(await field(), 'Mine')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tone' }), 'Tone: short')
    await userEvent.click(screen.getByRole('button', { name: 'Write with AI, 18 of 50 left' }))
    await waitFor(async () => expect(await field()).toHaveValue('Draft 1 short'))
    expect(screen.getByText('AI draft. Check it before you send.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await field()).toHaveValue('Draft 2 short'))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await field()).toHaveValue('Draft 1 short')
  })

  test('while the model writes it says so and can be stopped; own words stay, and the draft is offered', async () => {
    const answers: (() => void)[] = []
    respond(draftReply, async () => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return { text: `Draft ${answers.length}`, language: 'en', by: 'model' as const, templateId: null }
    })
    draw()
    const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
    await press(/^Write with AI/)
    expect(await screen.findByText('Writing a draft…')).toBeVisible()
    await press('Cancel')
    await waitFor(() => expect(screen.queryByText('Writing a draft…')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    await press(/^Write with AI/)
    await screen.findByText('Writing a draft…')
    await waitFor(() => expect(answers).toHaveLength(2))
    await userEvent.type(await field(), 'Mine')
    answers[1]?.()
    expect(await screen.findByText('A draft came. Your text is still here.')).toBeVisible()
    expect(await field()).toHaveValue('Mine')
    await press('Use it')
    expect(await field()).toHaveValue('Draft 2')
    await press('Undo')
    expect(await field()).toHaveValue('Mine')
  })

  test('what is to be checked in a draft is said again when the page is loaded again, until its words are gone', async () => {
    const held = { kind: 'money', shown: 'refund' } as const
    respond(draftReply, { text: 'We refund you, Ada.', language: 'en', by: 'model', templateId: null, held })
    const first = draw()
    await userEvent.click(await screen.findByRole('button', { name: /^Write with AI/ }))
    expect(await screen.findByText(/it speaks of money \(“refund”\)/)).toBeVisible()
    await userEvent.type(await field(), ' Bye.')
    await waitFor(async () =>
      expect(await draftsOfDevice()).toMatchObject({ bug: { text: expect.stringContaining('Bye') } }),
    )
    first.unmount()
    draw()
    expect(await field()).toHaveValue('We refund you, Ada. Bye.')
    expect(screen.getByText(/AI draft. Check it before you send./)).toHaveTextContent('it speaks of money (“refund”)')
    await userEvent.clear(await field())
    await userEvent.type(await field(), 'Sorry, Ada.')
    expect(screen.queryByText(/it speaks of money/)).toBeNull()
  })

  test('nobody is asked to check a draft that is not there', async () => {
    respond(draftReply, { text: 'A draft', language: 'en', by: 'model', templateId: null })
    draw()
    await userEvent.click(await screen.findByRole('button', { name: /^Write with AI/ }))
    await waitFor(async () => expect(await field()).toHaveValue('A draft'))
    await userEvent.clear(await field())
    refuse(draftReply, 'AI_FAILED')
    await userEvent.click(screen.getByRole('button', { name: /^Write with AI/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent("couldn't be generated")
    expect(screen.queryByText('AI draft. Check it before you send.')).toBeNull()
  })

  test('REV-009, SUB-022: used up it is off; a plan without it leads to the plans', async () => {
    respond(getQuotas, [{ slotType: 'AI_ASSISTANCE', used: 50, limit: 50 }])
    const { unmount } = draw()
    expect(await screen.findByRole('button', { name: 'Write with AI, 0 of 50 left' })).toBeDisabled()
    unmount()
    getQueryClient().clear()
    respond(getFeatures, ['app-overview'])
    draw()
    expect(await screen.findByRole('link', { name: 'Write with AI: upgrade' })).toHaveAttribute('href', '/plans')
  })

  test('without a model a template is filled in, and nothing pretends', async () => {
    respond(getReviewModel, { isConfigured: false, host: null })
    respond(draftReply, { text: 'Thank you.', language: null, by: 'template', templateId: null })
    draw()
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in a template' }))
    await waitFor(async () => expect(await field()).toHaveValue('Thank you.'))
    expect(screen.getByText(/no language model is set up/)).toBeVisible()
    expect(screen.queryByText(/AI/)).toBeNull()
  })

  test('a template comes with its placeholders filled; what nobody knows is named', async () => {
    draw([reviewOf({ id: 'bug', author: null, version: '4.12.0' })])
    await field()
    await userEvent.keyboard('t')
    await userEvent.click(await screen.findByRole('button', { name: /Fixed in the next version/ }))
    expect(await field()).toHaveValue('Hi, 4.12.0 is fixed. Write to help@lowfen.example.')
    expect(screen.getByText(/left out: \{name\}/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
    await waitFor(() => expect(sent()).toMatchObject([{ origin: 'template', templateId: expect.any(String) }]))
  })
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

test.each([
  ['Please refnud me', 'en', 'Rules leave this review to a person: “refnud”.'],
  ['Todella hyvä sovellus', 'fi', /sensitive words aren't known in its language/],
])('a review that rules leave to people says why: %s', async (body, language, note) => {
  draw([reviewOf({ title: null, body, language })])
  expect(await screen.findByText(note)).toBeVisible()
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

describe('several reviews', () => {
  test('get a template at once: each reply is shown, one is left out, the others are sent', async () => {
    draw([bug, wecker])
    for (const box of within(await list()).getAllByRole('checkbox')) await userEvent.click(box)
    const bar = screen.getByRole('toolbar', { name: 'Selected reviews' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Template' }))
    const dialog = await screen.findByRole('dialog', { name: 'Template for 2 reviews' })
    await userEvent.click(await within(dialog).findByRole('button', { name: /Fixed in the next version/ }))
    const replies = within(dialog).getByRole('list', { name: 'Replies as they would be sent' })
    // hollis_mt is an account, and nobody's name.
    expect(replies).toHaveTextContent('Hi, 4.12.0 is fixed.')
    expect(replies).toHaveTextContent('Hi MiraK., 4.11.3 is fixed.')
    await userEvent.click(within(replies).getByRole('checkbox', { name: 'Answer “Stories cut off after update”' }))
    expect(append).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send 1 reply' }))
    await waitFor(() => expect(sent()).toMatchObject([{ name: 'sendReply', reviewId: 'wecker', origin: 'template' }]))
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
    const replies = within(dialog).getByRole('list', { name: 'Replies as they would be sent' })
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
