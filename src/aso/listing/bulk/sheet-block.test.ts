import { expect, test } from 'vitest'
import { isBlock, readBlock } from './sheet-block.ts'

test.each([
  ['one cell', 'Night stories', [['Night stories']]],
  ['a column, as spreadsheets end it', 'one\r\ntwo\r\n', [['one'], ['two']]],
  ['a row with an empty cell', 'one\t\tthree', [['one', '', 'three']]],
  [
    'a block',
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a cell of several lines', '"New:\n- a ""loud"" alarm"\tb\nc', [['New:\n- a "loud" alarm', 'b'], ['c']]],
  ['a quotation mark that ends nowhere', '"Hush" and more\tb', [['"Hush" and more', 'b']]],
  ['one that is never closed', '"Hush\tb\nc', [['"Hush', 'b'], ['c']]],
  ['nothing', '', [['']]],
])('reads %s', (_, pasted, cells) => {
  expect(readBlock(pasted)).toEqual(cells)
})

test('reads a long block in time that grows with it', () => {
  const row = `"${'a "" b\n'.repeat(400)}"\t${'"'.repeat(200)}x\n`
  expect(readBlock(row.repeat(500))).toHaveLength(500)
})

test.each([
  ['Night stories', true, false],
  ['Night stories\n', true, false],
  ['one\ntwo', true, true],
  ['one\ntwo', false, false],
  ['one\ttwo', false, true],
])('%j in a text of one line (%s) is more than one cell: %s', (pasted, isLine, expected) => {
  expect(isBlock(pasted, isLine)).toBe(expected)
})
