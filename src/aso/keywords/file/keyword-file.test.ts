import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FILE_BYTES_MAX } from './decode-text.ts'
import { readKeywordFile, withHeaderRow, type KeywordFile } from './keyword-file.ts'
import { readColumn } from './read-column.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, order: 'le' | 'be', mark = true) => {
  const units = Array.from(mark ? `\uFEFF${text}` : text, (_, at) => (mark ? `\uFEFF${text}` : text).charCodeAt(at))
  return Uint8Array.from(units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])))
}
const read = (text: string) => readKeywordFile(utf8(text), 'en-US')
const cellsOf = ({ rows }: KeywordFile, column: number) => rows.flatMap((cells) => cells[column] || [])
const keywordsOf = async (bytes: Uint8Array, locale = 'en-US') => {
  const file = await readKeywordFile(bytes, locale)
  return cellsOf(file, file.keywordColumn)
}
const lines = (...all: string[]) => all.join('\n')

describe('a file of keywords', () => {
  const list = 'schlafgeräusche\r\nRegen "leise"\r\n'

  test.each([
    ['UTF-8', utf8(list), 'utf-8'],
    ['UTF-8 with a byte order mark', utf8(`\uFEFF${list}`), 'utf-8'],
    ['UTF-16, little endian', utf16(list, 'le'), 'utf-16le'],
    ['UTF-16, big endian', utf16(list, 'be'), 'utf-16be'],
    ['UTF-16 without a byte order mark', utf16(list, 'le', false), 'utf-16le'],
    ['Windows-1252', Uint8Array.from(list, (letter) => letter.charCodeAt(0)), 'windows-1252'],
  ] as const)('in %s', async (_, bytes, encoding) => {
    expect((await readKeywordFile(bytes, 'en-US')).encoding).toBe(encoding)
    expect(await keywordsOf(bytes)).toEqual(['schlafgeräusche', 'Regen "leise"'])
  })

  test.each([
    ['ja-JP', 'shift_jis', '90 87 96 B0 0D 0A 83 41 83 76 83 8A 0D 0A 73 6C 65 65 70', ['睡眠', 'アプリ', 'sleep']],
    ['ko-KR', 'euc-kr', 'BC F6 B8 E9 0A B9 E9 BB F6 BC D2 C0 BD', ['수면', '백색소음']],
    ['zh-Hans-CN', 'gb18030', 'CB AF C3 DF 0A D2 F4 C0 D6', ['睡眠', '音乐']],
    ['zh-Hant-TW', 'big5', 'BA CE AF 76 0A AD B5 BC D6', ['睡眠', '音樂']],
    ['ru-RU', 'windows-1251', 'F1 EE ED 0A F8 F3 EC', ['сон', 'шум']],
    ['el-GR', 'windows-1253', 'FD F0 ED EF F2', ['ύπνος']],
    ['pl-PL', 'windows-1250', '62 69 61 B3 79 20 73 7A 75 6D 0A 9C 70 69 65 77', ['biały szum', 'śpiew']],
    ['tr-TR', 'windows-1254', '75 79 6B 75 20 6D FC 7A 69 F0 69', ['uyku müziği']],
    ['ja-JP', 'windows-1252', '63 61 66 E9 0A 73 6C 65 65 70', ['café', 'sleep']],
  ] as const)('for %s, saved as %s', async (locale, encoding, hex, keywords) => {
    const bytes = Uint8Array.from(hex.split(' '), (byte) => Number.parseInt(byte, 16))
    expect((await readKeywordFile(bytes, locale)).encoding).toBe(encoding)
    expect(await keywordsOf(bytes, locale)).toEqual(keywords)
  })

  test.each([
    [',', 'Keyword,Volume\nsleep,40\n"rain, ""soft""",20\n'],
    [';', 'Volume;Suchbegriff\r\n40;sleep\r\n20;"rain, ""soft"""\r\n'],
    ['\t', 'Country\tSearch Term\tVolume\nUS\tsleep\t40\nUS\train, "soft"\t20'],
    [';', 'sep=;\nVolume;Keyword\n40;sleep\n20;rain, "soft"'],
  ])('separated by %j, with the names of columns', async (delimiter, text) => {
    const file = await read(text)
    expect(file.delimiter).toBe(delimiter)
    expect(file.rows).toHaveLength(2)
    expect(file.columns[file.keywordColumn]?.examples).toEqual(['sleep', 'rain, "soft"'])
    expect(file.columns.map(({ name }) => name)).toContain('Volume')
  })

  test('whose columns have no or unknown names: the one with most different texts', async () => {
    const unnamed = await read(lines('US,12,sleep sounds', 'US,9,rain', 'US,9,white noise'))
    expect(unnamed).toMatchObject({ keywordColumn: 2, columns: [{ name: null }, { name: null }, { name: null }] })
    expect(unnamed.rows).toHaveLength(3)
    const unknown = await read(lines('Wert,Ort,Wort', '12,DE,schlaf', '9,DE,regen', '8,AT,meer'))
    expect(unknown).toMatchObject({ keywordColumn: 2, columns: [{ name: 'Wert' }, { name: 'Ort' }, { name: 'Wort' }] })
    expect(unknown.rows).toHaveLength(3)
  })

  test('below the lines with which an export begins', async () => {
    const file = await read(
      lines(
        'Search report',
        '"1 March 2026"',
        'Country,Keyword,Taps',
        'US,sleep,4',
        'US,rain,2',
        'US,fan,1',
        'US,sea,1',
      ),
    )
    expect(file.columns.map(({ name }) => name)).toEqual(['Country', 'Keyword', 'Taps'])
    expect(cellsOf(file, 1)).toEqual(['sleep', 'rain', 'fan', 'sea'])
  })

  test.each([
    ['a line each', 'sleep\n\nrain\nwhite noise'],
    ['all in one line', 'sleep,rain,white noise'],
    ['some on each line', 'sleep\nrain; white noise'],
  ])('that is a plain list, %s', async (_, text) => {
    const file = await read(text)
    expect(file.columns).toEqual([{ name: null, examples: ['sleep', 'rain', 'white noise'] }])
    expect(cellsOf(file, 0)).toEqual(['sleep', 'rain', 'white noise'])
  })

  test('in Japanese and Arabic, and with rows that lack cells', async () => {
    const file = await read(lines('キーワード,国', '睡眠,JP', '雨', 'صوت المطر,SA', ',', '夜,JP'))
    expect(cellsOf(file, file.keywordColumn)).toEqual(['睡眠', '雨', 'صوت المطر', '夜'])
  })

  test('with a quote that is never closed, or that stands in a word', async () => {
    expect(await keywordsOf(utf8('keyword,volume\n"sleep,4\nrain,2\n'))).toEqual(['"sleep', 'rain'])
    expect(await keywordsOf(utf8('keyword,volume\n5" screen,4\nrain,2\n'))).toEqual(['5" screen', 'rain'])
  })

  test('of 100,000 rows, some over two lines, is read whole while the page goes on', async () => {
    const text = Array.from({ length: 100_000 }, (_, at) =>
      at % 3000 === 0 ? `"word\n${at}",${at}` : `word ${at},${at}`,
    )
    let turns = 0
    const turn = setInterval(() => turns++)
    const file = await read(lines('keyword,volume', ...text))
    clearInterval(turn)
    expect(turns).toBeGreaterThan(20)
    expect(file.rows).toHaveLength(100_000)
    expect(file.rows[99_000]).toEqual(['word\n99000', '99000'])
    const column = await readColumn(file, 0, { locale: 'en-US', tracked: new Set() })
    expect(column?.counts).toEqual({ new: 500, over: 99_500, duplicate: 33, tracked: 0, invalid: 1 })
  }, 60_000)

  test('whose first row is, or is not, a keyword as the reader says', async () => {
    const list = await read(lines('sleep', 'rain', 'fan'))
    expect(list.headerRow).toBeNull()
    const named = withHeaderRow(list, 0)
    expect(named.columns[0]).toEqual({ name: 'sleep', examples: ['rain', 'fan'] })
    const table = await read(lines('Keyword,Volume', 'sleep,4', 'rain,2'))
    expect(table.headerRow).toBe(0)
    expect(cellsOf(withHeaderRow(table, null), 0)).toEqual(['Keyword', 'sleep', 'rain'])
  })

  test('KEY-022, KEY-024: a column is read as typed text is, and no longer than it is wanted', async () => {
    const rows = [['sleep, rain'], ['Sleep'], ['white noise'], ['---'], ['ｒａｉｎ']]
    const known = { locale: 'en-US', tracked: new Set(['white noise']) }
    const column = await readColumn({ rows }, 0, known)
    expect(column?.keywords).toEqual(['sleep', 'rain'])
    expect(column?.counts).toEqual({ new: 2, duplicate: 2, tracked: 1, over: 0, invalid: 1 })
    expect(await readColumn({ rows }, 0, known, AbortSignal.abort())).toBeNull()
  })

  test('keeps every row, whatever it holds', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ü', '"', ',', ';', '睡', ' ') }).map((text) => `x${text}x`)
    const property = fc.asyncProperty(fc.array(cell, { minLength: 2, maxLength: 20 }), async (cells) => {
      const quoted = cells.map((text, at) => `"${text.replaceAll('"', '""')}",${at}`)
      const file = await read(lines('keyword,volume', ...quoted))
      expect(file.rows.map(([first]) => first)).toEqual(cells)
    })
    await fc.assert(property)
  })
})

describe('a file that is no list', () => {
  test.each([
    ['EMPTY', utf8('')],
    ['EMPTY', utf8('\uFEFF \r\n')],
    ['HTML', utf8('\n<!DOCTYPE html><html><body>Sign in</body></html>')],
    ['HTML', utf8('<html lang="en">')],
    ['SPREADSHEET', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0])],
    ['SPREADSHEET', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['BINARY', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['BINARY', utf8('%PDF-1.7\n1 0 obj')],
    ['ENCODING', Uint8Array.from([0x90, 0x87, 0x96, 0xb0, 0x0a, 0x83, 0x41, 0x83, 0x76, 0x83, 0x8a])],
    ['ENCODING', Uint8Array.from([0xf1, 0xee, 0xed, 0x0a, 0xf8, 0xf3, 0xec])],
    ['TOO_LARGE', new Uint8Array(FILE_BYTES_MAX + 1)],
  ] as const)('is refused as %s', async (problem, bytes) => {
    await expect(readKeywordFile(bytes, 'en-US')).rejects.toMatchObject({ name: 'UnreadableFile', problem })
  })
})
