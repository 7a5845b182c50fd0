import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getListingDrafts, putListingDraft, type ListingDraft } from '#contract/listing-drafts.ts'
import {
  getListingSets,
  markListingSet,
  removeListingSet,
  saveListingSet,
  type ListingSet,
} from '#contract/listing-sets.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { getCountries, getFavouriteCountries } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refuse, respond, serverIsUp } from '#tests/support/network/index.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { runDevice } from '#web/commands/device.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { MessageStack } from '#web/ui/feedback/message-stack.tsx'
import { app, draftOf, listing } from '../fixtures.ts'
import { SetsDialog } from './sets-dialog.tsx'

let drafts: ListingDraft[]
let sets: ListingSet[]

beforeAll(() => {
  fakeLocks()
  runDevice()
})
beforeEach(() => {
  localStorage.clear()
  serverIsUp()
  drafts = []
  sets = []
  respond(getCountries, [])
  respond(getFavouriteCountries, [])
  respond(getListingDrafts, () => drafts)
  respond(getListingSets, () => sets)
  respond(getAppDetails, listing)
  respond(putListingDraft, ({ params, body: { seen, ...texts } }) => {
    const others = drafts.filter((one) => one.locale !== params.locale || one.field !== params.field)
    drafts = [...others, { ...draftOf('', params), ...texts, revision: seen + 1 }]
    return null
  })
  respond(saveListingSet, ({ params: { id }, body }) => {
    sets = [setOf(body.texts, { id, name: body.name }), ...sets.filter((one) => one.id !== id)]
    return null
  })
  respond(markListingSet, ({ params, body: { before } }) => {
    sets = sets.map((one) => (one.id === params.id ? { ...one, before } : one))
    return null
  })
  respond(removeListingSet, ({ params }) => {
    sets = sets.filter(({ id }) => id !== params.id)
    return null
  })
  signIn(tokensOf({ ...ada, userId: crypto.randomUUID() }))
})
afterEach(() => {
  vi.restoreAllMocks()
  getQueryClient().clear()
  connectivity.set('online')
  session.set({ identity: null, state: 'out' })
})

const setOf = (texts: ListingSet['texts'], part: Partial<ListingSet> = {}): ListingSet => ({
  id: '77777777-7777-4777-8777-777777777779',
  name: 'Christmas',
  texts,
  savedBy: 'Grace Hopper',
  savedAt: '2026-11-20T09:00:00.000Z',
  before: null,
  ...part,
})
const snow = { locale: 'en-US', field: 'subtitle' as const, text: 'Snow stories & soft noise' }

async function open(of = app) {
  drawPage(
    <>
      <SetsDialog app={of} opened onClose={() => {}} />
      <MessageStack />
    </>,
  )
  await screen.findByRole('dialog', { name: 'Saved sets' })
  await waitFor(() => expect(outbox.get().ready).toBe(true))
}
const item = async (name = 'Christmas') => within(await screen.findByRole('listitem', { name }))
const press = (name: string, within: Pick<typeof screen, 'findByRole'> = screen) =>
  within.findByRole('button', { name }).then((button) => userEvent.click(button))
async function name(text: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Name of a new set' }))
  await userEvent.paste(text)
  await press('Save drafts as a set')
}
const draftsNow = () => drafts.map(({ locale, field, draft }) => [locale, field, draft])

test('drafts of all languages are saved under a name, once each', async () => {
  drafts = [
    draftOf('Snow'),
    draftOf('Schnee', { locale: 'de-DE' }),
    draftOf('As live', { field: 'title', published: 'As live' }),
  ]
  await open()
  expect(await screen.findByText('There are no sets yet.')).toBeVisible()
  await name('Christmas')
  expect((await item()).getByText(/2 texts in 2 languages/)).toBeVisible()
  await waitFor(() =>
    expect(asked(saveListingSet).map(({ body }) => body)).toEqual([
      {
        name: 'Christmas',
        texts: [
          { locale: 'en-US', field: 'subtitle', text: 'Snow' },
          { locale: 'de-DE', field: 'subtitle', text: 'Schnee' },
        ],
      },
    ]),
  )
  await name('christmas')
  expect(await screen.findByText(/There is a set of this name/)).toBeVisible()
})

test('a set shows word by word what it would change, becomes the drafts with one press, and is taken back with one', async () => {
  drafts = [draftOf('Night stories & soft noise!'), draftOf('Moorlight', { field: 'title' })]
  sets = [setOf([snow, { ...snow, field: 'title', text: 'Moorlight' }])]
  await open()
  const christmas = await item()
  await press('Show changes', christmas)
  expect(await christmas.findByText('Snow')).toHaveRole('insertion')
  expect(christmas.getByText('1 text is as drafted now.')).toBeVisible()
  await press('Apply', christmas)
  await waitFor(() => expect(draftsNow()).toContainEqual(['en-US', 'subtitle', snow.text]))
  expect(await christmas.findByText('Applied')).toBeVisible()
  await waitFor(() => expect(asked(markListingSet)).toHaveLength(1))
  await waitFor(() => expect(outbox.get().entries).toEqual([]))
  await userEvent.click(christmas.getByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(draftsNow()).toContainEqual(['en-US', 'subtitle', 'Night stories & soft noise!']))
  await waitFor(() => expect(sets).toMatchObject([{ before: null }]))
  expect(christmas.queryByText('Applied')).not.toBeInTheDocument()
})

test('a text that was changed since the set was applied stays when it is taken back', async () => {
  drafts = [draftOf('Snow, and a new idea'), draftOf('Moor', { field: 'title' })]
  sets = [
    setOf([snow, { ...snow, field: 'title', text: 'Moor' }], {
      before: [
        { ...snow, text: 'Night' },
        { ...snow, field: 'title', text: 'Moorlight' },
      ],
    }),
  ]
  await open()
  await press('Take back', await item())
  expect(await screen.findByText('1 text was changed since and stays as it is.')).toBeVisible()
  await waitFor(() =>
    expect(new Set(draftsNow().map((one) => one.join(' ')))).toEqual(
      new Set(['en-US subtitle Snow, and a new idea', 'en-US title Moorlight']),
    ),
  )
})

test('a removed set can be had back', async () => {
  sets = [setOf([snow])]
  await open()
  await press('Remove “Christmas”', await item())
  await waitFor(() => expect(sets).toEqual([]))
  expect(screen.queryByRole('listitem', { name: 'Christmas' })).not.toBeInTheDocument()
  await press('Undo')
  await waitFor(() => expect(sets).toMatchObject([{ name: 'Christmas', texts: [snow] }]))
})

test('offline, a set is saved and applied on the device, and everything waits in order', async () => {
  drafts = [draftOf('Snow')]
  await open()
  expect(await screen.findByText('1 drafted text in 1 language.')).toBeVisible()
  noNetwork()
  act(() => connectivity.set('offline'))
  await name('Christmas')
  await press('Apply', await item())
  expect(await (await item()).findByText('Applied')).toBeVisible()
  expect(outbox.get().entries.map((entry) => entry.name)).toEqual(['saveListingSet', 'markListingSet'])
  expect(asked(saveListingSet)).toEqual([])
})

test('drafts that are too long for one set are not saved', async () => {
  const long = '字'.repeat(9000)
  drafts = ['ja', 'ko', 'zh-Hans', 'zh-Hant', 'de-DE', 'fr-FR', 'it', 'es-ES', 'sv', 'da'].map((locale) =>
    draftOf(long, { locale, field: 'description' }),
  )
  await open()
  await name('Christmas')
  expect(await screen.findByText('The drafts are too long for one set.')).toBeVisible()
  expect(outbox.get().entries).toEqual([])
})

test('who may only view the app sees sets and what they would change', async () => {
  sets = [setOf([snow])]
  await open({ ...app, project: { ...app.project, permission: 'view' } })
  const christmas = await item()
  expect(christmas.getByRole('button', { name: 'Show changes' })).toBeVisible()
  expect(christmas.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('sets that can’t be loaded are not told as none', async () => {
  refuse(getListingSets, 'PROJECT_NOT_FOUND')
  await open()
  expect(await screen.findByText("Couldn't load the sets")).toBeVisible()
  expect(screen.queryByText('There are no sets yet.')).not.toBeInTheDocument()
})
