import { screen } from '#tests/support/render.tsx'
import { afterEach, expect, test } from 'vitest'
import { ada, tokensOf } from '#tests/support/users.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { inTimeZone } from '#tests/support/in-time-zone.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import { details, show } from '../fixtures.tsx'
import { AppDetailsCard } from './app-details-card.tsx'

function fields(changes: Partial<AppDetails> = {}): Record<string, string | null> {
  show(<AppDetailsCard details={{ ...details, ...changes }} aside={null} />)
  return Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  )
}

afterEach(() => session.set({ identity: null, state: 'out' }))

test('a release has the same day in every time zone', () => {
  inTimeZone('America/Los_Angeles')
  const dates = { releaseDate: '2022-10-18T00:00:00Z', lastReleaseDate: '2026-02-26T07:00:00Z' }
  expect(fields(dates)).toMatchObject({
    'Release date': '18. October 2022',
    'Last release': '26. February 2026 (4.12.0)',
  })
})

test('OV-042: the fields in order, in the words of the reader', () => {
  expect(Object.entries(fields())).toEqual([
    ['Category', 'Health & Fitness'],
    ['Devices', 'iPhone, iPad'],
    ['Size', '148.6\u00a0MB'],
    ['Languages', 'English, German, Spanish + 2'],
    ['Website', 'lowfen.example'],
    ['Support', 'No data available'],
    ['Release date', '18. October 2022'],
    ['Last release', '26. February 2026 (4.12.0)'],
  ])
})

test('where a dump has only numbers they are shown; zero is not unknown', () => {
  expect(fields({ devices: null, deviceCount: 38, languages: null, languageCount: 10, sizeBytes: 0 })).toMatchObject({
    Devices: '38 device models',
    Languages: '10 languages',
    Size: '0\u00a0bytes',
  })
})

test('an address is a link only where it leads to a page or a mailbox', () => {
  // oxlint-disable-next-line eslint/no-script-url -- what must not become a link
  show(
    <AppDetailsCard
      details={{ ...details, websiteUrl: 'javascript:alert(1)', supportUrl: 'a@b.example' }}
      aside={null}
    />,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['mailto:a@b.example'])
})

test('of a real app of Google Play it is said what the store does not publish', () => {
  signIn(tokensOf({ ...ada, market: 'live' }))
  fields({ store: 'GOOGLE_PLAY', devices: null, sizeBytes: null, languages: null, supportUrl: null })
  expect(screen.getByRole('note')).toHaveTextContent("Google Play doesn't publish devices, size, languages")
})
