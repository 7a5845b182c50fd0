import { act, renderHook } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { useOpen } from './use-open.ts'

const all = new Map(['new', 'first', 'second'].map((id) => [id, id]))
type Shown = Parameters<typeof useOpen>[1]
const shown: Shown = { wanted: null, first: 'first', look: 'to-answer', isReading: false }
const open = (initialProps: Shown) => renderHook((one: Shown) => useOpen(all, one), { initialProps })

test('the first of the list is open until another is chosen', () => {
  const { result, rerender } = open(shown)
  expect(result.current.open).toBe('first')
  rerender({ ...shown, wanted: 'second' })
  expect(result.current.open).toBe('second')
})

test('one that was answered leaves the list and stays open, with what becomes of its reply', () => {
  const { result, rerender } = open(shown)
  rerender({ ...shown, first: 'second' })
  expect(result.current.open).toBe('first')
  rerender({ ...shown, first: null })
  expect(result.current.open).toBe('first')
})

test('a review that comes while somebody writes does not take the place of theirs', () => {
  const { result, rerender } = open(shown)
  rerender({ ...shown, first: 'new' })
  expect(result.current.open).toBe('first')
})

test('another view, order or filter opens its own first one', () => {
  const { result, rerender } = open(shown)
  rerender({ ...shown, look: 'all', first: 'new' })
  expect(result.current.open).toBe('new')
})

test('while the list is being read its first one may change', () => {
  const { result, rerender } = open({ ...shown, isReading: true })
  expect(result.current.open).toBe('first')
  rerender({ ...shown, first: 'second' })
  expect(result.current.open).toBe('second')
})

test('a review that the user has begun to answer stays open while the list is being read', () => {
  const { result, rerender } = open({ ...shown, isReading: true })
  act(() => result.current.keep())
  rerender({ ...shown, isReading: true, first: 'second' })
  expect(result.current.open).toBe('first')
  rerender({ ...shown, first: 'second' })
  expect(result.current.open).toBe('first')
})
