import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
    const changed = await playClient(google).publishListings(PACKAGE, [
      { language: 'de-DE', title: 'Moorlicht' },
      { language: 'nl-NL', title: 'Moorlight', shortDescription: 'Regen', fullDescription: 'Regengeluiden.' },
    ])
    expect(changed[0]).toEqual({ ...before, title: 'Moorlicht' })
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
    await expect(playClient(google).publishListings(PACKAGE, changes)).rejects.toMatchObject({
      kind: 'refused',
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
          if (request.url.endsWith(':commit'))
            await other.publishListings(PACKAGE, [{ language: 'sv-SE', title: 'Theirs' }])
          return fetch(request)
        },
      },
    )
    const published = mine.publishListings(PACKAGE, [{ language: 'sv-SE', title: 'Mine' }])
    await expect(published).rejects.toMatchObject({ kind: 'refused', status: 409 })
    expect((await textIn('sv-SE'))?.title).toBe('Theirs')
    expect(await draftsLeft()).toBe(0)
  })

  test('without the right to publish are refused at the end', async () => {
    google.key.lacks = ['publish-listing']
    const change = [{ language: 'en-US', title: 'No' }]
    await expect(playClient(google).publishListings(PACKAGE, change)).rejects.toMatchObject({ kind: 'permission' })
    expect(await draftsLeft()).toBe(0)
  })

  test.each([
    ['/listings/', 'unavailable'],
    [':commit', 'unknown-outcome'],
  ])('that are given up at %s: %s', async (path, kind) => {
    const { send, signal } = givesUpAt(path)
    google.faults.on(path, 'hangs')
    const change = [{ language: 'en-US', shortDescription: 'Rain.' }]
    await expect(playClient(google, {}, { send }).publishListings(PACKAGE, change, signal)).rejects.toMatchObject({
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
    const change = [{ language: 'en-US', shortDescription: 'Rain.' }]
    await expect(playClient(google).publishListings(PACKAGE, change)).rejects.toMatchObject({ kind })
  })
})
