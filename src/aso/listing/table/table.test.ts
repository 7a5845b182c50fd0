import { expect, test } from 'vitest'
import type { ListingText } from '../fastlane/folders.ts'
import { UnreadableFile } from '../../keywords/file/decode-text.ts'
import { fieldNamed, guessRoles, missingRole, type ColumnRole } from './columns.ts'
import { jsonOf, readJson } from './listing-json.ts'
import { readTable } from './read-table.ts'
import { languageNamed, readTexts } from './read-texts.ts'
import { tableOf } from './write-table.ts'

const unitsOf = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** As a page reads a file whose first row names the columns. */
async function read(bytes: Uint8Array, locale = 'en-US', given?: ColumnRole[]) {
  const rows = await readTable(bytes, locale)
  return readTexts('APP_STORE', rows.slice(1), given ?? guessRoles('APP_STORE', rows[0] ?? []), 2)
}

const texts: ListingText[] = [
  { locale: 'en-US', field: 'title', text: 'Moorlight; "hush", night' },
  { locale: 'en-US', field: 'description', text: "- Stories\n- Noise\n=1+1\n\n'=as it is, +1 (a)" },
  { locale: 'de-DE', field: 'title', text: '=Moorlicht' },
  { locale: 'de-DE', field: 'keywords', text: '+nacht,schlaf' },
  { locale: 'ar-SA', field: 'subtitle', text: 'قصص قبل النوم' },
  { locale: 'ja', field: 'description', text: '眠りの物語\t🌙👨‍👩‍👧' },
]

test.each(['en', 'de'])(
  'a table that is written (%s) reads back as it was, without the guard of formulas',
  async (reader) => {
    const file = tableOf('APP_STORE', texts, reader)
    expect(file).toContain("'=Moorlicht")
    const back = await read(bytesOf(file))
    expect(back.problems).toEqual([])
    expect(back.texts).toEqual(texts)
  },
)

test('JSON reads back as it was', () => {
  expect(readJson('APP_STORE', jsonOf('APP_STORE', texts))).toEqual({ texts, leftOut: [] })
})

test.each([
  ['{', 'not-json'],
  ['<!doctype html>', 'not-json'],
  ['{"a":1}', 'not-a-listing'],
  ['null', 'not-a-listing'],
  [jsonOf('GOOGLE_PLAY', []), 'other-store'],
])('%s is no file of this app: %s', (file, fault) => {
  expect(readJson('APP_STORE', file)).toBe(fault)
})

test('what a JSON file has beside the texts of the store is named', () => {
  const languages = { 'de-DE': { title: 'Moor', icon: 'x', subtitle: 7 }, 'xx-XX': { title: 'x' } }
  expect(
    readJson('APP_STORE', JSON.stringify({ format: 'storeglass-listing', store: 'APP_STORE', languages })),
  ).toEqual({
    texts: [{ locale: 'de-DE', field: 'title', text: 'Moor' }],
    leftOut: ['de-DE, icon', 'de-DE, subtitle', 'xx-XX, title'],
  })
})

test('a row for each text says which it is', async () => {
  const file = 'Locale;Key;Value\nde_de;App name;Moor\nJA;Release notes;新しい\nde-DE;icon;x\nfr;title;Lune\n'
  const { texts: found, problems } = await read(bytesOf(`\uFEFF${file}`))
  expect(found).toEqual([
    { locale: 'de-DE', field: 'title', text: 'Moor' },
    { locale: 'ja', field: 'whatsNew', text: '新しい' },
  ])
  expect(problems).toEqual([
    { row: 4, why: 'unknown-text', found: 'icon' },
    { row: 5, why: 'unknown-language', found: 'fr' },
  ])
})

test('problems are told by the number that a spreadsheet gives the row, also below empty rows and texts of several lines', async () => {
  const file =
    'language,title,description\nen-US,One,"a\nb"\n\n,Two,\nxx,Three,\nen-US,Again,\nja,Long,"' +
    'x'.repeat(10_001) +
    '"\n'
  const { texts: found, problems } = await read(bytesOf(file))
  expect(found.map(({ text }) => text)).toEqual(['One', 'a\nb', 'Long'])
  expect(problems.map(({ row, why }) => [row, why])).toEqual([
    [4, 'no-language'],
    [5, 'unknown-language'],
    [6, 'twice'],
    [7, 'too-long'],
  ])
})

test('letters of an encoding that spreadsheets of the country write are read', async () => {
  const latin = Uint8Array.from(unitsOf('language;title\nde-DE;Träume für dich\n'))
  expect((await read(latin, 'de-DE')).texts).toEqual([{ locale: 'de-DE', field: 'title', text: 'Träume für dich' }])
  const wide = new Uint8Array(new Uint16Array(unitsOf('\uFEFFlanguage\ttitle\nja\t夜\n')).buffer)
  expect((await read(wide)).texts).toEqual([{ locale: 'ja', field: 'title', text: '夜' }])
})

test.each([
  ['a web page', '<!doctype html><html></html>', 'HTML'],
  ['nothing', '\n', 'EMPTY'],
])('%s is no table', async (_, file, problem) => {
  await expect(readTable(bytesOf(file), 'en-US')).rejects.toEqual(new UnreadableFile(problem as 'HTML'))
})

test('5,000 rows are read, each with its problem', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `${index % 2 === 0 ? 'en-US' : 'xx'},Name ${index}`)
  const { texts: found, problems } = await read(bytesOf(`language,title\n${rows.join('\n')}`))
  expect(found).toHaveLength(1)
  expect(problems).toHaveLength(4999)
})

test('columns are known by what tables call them, each once, and only what the store has', () => {
  expect(guessRoles('APP_STORE', ['Sprache', 'Titel', 'Name', 'Short description', "What's New", ''])).toEqual([
    'language',
    'title',
    'none',
    'none',
    'whatsNew',
    'none',
  ])
  expect(fieldNamed('GOOGLE_PLAY', 'full_description')).toBe('description')
  expect(fieldNamed('GOOGLE_PLAY', 'Keywords')).toBeNull()
})

test.each<[ColumnRole[], ReturnType<typeof missingRole>]>([
  [['title'], 'language'],
  [['language', 'none'], 'text'],
  [['language', 'text'], 'field'],
  [['language', 'field'], 'text'],
  [['language', 'field', 'text'], null],
  [['language', 'title'], null],
])('%j misses %s', (roles, missing) => {
  expect(missingRole(roles)).toBe(missing)
})

test.each([
  ['DE_de', 'de-DE'],
  ['zh-hans', 'zh-Hans'],
  ['de', 'de-DE'],
  ['en', null],
  ['', null],
])('%j names the language %s', (cell, language) => {
  expect(languageNamed('APP_STORE', cell)).toBe(language)
})
