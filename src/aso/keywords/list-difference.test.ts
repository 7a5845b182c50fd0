import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listDifference, passedBy } from './list-difference.ts'

test('who entered, left and moved since the earlier list', () => {
  expect(listDifference(['b', 'a', 'x', 'c'], ['a', 'b', 'c', 'y'])).toEqual({
    entered: [{ id: 'x', rank: 3 }],
    left: [{ id: 'y', rank: 4 }],
    moved: [
      { id: 'b', rank: 1, before: 2, change: 1 },
      { id: 'a', rank: 2, before: 1, change: -1 },
      { id: 'c', rank: 4, before: 3, change: -1 },
    ],
  })
})

test('a list that is the same, or that was or is empty', () => {
  expect(listDifference(['a', 'b'], ['a', 'b'])).toEqual({ entered: [], left: [], moved: [] })
  expect(listDifference(['a'], []).entered).toEqual([{ id: 'a', rank: 1 }])
  expect(listDifference([], ['a']).left).toEqual([{ id: 'a', rank: 1 }])
})

test('backwards, entered and left change places', () => {
  const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
  const property = fc.property(list, list, (now, before) => {
    const [there, back] = [listDifference(now, before), listDifference(before, now)]
    expect(there.entered).toEqual(back.left)
    expect(there.left).toEqual(back.entered)
    expect(there.moved.length).toBe(back.moved.length)
  })
  fc.assert(property)
})

test('who passed an app: those that rose past it and those that entered before it', () => {
  expect(passedBy('own', ['a', 'x', 'c', 'own', 'b'], ['a', 'b', 'own', 'c'])).toEqual(['x', 'c'])
  expect(passedBy('own', ['a', 'b'], ['own'])).toEqual([])
  expect(passedBy('own', ['a', 'own'], ['a'])).toEqual([])
})
