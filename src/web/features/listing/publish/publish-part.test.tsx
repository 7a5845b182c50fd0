import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  getListingPlan,
  getListingPublications,
  publishListing,
  type ListingPlan,
  type ListingPublication,
} from '#contract/listing-publications.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, refusal, respond, serverIsUp } from '#tests/support/network/index.ts'
import { act, screen, within } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import type { EditedField } from '../editor/use-editor.ts'
import { app } from '../fixtures.ts'
import { PublishButton, PublishStatus } from './publish-part.tsx'

const at = '2026-11-30T10:00:00.000Z'
const [first, second, third] = ['a', 'b', 'c'].map((one) => one.repeat(32)) as [string, string, string]

const plan = (part: Partial<ListingPlan> = {}): ListingPlan => ({
  readAt: at,
  stop: null,
  wasRefused: false,
  version: { number: '4.13', isNew: false },
  changes: [
    {
      id: first,
      locale: 'en-US',
      field: 'subtitle',
      target: 'app-info',
      from: 'Night stories',
      to: 'Calm stories',
      problem: null,
    },
    { id: second, locale: 'en-US', field: 'keywords', target: 'version', from: '', to: 'rain', problem: null },
    { id: third, locale: 'de-DE', field: 'title', target: 'app-info', from: '', to: 'M', problem: 'too-short' },
  ],
  incomplete: [],
  ...part,
})

const publication = (part: Partial<ListingPublication> = {}): ListingPublication => ({
  id: '5f2c8d2e-5f4b-4d1c-9a53-1c6b8e1c2b11',
  choice: 'save',
  state: 'saved',
  steps: [{ state: 'saved', at }],
  problem: null,
  detail: null,
  version: '4.13',
  changes: [
    { locale: 'en-US', field: 'subtitle', target: 'app-info', to: 'Calm stories', outcome: 'written', detail: null },
  ],
  by: 'Grace Hopper',
  ...part,
})

const subtitle = (live: string | null): EditedField => ({
  field: 'subtitle',
  limit: 30,
  isLine: true,
  live,
  text: 'Calm stories',
  isChanged: true,
  draft: null,
  ignored: [],
  isWaiting: false,
  refused: [],
})

beforeEach(() => {
  serverIsUp()
  respond(getListingPublications, [])
  respond(getListingPlan, plan())
  respond(publishListing, publication({ state: 'queued' }))
  signIn(tokensOf({ ...ada, userId: crypto.randomUUID() }))
})
afterEach(() => {
  getQueryClient().clear()
  connectivity.set('online')
  session.set({ identity: null, state: 'out' })
})

const show = (of = app, live: string | null = 'Night stories') =>
  drawPage(
    <>
      <PublishButton app={of} fields={[subtitle(live)]} />
      <PublishStatus app={of} language="en-US" fields={[subtitle(live)]} />
    </>,
  )

const onPlay = { ...app, store: 'GOOGLE_PLAY' as const, project: { ...app.project, store: 'GOOGLE_PLAY' as const } }

async function openPlan(of = app) {
  const user = userEvent.setup()
  show(of)
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: /^Publish to / })) }
}

test('the plan says what changes, and what is ticked is published', async () => {
  const { user, dialog } = await openPlan()
  expect(await dialog.findByRole('checkbox', { name: 'Name' })).toBeDisabled()
  expect(dialog.getByText('Needs at least 2 characters')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Keywords' }))
  await user.click(dialog.getByRole('radio', { name: 'Save and submit for review' }))
  await user.click(dialog.getByRole('button', { name: 'Publish 1 change' }))
  await expect.poll(() => asked(publishListing)).toHaveLength(1)
  expect(asked(publishListing)[0]?.body).toMatchObject({ choice: 'submit', changes: [first], version: null })
})

test('a version that has to be made is made with the number that somebody confirms', async () => {
  respond(getListingPlan, plan({ version: { number: '4.14', isNew: true } }))
  const { user, dialog } = await openPlan()
  const number = await dialog.findByRole('textbox', { name: 'Number of the new version' })
  await user.clear(number)
  await user.type(number, 'five')
  expect(dialog.getByRole('button', { name: 'Publish 2 changes' })).toBeDisabled()
  await user.clear(number)
  await user.type(number, '5.0')
  await user.click(dialog.getByRole('button', { name: 'Publish 2 changes' }))
  await expect.poll(() => asked(publishListing)[0]?.body.version).toBe('5.0')
})

test('on Google Play no review is taken back unless that is chosen', async () => {
  const change = { ...plan().changes[0]!, field: 'title' as const, target: 'store-page' as const }
  respond(getListingPlan, plan({ version: null, changes: [change] }))
  const { user, dialog } = await openPlan(onPlay)
  expect(await dialog.findByText('Goes live after a review')).toBeVisible()
  expect(dialog.getByRole('radio', { name: 'Publish nothing, and tell me' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Publish 1 change' }))
  await expect.poll(() => asked(publishListing)[0]?.body.cancelsReview).toBe(false)
})

test('a publication that other changes in review have stopped says so, and what can be done', async () => {
  respond(getListingPublications, [publication({ version: null, state: 'stopped', problem: 'in-review' })])
  const change = { ...plan().changes[0]!, field: 'title' as const, target: 'store-page' as const }
  respond(getListingPlan, plan({ version: null, changes: [change] }))
  const { user, dialog } = await openPlan(onPlay)
  expect(screen.getByText(/Other changes of this app are in review, so nothing was published/)).toBeVisible()
  await user.click(await dialog.findByRole('radio', { name: 'Cancel that review, and send all changes together' }))
  await user.click(await dialog.findByRole('button', { name: 'Publish 1 change' }))
  await expect.poll(() => asked(publishListing)[0]?.body.cancelsReview).toBe(true)
})

test('what changed meanwhile is asked again, and nothing is published', async () => {
  respond(publishListing, () => refusal('CHANGED_ELSEWHERE', { changed: 'plan' }))
  const { user, dialog } = await openPlan()
  await user.click(await dialog.findByRole('button', { name: 'Publish 2 changes' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/Read the plan again/)
})

test('a draft that is still on its way is sent before the plan is read', async () => {
  const user = userEvent.setup()
  const sent = new EventTarget()
  function Sending() {
    const [isWaiting, setWaiting] = useState(true)
    useEffect(() => sent.addEventListener('sent', () => setWaiting(false)), [])
    return <PublishButton app={app} fields={[{ ...subtitle(null), isWaiting }]} />
  }
  drawPage(<Sending />)
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(/Your drafts are sent first/)).toBeVisible()
  expect(asked(getListingPlan)).toEqual([])
  act(() => void sent.dispatchEvent(new Event('sent')))
  expect(await screen.findByRole('button', { name: 'Publish 2 changes' })).toBeVisible()
})

test('without a connection to the store the plan leads to the connections', async () => {
  respond(getListingPlan, plan({ stop: 'no-connection', changes: [], version: null }))
  const { dialog } = await openPlan()
  expect(await dialog.findByRole('alert')).toHaveTextContent(/no connection to App Store Connect/)
  expect(dialog.getByRole('link', { name: 'Connections' })).toBeVisible()
})

test('a text is shown with how far it has come, and with the store’s own words where it was refused', async () => {
  const detail = 'The subtitle is not allowed.'
  const change = { ...publication().changes[0]!, outcome: 'refused' as const, detail }
  respond(getListingPublications, [publication({ state: 'stopped', problem: 'refused', changes: [change] })])
  show()
  expect(await screen.findByText('Not accepted')).toBeVisible()
  expect(screen.getByText(detail)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(/nothing was submitted/)
})

test.each([
  ['Saved on the version', 'saved', 'Night stories'],
  ['In review', 'in-review', 'Night stories'],
  ['Released', 'released', 'Night stories'],
  ['Seen in the store', 'released', 'Calm stories'],
] as const)('"%s" is said of a text', async (name, state, live) => {
  respond(getListingPublications, [publication({ state, steps: [{ state, at }] })])
  show(app, live)
  const list = within(await screen.findByRole('list'))
  expect(list.getByText(name)).toBeVisible()
})

test('offline publishing waits, and says so', async () => {
  show()
  await screen.findByRole('button', { name: 'Publish' })
  act(() => connectivity.set('offline'))
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()
  expect(screen.getByText(/Publishing waits/)).toBeVisible()
})

test('who may only view an app sees how far its texts are, and is not told to wait', async () => {
  respond(getListingPublications, [publication()])
  show({ ...app, project: { ...app.project, permission: 'view' } })
  expect(await screen.findByText('Subtitle')).toBeVisible()
  act(() => connectivity.set('offline'))
  expect(screen.queryByText(/Publishing waits/)).toBeNull()
})
