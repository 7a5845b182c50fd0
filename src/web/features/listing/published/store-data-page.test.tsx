import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getListingDrafts, type ListingDraft } from '#contract/listing-drafts.ts'
import { getAppDetails, getVersions } from '#contract/overview/overview.ts'
import { getCountries, getFavouriteCountries } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork, refusal, respond, serverIsUp } from '#tests/support/network/index.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { runDevice } from '#web/commands/device.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { app, draftOf, listing, version } from '../fixtures.ts'
import { StoreDataPage } from './store-data-page.tsx'

const own: AppInCountry = { ...app, project: { ...app.project, countries: ['en-US', 'de-DE', 'fr-FR', 'it-IT'] } }

let server: ListingDraft[]

beforeAll(() => {
  fakeLocks()
  runDevice()
})
beforeEach(() => {
  localStorage.clear()
  serverIsUp()
  server = []
  respond(getCountries, [])
  respond(getFavouriteCountries, [])
  respond(getAppDetails, ({ query: { locale } }) => {
    if (locale === 'it-IT') return refusal('APP_NOT_AVAILABLE', {})
    return locale === 'de-DE'
      ? { ...listing, locale, title: 'Moorlicht', description: 'Geschichten zum Einschlafen.' }
      : { ...listing, locale }
  })
  respond(getVersions, { versions: [version] })
  respond(getListingDrafts, () => server)
  signIn(tokensOf({ ...ada, userId: crypto.randomUUID() }))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  getQueryClient().clear()
  connectivity.set('online')
  session.set({ identity: null, state: 'out' })
})

const show = () => drawPage(<StoreDataPage app={own} />)
const row = (name: string) => screen.getByRole('row', { name: (shown) => shown.startsWith(name) })

test('MENU-076: what the store shows in each language, where and when it was read, and which have no texts of their own', async () => {
  show()
  expect(await screen.findByRole('table', { name: 'Published texts' })).toBeVisible()
  await waitFor(() => expect(row('German')).toHaveTextContent('Moorlicht'))
  expect(row('German')).toHaveTextContent('Germany, Sample market')
  expect(row('German')).toHaveTextContent('The alarm grows louder.')
  expect(row('French')).toHaveTextContent('Same as English (US)')
  await waitFor(() => expect(row('Italian')).toHaveTextContent('Not live'))
  expect(screen.getByText('2 languages with their own texts')).toBeVisible()
  expect(within(row('German')).getByRole('link', { name: 'Edit German (Germany)' })).toHaveAttribute(
    'href',
    expect.stringContaining('/creatives/store-listing?language=de-DE'),
  )
})

test('where a draft says something else, the text leads to it', async () => {
  server = [draftOf('Moor', { locale: 'de-DE', field: 'title', published: 'Moorlicht' })]
  show()
  const link = await screen.findByRole('link', { name: 'Draft differs: Name, German (Germany)' })
  expect(link).toHaveAttribute('href', expect.stringContaining('language=de-DE'))
  expect(screen.getByText(/1 with other drafts/)).toBeVisible()
})

test('all languages of the store are shown where that is wanted', async () => {
  show()
  await screen.findByRole('table', { name: 'Published texts' })
  await userEvent.click(screen.getByRole('button', { name: /^All \d+ languages of the store$/ }))
  await waitFor(() => expect(row('Japanese')).toBeVisible())
})

test('offline, a language that is not saved says so', async () => {
  noNetwork()
  act(() => connectivity.set('offline'))
  show()
  await waitFor(() => expect(row('German')).toHaveTextContent('Not saved on this device'))
})

test('on a phone, each language is a card', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 767.9px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  show()
  const list = await screen.findByRole('list', { name: 'Published texts' })
  expect(await within(list).findByText('Moorlicht')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})
