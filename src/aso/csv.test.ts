import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvOf, textCell, textOfCell } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\uFF1D1+1', "'\uFF1D1+1"],
  ['\uFF0B1', "'\uFF0B1"],
  ['\uFF0D1', "'\uFF0D1"],
  ['\uFF20SUM(1)', "'\uFF20SUM(1)"],
  ['\t=1+1', "'\t'=1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a\n-1+HYPERLINK("https://example.com")', 'a\n\'-1+HYPERLINK("https://example.com")'],
  ["a;+cmd|' /C calc'!A0", "a;'+cmd|' /C calc'!A0"],
  ['- crashes\n- slow', "'- crashes\n- slow"],
  ['+ quick; - no widget', "'+ quick; - no widget"],
  ['good:\n+1 for the map\n-1 for the ads', 'good:\n+1 for the map\n-1 for the ads'],
  ['a = b; c', 'a = b; c'],
  ['well-being', 'well-being'],
  ['', ''],
])('%j is written as %j, and computed nowhere', (text, cell) => {
  expect(textCell(text)).toBe(cell)
})

test('what is read back is the text as it was, also where it had an apostrophe of its own', () => {
  const parts = ["'", '=', '+', '-', '@', ';', '\t', '\n', '(', 'a']
  const texts = parts.flatMap((a) => parts.flatMap((b) => parts.flatMap((c) => parts.map((d) => `${a}${b}${c}${d}`))))
  expect(texts.filter((text) => textOfCell(textCell(text)) !== text)).toEqual([])
})

test('a cell that some spreadsheet would split is quoted, and reads back as it was', () => {
  const cells = ['a;b', 'a\tb', 'a,b', 'say "hush"', 'two\r\nlines', 'plain']
  const csv = csvOf([cells], 'en')
  expect(csv).toBe('\uFEFF"a;b","a\tb","a,b","say ""hush""","two\r\nlines",plain\r\n')
  expect(parse(csv, { bom: true })).toEqual([cells])
})

test('a German spreadsheet parts cells by semicolons', () => {
  const cells = ['a;b', 'a,b', '', 'plain']
  const csv = csvOf([cells, cells], 'de')
  expect(csv).toBe('\uFEFF"a;b";"a,b";;plain\r\n"a;b";"a,b";;plain\r\n')
  expect(parse(csv, { bom: true, delimiter: ';' })).toEqual([cells, cells])
})
