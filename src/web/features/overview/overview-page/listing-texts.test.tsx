import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getLocalizedTexts, type LocalizedTexts, type StorePage } from '#contract/overview/store-page.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, respond } from '#tests/support/network/index.ts'
import { screen } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { app, details } from '../fixtures.tsx'
import { storePageRead } from '../reads.ts'
import { ListingTexts } from './listing-texts.tsx'

const page: StorePage = {
  privacy: null,
  dataSafety: null,
  accessibility: null,
  requirements: null,
  chart: null,
  trailers: null,
  languages: ['en-US', 'es-MX'],
  similar: null,
  retrievedAt: '2026-03-02T10:00:00Z',
  stale: false,
}
const texts: LocalizedTexts = {
  title: 'Moorlight: dormir mejor',
  shortDescription: 'Cuentos y ruido suave',
  description: 'Cuentos para dormir.',
  keywordDensities: [],
  wordCount: 3,
}

function open(languages: string[]) {
  getQueryClient().setQueryData(storePageRead(app, 'en-US').queryKey, { data: { page: { ...page, languages } }, at: 1 })
  return drawPage(<ListingTexts app={app} locale="en-US" details={details} aside={null} problem={undefined} />)
}

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

test('another language of the country’s store shows its texts in place of the listing’s, and back', async () => {
  respond(getLocalizedTexts, { texts })
  open(['en-US', 'es-MX'])
  const choice = await screen.findByRole('combobox', { name: 'Language of the texts' })
  await userEvent.selectOptions(choice, 'Mexican Spanish')
  expect(await screen.findByText('Moorlight: dormir mejor')).toHaveAttribute('lang', 'es-MX')
  expect(screen.getByText('Cuentos para dormir.')).toBeVisible()
  expect(screen.queryByText(details.title)).toBeNull()
  expect(asked(getLocalizedTexts)[0]?.query).toMatchObject({ locale: 'en-US', language: 'es-MX' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the texts' }), 'American English')
  expect(await screen.findByText(details.title)).toBeVisible()
})

test('a language in which the store has no texts is said to have none', async () => {
  respond(getLocalizedTexts, { texts: null })
  open(['en-US', 'es-MX'])
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'Mexican Spanish')
  expect(await screen.findByText(/no texts of its own in this language: Mexican Spanish/)).toBeVisible()
})

test('a page in one language has nothing to choose', async () => {
  open(['en-US'])
  expect(await screen.findByText(details.title)).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
})
