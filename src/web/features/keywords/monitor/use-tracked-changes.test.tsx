import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  addKeywords,
  annotateKeywords,
  getTrackedKeywords,
  removeKeywords,
  removeKeywordTag,
  tagKeywords,
} from '#contract/keywords/tracked.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getCountries, getFavouriteCountries } from '#contract/projects.ts'
import { runDevice } from '#web/commands/device.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { signIn } from '#web/session/session.ts'
import { Messages } from '#web/ui/feedback/messages.tsx'
import { loadStack } from '#web/ui/feedback/notify.ts'
import { asked, respond, serverIsUp } from '#tests/support/network/index.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { stopTracking, trackAndTell } from '../tracking/tracking-changes.ts'
import { trackedRead } from '../reads.ts'
import { answerOf, historyOf, project, tracked } from './monitor-fixtures.ts'
import { removeTag } from './use-tracked-changes.ts'

const core = { name: 'Core', colour: 'violet' as const }
const of = { projectId: project.projectId, projectTitle: project.title, locale: 'en-US' }
const noise = tracked('white noise', { tags: ['Core'], isStarred: true, note: 'Ours' })
const rain = tracked('rain', { isStarred: true, trackedSince: '2026-02-03T04:05:06.000Z' })

// Its parts are loaded with the first message, which may take longer than a message is waited for.
beforeAll(() => loadStack(), 60_000)

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  fakeLocks()
  serverIsUp()
  connectivity.set('online')
  respond(getCountries, [])
  respond(getFavouriteCountries, [])
  respond(getTrackedKeywords, answerOf([noise, rain], { tags: [core] }))
  respond(getRankHistory, historyOf({}))
  for (const write of [removeKeywords, removeKeywordTag, tagKeywords, annotateKeywords]) respond(write, null)
  respond(addKeywords, { added: 2, refused: [] })
  signIn(tokensOf(ada))
  runDevice()
  getQueryClient().clear()
  await getQueryClient().fetchQuery(trackedRead(project.projectId, 'en-US'))
  render(
    <I18nProvider i18n={i18n}>
      <Messages />
    </I18nProvider>,
  )
})

const isSent = () => vi.waitFor(() => expect(outbox.get().entries).toEqual([]))
/** Presses what the message with these words offers. */
async function undo(said: string | RegExp) {
  const title = await screen.findByText(said)
  await userEvent.click(within(title.parentElement!).getByRole('button', { name: 'Undo' }))
}

test('OP-75: a deleted tag that was sent is given to its keywords again, and says where they are not known', async () => {
  await removeTag({ ...project, countries: ['en-US', 'de-DE'] }, core)
  await isSent()
  expect(asked(removeKeywordTag)).toHaveLength(1)
  await undo('Tag “Core” deleted')
  await vi.waitFor(() =>
    expect(asked(tagKeywords)).toMatchObject([{ body: { keywords: ['white noise'], add: [core] } }]),
  )
  expect(await screen.findByText(/stay without it: Germany/)).toBeVisible()
})

test('stopping to track that was sent is undone with tags, stars, notes and the day since which they are tracked', async () => {
  await stopTracking(of, { keywords: [noise, rain], tags: [core], slots: { used: 2, limit: 50 } })
  await isSent()
  await undo('2 keywords are no longer tracked')
  await vi.waitFor(() => expect(asked(annotateKeywords)).toHaveLength(2))
  const trackedSince = [noise.trackedSince, rain.trackedSince]
  expect(asked(addKeywords)).toMatchObject([{ body: { keywords: ['white noise', 'rain'], trackedSince } }])
  expect(asked(tagKeywords)).toMatchObject([{ body: { keywords: ['white noise'], add: [core] } }])
  expect(asked(annotateKeywords).map(({ body }) => body)).toEqual([
    { keywords: ['rain'], isStarred: true },
    { keywords: ['white noise'], isStarred: true, note: 'Ours' },
  ])
})

test('beyond a plan that became smaller an undo says why it is refused, and queues nothing', async () => {
  await stopTracking(of, { keywords: [noise], tags: [core], slots: { used: 80, limit: 50 } })
  expect(await screen.findByText(/Your plan is full: once this is sent/)).toBeVisible()
  await isSent()
  await undo('“white noise” is no longer tracked')
  expect(await screen.findByText(/More keywords are tracked than the 50 slots/)).toBeVisible()
  expect(asked(addKeywords)).toEqual([])
})

test('tracking several says so, with their tags; undone while they wait they leave the queue', async () => {
  // Nothing is sent: what is on its way can't be taken out of the queue.
  connectivity.set('offline')
  await trackAndTell(of, ['fog', 'mist'], { tags: ['Week 48'] })
  expect(outbox.get().entries.map(({ payload }) => payload)).toMatchObject([
    { keywords: ['fog', 'mist'], tags: ['Week 48'] },
  ])
  expect(await screen.findByText('Tags: Week 48')).toBeVisible()
  await undo('2 keywords added to your tracked keywords')
  await isSent()
  expect(asked(removeKeywords)).toEqual([])
})

test('undone once they were sent they are no longer tracked; where they went to further countries nothing is undone', async () => {
  await trackAndTell(of, ['fog'])
  await isSent()
  await undo('“fog” added to your tracked keywords')
  await vi.waitFor(() => expect(asked(removeKeywords)).toMatchObject([{ body: { keywords: ['fog'] } }]))
  await trackAndTell(of, ['mist'], { alsoIn: ['de-DE'] })
  const said = await screen.findByText('“mist” added to your tracked keywords')
  expect(within(said.parentElement!).queryByRole('button', { name: 'Undo' })).toBeNull()
  await isSent()
})

test('an undo takes back the removal of its own country alone', async () => {
  connectivity.set('offline')
  const german = { ...of, locale: 'de-DE' }
  await stopTracking(german, { keywords: [rain], tags: [], slots: null })
  await stopTracking(of, { keywords: [rain], tags: [], slots: null })
  await stopTracking(german, { keywords: [rain], tags: [], slots: null })
  await undo('“rain” is no longer tracked')
  await vi.waitFor(() => expect(outbox.get().entries).toHaveLength(2))
  expect(outbox.get().entries.map(({ payload }) => (payload as typeof of).locale)).toEqual(['de-DE', 'en-US'])
})
