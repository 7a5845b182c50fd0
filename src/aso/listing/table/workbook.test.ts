import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import { expect, test } from 'vitest'
import type { ListingText } from '../fastlane/folders.ts'
import { UnreadableFile } from '../../keywords/file/decode-text.ts'
import { guessRoles } from './columns.ts'
import { readTable } from './read-table.ts'
import { readTexts } from './read-texts.ts'
import { workbookOf } from './write-workbook.ts'

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

async function zipOf(files: Record<string, string>): Promise<Uint8Array> {
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false })
  for (const [path, text] of Object.entries(files)) await writer.add(path, new TextReader(text))
  return bytesOf(await writer.close())
}

/** A workbook as spreadsheets write it: the first sheet is not the first file, and texts stand in a list of their own. */
const workbook = (rows: string, parts: Record<string, string> = {}) =>
  zipOf({
    'xl/workbook.xml':
      '<x:workbook xmlns:x="m" xmlns:r="o"><x:sheets><x:sheet name="Texte" r:id="rId7"/><x:sheet name="Other" r:id="rId1"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    ...parts,
  })

const texts: ListingText[] = [
  { locale: 'en-US', field: 'title', text: '_x000D_ <Moor> & "hush"' },
  { locale: 'en-US', field: 'description', text: "- Stories\n- Noise\n=1+1\n\n'=as it is, +1 (a)" },
  { locale: 'de-DE', field: 'title', text: '=Moorlicht' },
  { locale: 'de-DE', field: 'keywords', text: '007' },
  { locale: 'ar-SA', field: 'subtitle', text: 'قصص قبل النوم' },
  { locale: 'ja', field: 'description', text: '眠りの物語\t🌙👨‍👩‍👧' },
]

test('MENU-078: a workbook that is written reads back as it was, without the guard of formulas', async () => {
  const rows = await readTable(await bytesOf(await workbookOf('APP_STORE', texts)), 'en-US')
  const back = await readTexts('APP_STORE', rows.slice(1), guessRoles('APP_STORE', rows[0] ?? []), 2)
  expect(back).toEqual({ texts, problems: [] })
})

test('the first sheet is read: shared texts with runs, formulas by what they came to, empty cells, numbers, dates, errors', async () => {
  const rows = await readTable(
    await workbook(
      `<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="str"><f>"a"&amp;"b"</f><v>ab</v></c></row>
      <row r="4"><c r="A4"><v>3.0000000000000001E-2</v></c><c r="B4" s="1"><v>46356</v></c><c r="C4" s="2"><v>46356.5</v></c>
      <c r="D4" t="e"><v>#REF!</v></c><c r="E4" t="b"><v>1</v></c><c r="AA4"><v>7</v></c></row>
      <row r="1048576"><c r="A1048576" s="1"/></row>`,
      {
        'xl/sharedStrings.xml':
          '<sst><si><r><t>Moor</t></r><r><t xml:space="preserve"> &amp; Licht</t></r><rPh><t>moa</t></rPh></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[Red]dd.mm.yy&quot; h&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>',
      },
    ),
    'en-US',
  )
  expect(rows).toEqual([
    [],
    ['', 'Moor & Licht', '', 'ab'],
    [],
    ['0.03', '2026-11-30', '2026-11-30 12:00', '', 'TRUE', ...Array.from({ length: 21 }, () => ''), '7'],
  ])
})

test('5,000 rows are read', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => `<row><c t="inlineStr"><is><t>Name ${at}</t></is></c></row>`)
  const read = await readTable(await workbook(rows.join('')), 'en-US')
  expect([read.length, read.at(-1)]).toEqual([5000, ['Name 4999']])
})

test.each<[string, () => Promise<Uint8Array> | Uint8Array, UnreadableFile['problem']]>([
  ['a web page that is named as a workbook', () => new TextEncoder().encode('<!doctype html><html></html>'), 'HTML'],
  ['an archive of something else', () => zipOf({ 'a.txt': 'a' }), 'BINARY'],
  ['a damaged archive', () => Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14]), 'BINARY'],
  ['a workbook of old', () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'SPREADSHEET'],
  ['an empty sheet', () => workbook(''), 'EMPTY'],
  ['a bomb', () => workbook('', { 'xl/sharedStrings.xml': ' '.repeat(41 * 1024 * 1024) }), 'TOO_LARGE'],
  ['a row far below all tables', () => workbook('<row r="1048576"><c r="A1"><v>1</v></c></row>'), 'TOO_LARGE'],
])('%s is no table', async (_, file, problem) => {
  await expect(readTable(await file(), 'en-US')).rejects.toEqual(new UnreadableFile(problem))
})
