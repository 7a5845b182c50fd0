import { expect, test } from 'vitest'
import { Store } from '#contract/store.ts'
import { chartCategories } from './chart-categories.ts'

test.each(Store.options)('no two categories of %s have one name: apps and games may be of the same kind', (store) => {
  const names = chartCategories[store].map(({ displayName }) => displayName)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
