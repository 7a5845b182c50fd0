import { expect, test } from 'vitest'
import { matchOptions, moveActive } from './option-keys.ts'

const options = ['Germany', 'United Kingdom', 'United States', 'Côte d’Ivoire', 'Türkiye'].map((text) => ({
  id: text,
  text,
}))
const texts = (query: string) => matchOptions(options, query).map((option) => option.text)

test('words may be typed by their beginnings, in any case and without accents', () => {
  expect(texts('germ')).toEqual(['Germany'])
  expect(texts('uni king')).toEqual(['United Kingdom'])
  expect(texts('cote')).toEqual(['Côte d’Ivoire'])
  expect(texts('turk')).toEqual(['Türkiye'])
})

test('what begins with the query comes first', () => {
  expect(texts('k')[0]).toBe('United Kingdom')
  expect(matchOptions([{ id: '1', text: 'New Guinea' }, ...options, { id: '2', text: 'Guinea' }], 'gui')[0]?.text).toBe(
    'Guinea',
  )
})

test('what is always offered stays at the end, whatever is searched for', () => {
  const more = { id: 'more', text: 'Track another country', always: true }
  expect(matchOptions([...options, more], 'zzz')).toEqual([more])
  expect(matchOptions([...options, more], 'germ').at(-1)).toBe(more)
})

test('arrows wrap around, also from nothing', () => {
  expect(moveActive(options, null, 'ArrowDown')).toBe('Germany')
  expect(moveActive(options, null, 'ArrowUp')).toBe('Türkiye')
  expect(moveActive(options, 'Türkiye', 'ArrowDown')).toBe('Germany')
  expect(moveActive(options, 'Germany', 'ArrowUp')).toBe('Türkiye')
  expect(moveActive(options, 'Germany', 'a')).toBeUndefined()
  expect(moveActive([], null, 'ArrowDown')).toBeUndefined()
})
