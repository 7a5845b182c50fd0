import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PlayListingChange, PlayPublication } from './listings.ts'
import type { Fault } from '#tests/support/providers/faults.ts'
import {
  givesUpAt,
  PACKAGES,
  playClient,
  servedGooglePlay,
  type ServedGoogle,
} from '#tests/support/providers/google.ts'

let google: ServedGoogle
beforeAll(async () => {
  google = await servedGooglePlay()
})
beforeEach(() => {
  google.faults.reset()
  Object.assign(google.key, { lacks: [], limitedUntil: null })
})
afterAll(() => google.stop())

const [PACKAGE = ''] = PACKAGES
const textIn = async (language: string) =>
  (await playClient(google).readListings(PACKAGE)).listings.find((one) => one.language === language)
/** Without a look at what somebody saw before. */
const publishing = (changes: readonly PlayListingChange[], more: Partial<PlayPublication> = {}): PlayPublication => ({
  changes,
  isAsSeen: () => true,
  cancelsReview: true,
  ...more,
})
const draftsLeft = async () => (await google.console.records.list(google.key.owner, 'edit')).length

describe('texts of an app’s page in Google Play', () => {
  test('are read through a draft, which is deleted', async () => {
    const { defaultLanguage, listings } = await playClient(google).readListings(PACKAGE)
    expect(defaultLanguage).toBe('en-US')
    expect(listings.map(({ language }) => language)).toEqual(['en-US', 'en-GB', 'de-DE', 'sv-SE'])
    expect(listings[0]?.title).toContain('Moorlight')
    expect(listings.every((one) => one.shortDescription !== '' && one.fullDescription !== '')).toBe(true)
    expect(await draftsLeft()).toBe(0)
  })

  test('are published in parts; a language can be added', async () => {
    const before = await textIn('de-DE')
    const changes = [
      { language: 'de-DE', title: 'Moorlicht' },
      { language: 'nl-NL', title: 'Moorlight', shortDescription: 'Regen', fullDescription: 'Regengeluiden.' },
    ]
    expect(await playClient(google).publishListings(PACKAGE, publishing(changes))).toBe('sent')
    expect(await textIn('de-DE')).toEqual({ ...before, title: 'Moorlicht' })
    expect(await textIn('nl-NL')).toMatchObject({ title: 'Moorlight', video: '' })
    expect(await draftsLeft()).toBe(0)
  })

  test('that are too long are refused, and nothing is changed', async () => {
    const before = await textIn('en-US')
    const changes = [
      { language: 'en-US', shortDescription: 'Short.' },
      { language: 'en-GB', title: 'x'.repeat(31) },
    ]
    await expect(playClient(google).publishListings(PACKAGE, publishing(changes))).rejects.toMatchObject({
      name: 'PlayLanguageRefused',
      language: 'en-GB',
      detail: 'The title is longer than 30 characters.',
    })
    expect(await textIn('en-US')).toEqual(before)
    expect(await draftsLeft()).toBe(0)
  })

  test('are refused where somebody else publishes between the change and its commit', async () => {
    const other = playClient(google)
    const mine = playClient(
      google,
      {},
      {
        send: async (request) => {
          if (request.url.includes(':commit'))
            await other.publishListings(PACKAGE, publishing([{ language: 'sv-SE', title: 'Theirs' }]))
          return fetch(request)
        },
      },
    )
    const published = mine.publishListings(PACKAGE, publishing([{ language: 'sv-SE', title: 'Mine' }]))
    await expect(published).rejects.toMatchObject({ kind: 'unavailable', status: 409 })
    expect((await textIn('sv-SE'))?.title).toBe('Theirs')
    expect(await draftsLeft()).toBe(0)
  })

  test('as a whole lack something: Google says what before anything is public', async () => {
    const change = [{ language: 'fr-FR', title: 'Moorlight' }]
    await expect(playClient(google).publishListings(PACKAGE, publishing(change))).rejects.toMatchObject({
      kind: 'refused',
      detail: 'The listing in fr-FR needs a short and a full description.',
    })
    expect(await textIn('fr-FR')).toBeUndefined()
  })

  test('are not sent while other changes are in review, unless those may be taken back', async () => {
    const publish = (title: string, cancelsReview: boolean) =>
      playClient(google).publishListings(PACKAGE, publishing([{ language: 'en-GB', title }], { cancelsReview }))
    expect(await publish('First', true)).toBe('sent')
    expect(await publish('Second', false)).toBe('in-review')
    expect((await textIn('en-GB'))?.title).toBe('First')
    expect(await publish('Third', true)).toBe('sent')
    expect((await textIn('en-GB'))?.title).toBe('Third')
    expect(await draftsLeft()).toBe(0)
  })

  test('that Google reviews only when they are sent in its console are committed so', async () => {
    const message =
      'Changes cannot be sent for review automatically. Please set the query parameter changesNotSentForReview to true. ' +
      'Once committed, the changes in this edit can be sent for review from the Google Play Console UI.'
    google.faults.on(':commit', { status: 400, body: { error: { code: 400, message, status: 'INVALID_ARGUMENT' } } })
    const change = [{ language: 'en-GB', title: 'Kept' }]
    expect(await playClient(google).publishListings(PACKAGE, publishing(change))).toBe('kept')
    expect(google.faults.calls.at(-1)).toContain('changesNotSentForReview=true')
    expect((await textIn('en-GB'))?.title).toBe('Kept')
  })

  test('that are others than somebody saw are left as they are; what is there already is not sent again', async () => {
    const title = (await textIn('en-US'))!.title
    const changed = publishing([{ language: 'en-US', title: 'Mine' }], { isAsSeen: () => false })
    expect(await playClient(google).publishListings(PACKAGE, changed)).toBe('changed')
    expect(await playClient(google).publishListings(PACKAGE, publishing([{ language: 'en-US', title }]))).toBe('sent')
    expect(google.faults.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
    expect(await draftsLeft()).toBe(0)
  })

  test('without the right to publish are refused at the end', async () => {
    google.key.lacks = ['publish-listing']
    const change = [{ language: 'en-US', title: 'No' }]
    await expect(playClient(google).publishListings(PACKAGE, publishing(change))).rejects.toMatchObject({
      kind: 'permission',
    })
    expect(await draftsLeft()).toBe(0)
  })

  test.each([
    ['/listings/', 'unavailable'],
    [':commit', 'unknown-outcome'],
  ])('that are given up at %s: %s', async (path, kind) => {
    const { send, signal } = givesUpAt(path)
    google.faults.on(path, 'hangs')
    const change = [{ language: 'en-US', shortDescription: 'Rain.' }]
    await expect(
      playClient(google, {}, { send }).publishListings(PACKAGE, publishing(change), signal),
    ).rejects.toMatchObject({
      kind,
    })
    expect(await draftsLeft()).toBe(kind === 'unavailable' ? 0 : 1)
  })

  test.each<[string, Fault, string]>([
    ['POST /androidpublisher', { status: 500 }, 'unavailable'],
    ['PUT ', { status: 500 }, 'unavailable'],
    [':commit', { status: 500, after: true }, 'unknown-outcome'],
    [':commit', { status: 429, headers: { 'retry-after': '5' } }, 'rate-limited'],
  ])('%s with %j: %s', async (path, fault, kind) => {
    google.faults.on(path, fault)
    const change = [{ language: 'en-US', shortDescription: `Rain, ${kind}.` }]
    await expect(playClient(google).publishListings(PACKAGE, publishing(change))).rejects.toMatchObject({ kind })
  })
})
