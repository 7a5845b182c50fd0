import { expect, test } from 'vitest'
import * as v from 'valibot'
import { OrderSearch } from '#web/features/account/plans/order-search.ts'
import { SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { searchTexts } from './router.ts'

const { parseSearch, stringifySearch } = searchTexts

test('what is in an address is read as it was written, also where it looks like a number', () => {
  const search = { competitor: '284882215', code: '12e4', q: 'true', note: 'a b&c=ü' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
  expect(v.parse(SelectedSearch, parseSearch('?competitor=284882215'))).toEqual({ competitor: '284882215' })
})

test('what is not given is left out', () => {
  expect(stringifySearch({ a: undefined })).toBe('')
  expect(stringifySearch({ a: undefined, b: 7 })).toBe('?b=7')
  expect(parseSearch('')).toEqual({})
})

test('SUB-011: the quantities of an order are numbers again', () => {
  expect(v.parse(OrderSearch, parseSearch('?apps=7&users=x'))).toEqual({ apps: 7, users: undefined })
  expect(v.parse(OrderSearch, { apps: 7 })).toEqual({ apps: 7 })
})
