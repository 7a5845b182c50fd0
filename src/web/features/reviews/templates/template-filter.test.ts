import { expect, test } from 'vitest'
import { bugs, bugsId, fixed, loose, short, templatesAnswer, thanks } from './template-fixtures.ts'
import { filterTemplates, foldersInOrder } from './template-filter.ts'

const { templates } = templatesAnswer()

test('REV-012, REV-015: favourites come first, then names; folders the same', () => {
  expect(filterTemplates(templates, 'all', '')).toEqual([short, loose, fixed])
  expect(foldersInOrder([bugs, thanks])).toEqual([thanks, bugs])
})

test('folders of one name and a number go by the number', () => {
  const folder = (count: number) => ({ ...bugs, id: `f${count}`, name: `Folder ${count}` })
  const named = [folder(10), folder(2), folder(1)]
  expect(foldersInOrder(named).map(({ name }) => name)).toEqual(['Folder 1', 'Folder 2', 'Folder 10'])
})

test('REV-012: each scope has its own templates', () => {
  expect(filterTemplates(templates, { folderId: bugsId }, '')).toEqual([fixed])
  expect(filterTemplates(templates, 'none', '')).toEqual([loose])
  expect(filterTemplates(templates, 'favourites', '')).toEqual([short])
})

test('a search looks for every word, in name and text', () => {
  expect(filterTemplates(templates, 'all', ' VERSION telling ')).toEqual([fixed])
  expect(filterTemplates(templates, 'none', 'version')).toEqual([])
})
