import { describe, expect, test } from 'vitest'
import { filesOf, missingOf, type ListingText } from './folders.ts'
import { readFolders } from './read-folders.ts'

const apple: ListingText[] = [
  { locale: 'en-US', field: 'title', text: 'Moorlight' },
  { locale: 'en-US', field: 'keywords', text: 'rain,noise' },
  { locale: 'de-DE', field: 'description', text: 'Schlaf gut.\n\nJede Nacht 🌙' },
]
const play: ListingText[] = [
  { locale: 'es-419', field: 'title', text: 'Moorlight' },
  { locale: 'es-419', field: 'shortDescription', text: 'Sonidos' },
  { locale: 'es-419', field: 'description', text: 'Duerme bien.' },
  { locale: 'es-419', field: 'whatsNew', text: 'Más rápido' },
]
const file = (path: string, text: string | null = 'Moorlight') => ({ path, text })

describe('folders of fastlane', () => {
  test('deliver: a folder a language, a file a text', () => {
    expect(filesOf('APP_STORE', apple)).toEqual([
      { path: 'metadata/en-US/name.txt', text: 'Moorlight\n' },
      { path: 'metadata/en-US/keywords.txt', text: 'rain,noise\n' },
      { path: 'metadata/de-DE/description.txt', text: 'Schlaf gut.\n\nJede Nacht 🌙\n' },
    ])
  })

  test('supply: below android, with the release notes in changelogs', () => {
    expect(filesOf('GOOGLE_PLAY', play).map(({ path }) => path)).toEqual([
      'metadata/android/es-419/title.txt',
      'metadata/android/es-419/short_description.txt',
      'metadata/android/es-419/full_description.txt',
      'metadata/android/es-419/changelogs/default.txt',
    ])
  })

  test.each([
    ['APP_STORE', apple],
    ['GOOGLE_PLAY', play],
  ] as const)('%s: what was written is read back equal', (store, texts) => {
    expect(readFolders(store, filesOf(store, texts))).toEqual({ texts, leftOut: [] })
  })

  test('an empty text gets no file: fastlane would send nothing of it', () => {
    expect(filesOf('APP_STORE', [{ locale: 'en-US', field: 'subtitle', text: ' \n' }])).toEqual([])
  })

  test('Google Play refuses a language that lacks its title or a description; the App Store takes single texts', () => {
    expect(missingOf('GOOGLE_PLAY', play)).toEqual([])
    expect(missingOf('GOOGLE_PLAY', play.slice(0, 1))).toEqual([
      { locale: 'es-419', field: 'shortDescription' },
      { locale: 'es-419', field: 'description' },
    ])
    expect(missingOf('APP_STORE', apple)).toEqual([])
  })
})

describe('reading folders of fastlane', () => {
  test('they stand anywhere in the archive, and a folder’s case does not matter', () => {
    const { texts } = readFolders('APP_STORE', [
      file('shop/fastlane/metadata/EN-us/name.txt'),
      file('en-GB\\name.txt', 'Moorlight UK'),
    ])
    expect(texts).toEqual([
      { locale: 'en-US', field: 'title', text: 'Moorlight' },
      { locale: 'en-GB', field: 'title', text: 'Moorlight UK' },
    ])
  })

  test('line breaks become those of the store, and white space around a text goes', () => {
    const { texts } = readFolders('APP_STORE', [
      file('metadata/en-US/description.txt', ' One\r\n\r\nTwo\r\n'),
      file('metadata/en-US/name.txt', 'Moor\nlight\n'),
    ])
    expect(texts.map(({ text }) => text)).toEqual(['One\n\nTwo', 'Moor light'])
  })

  test('`default` stands for the languages that have no file of their own', () => {
    const { texts } = readFolders('APP_STORE', [
      file('metadata/default/name.txt', 'Everywhere'),
      file('metadata/en-US/name.txt', 'Here'),
      file('metadata/de-DE/subtitle.txt', 'Untertitel'),
    ])
    expect(texts).toEqual(
      expect.arrayContaining([
        { locale: 'en-US', field: 'title', text: 'Here' },
        { locale: 'de-DE', field: 'title', text: 'Everywhere' },
      ]),
    )
    expect(texts).toHaveLength(3)
  })

  test('of several version codes the highest counts', () => {
    const notes = (name: string) => file(`metadata/android/en-US/changelogs/${name}.txt`, name)
    const { texts } = readFolders('GOOGLE_PLAY', [notes('10'), notes('9'), notes('default')])
    expect(texts).toEqual([{ locale: 'en-US', field: 'whatsNew', text: '10' }])
  })

  test.each([
    ['../metadata/en-US/name.txt', 'outside'],
    ['/etc/metadata/en-US/name.txt', 'outside'],
    ['C:\\metadata\\en-US\\name.txt', 'outside'],
    ['metadata/android/en-US/title.txt', 'other-store'],
    ['metadata/xx-XX/name.txt', 'unknown-language'],
    ['metadata/en-US/support_url.txt', 'not-a-text-here'],
    ['metadata/copyright.txt', 'not-a-text-here'],
    ['metadata/review_information/demo_password.txt', 'not-a-text-here'],
  ])('%s is left out and named: %s', (path, why) => {
    expect(readFolders('APP_STORE', [file(path)])).toEqual({ texts: [], leftOut: [{ path, why }] })
  })

  test.each([
    [null, 'not-utf-8'],
    [' \r\n', 'empty'],
    ['x'.repeat(10_001), 'too-long'],
  ])('a file with other contents is left out and named', (text, why) => {
    const path = 'metadata/en-US/name.txt'
    expect(readFolders('APP_STORE', [{ path, text }])).toEqual({ texts: [], leftOut: [{ path, why }] })
  })

  test('what an operating system adds is not worth a word', () => {
    const junk = [file('__MACOSX/metadata/en-US/._name.txt'), file('metadata/.DS_Store')]
    expect(readFolders('APP_STORE', junk)).toEqual({ texts: [], leftOut: [] })
  })
})
