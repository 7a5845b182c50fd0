import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getListingDrafts, putListingDraft, type ListingDraft } from '#contract/listing-drafts.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import { getCountries, getFavouriteCountries } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, noNetwork, refuse, respond, serverIsUp } from '#tests/support/network/index.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { screen, waitFor } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { runDevice } from '#web/commands/device.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { MessageStack } from '#web/ui/feedback/message-stack.tsx'
import { app, draftOf, listing } from '../fixtures.ts'
import { unzip, zipOf } from './archive.ts'
import { FastlaneDialog } from './fastlane-dialog.tsx'

let drafts: ListingDraft[]
let saved: File[]

beforeAll(() => {
  fakeLocks()
  runDevice()
})
beforeEach(() => {
  localStorage.clear()
  serverIsUp()
  saved = []
  drafts = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as File)
    return 'blob:archive'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  respond(getCountries, [])
  respond(getFavouriteCountries, [])
  respond(getListingDrafts, () => drafts)
  respond(getAppDetails, listing)
  respond(putListingDraft, ({ params, body: { seen, ...texts } }) => {
    const others = drafts.filter((one) => one.locale !== params.locale || one.field !== params.field)
    drafts = [...others, { ...draftOf('', params), ...texts, revision: seen + 1 }]
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

async function open(of: AppInCountry = app) {
  drawPage(
    <>
      <FastlaneDialog app={of} opened onClose={() => {}} />
      <MessageStack />
    </>,
  )
  await screen.findByRole('dialog', { name: 'fastlane folders' })
  await waitFor(() => expect(outbox.get().ready).toBe(true))
}
const inPlay: AppInCountry = { ...app, project: { ...app.project, store: 'GOOGLE_PLAY' }, store: 'GOOGLE_PLAY' }

async function choose(files: { path: string; text: string }[] | string) {
  const contents = typeof files === 'string' ? files : await zipOf(files)
  const input = document.querySelector('input[type=file]')
  await userEvent.upload(input as HTMLInputElement, new File([contents], 'metadata.zip', { type: 'application/zip' }))
}

test('the drafts of all languages are saved as the folders of deliver, and texts without a draft stay out', async () => {
  drafts = [draftOf('Night stories'), draftOf('Nachtgeschichten', { locale: 'de-DE' })]
  await open()
  expect(await screen.findByText(/2 drafted texts in 2 languages/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save as ZIP' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('moorlight-fastlane.zip')
  expect(await unzip(saved[0]!)).toEqual([
    { path: 'metadata/en-US/subtitle.txt', text: 'Night stories\n' },
    { path: 'metadata/de-DE/subtitle.txt', text: 'Nachtgeschichten\n' },
  ])
})

test('Google Play takes whole languages: the other texts come from what is live, and what is missing is named', async () => {
  drafts = [draftOf('Moorlight', { field: 'title' })]
  respond(getAppDetails, { ...listing, store: 'GOOGLE_PLAY', shortDescription: null })
  await open(inPlay)
  expect(await screen.findByText(/These are missing:/)).toHaveTextContent('English (US): Short description')
  await userEvent.click(screen.getByRole('button', { name: 'Save as ZIP' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((await unzip(saved[0]!)).map(({ path }) => path)).toEqual([
    'metadata/android/en-US/title.txt',
    'metadata/android/en-US/full_description.txt',
  ])
})

test('a text that was emptied is named, for fastlane clears none', async () => {
  drafts = [draftOf('')]
  await open()
  expect(await screen.findByText(/fastlane can't clear a text/)).toHaveTextContent('English (US): Subtitle')
  expect(screen.getByRole('button', { name: 'Save as ZIP' })).toBeDisabled()
})

test('an archive shows what would change before it becomes drafts, which can be taken back', async () => {
  drafts = [draftOf('Night stories')]
  await open()
  await choose([
    { path: 'metadata/en-US/subtitle.txt', text: 'Soft noise' },
    { path: 'metadata/de-DE/name.txt', text: 'Moorlicht' },
    { path: 'metadata/en-US/support_url.txt', text: 'https://example.com' },
  ])
  expect(await screen.findByRole('row', { name: /Subtitle Soft noise Night stories/ })).toBeVisible()
  expect(screen.getByText(/support_url\.txt \(isn't a text of this page\)/)).toBeVisible()
  expect(asked(putListingDraft)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 texts as drafts' }))
  const sent = () => asked(putListingDraft).map(({ params, body }) => [params.locale, params.field, body.draft])
  await waitFor(() =>
    expect(sent()).toEqual([
      ['en-US', 'subtitle', 'Soft noise'],
      ['de-DE', 'title', 'Moorlicht'],
    ]),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(drafts.map(({ draft }) => draft)).toEqual(['Night stories', '']))
})

test('drafts that can’t be loaded are not told as none', async () => {
  refuse(getListingDrafts, 'PROJECT_NOT_FOUND')
  await open()
  expect(await screen.findByText("Couldn't load the drafts")).toBeVisible()
  expect(screen.queryByText(/There are no drafts/)).not.toBeInTheDocument()
})

test('offline, an archive is read and its drafts wait', async () => {
  noNetwork()
  connectivity.set('offline')
  await open()
  await choose([{ path: 'metadata/en-US/name.txt', text: 'Moorlight' }])
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1 text as a draft' }))
  await waitFor(() => expect(outbox.get().entries).toHaveLength(1))
})

test('what is no archive says so and changes nothing', async () => {
  await open()
  await choose('<!doctype html>')
  expect(await screen.findByText(/isn't a ZIP archive/)).toBeVisible()
  await choose([{ path: 'notes/today.txt', text: 'x' }])
  expect(await screen.findByText(/has no texts of this app's store/)).toBeVisible()
  expect(asked(putListingDraft)).toEqual([])
})
