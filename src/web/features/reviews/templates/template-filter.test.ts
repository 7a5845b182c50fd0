import { expect, test } from 'vitest'
import { bugs, bugsId, fixed, loose, short, templatesAnswer, thanks } from './template-fixtures.ts'
import { chosen, foldersInOrder } from './template-filter.ts'

const { templates } = templatesAnswer()

test('REV-012, REV-015: favourites come first, then names; folders the same', () => {
  expect(chosen(templates, 'all', '')).toEqual([short, loose, fixed])
  expect(foldersInOrder([bugs, thanks])).toEqual([thanks, bugs])
})

test('folders of one name and a number go by the number', () => {
  const folder = (count: number) => ({ ...bugs, id: `f${count}`, name: `Folder ${count}` })
  const named = [folder(10), folder(2), folder(1)]
  expect(foldersInOrder(named).map(({ name }) => name)).toEqual(['Folder 1', 'Folder 2', 'Folder 10'])
})

test('REV-012: a place holds its own', () => {
  expect(chosen(templates, { folderId: bugsId }, '')).toEqual([fixed])
  expect(chosen(templates, 'none', '')).toEqual([loose])
  expect(chosen(templates, 'favourites', '')).toEqual([short])
})

test('a search looks for every word, in name and text', () => {
  expect(chosen(templates, 'all', ' VERSION telling ')).toEqual([fixed])
  expect(chosen(templates, 'none', 'version')).toEqual([])
})
