import { beforeEach, describe, expect, test, vi } from 'vitest'
import { act, renderHook } from '#tests/support/render.tsx'
import { reviewOf } from './inbox-fixtures.ts'
import { useSelectedReview, usePreviousNext } from './selected-review.ts'

describe('the open review', () => {
  const all = new Map(['new', 'first', 'second'].map((id) => [id, id]))
  type Shown = Parameters<typeof useSelectedReview>[1]
  const shown: Shown = { wanted: null, first: 'first', listState: 'to-answer', isReading: false }
  const open = (initialProps: Shown) => renderHook((one: Shown) => useSelectedReview(all, one), { initialProps })

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

  test('a review that arrives while the user writes does not replace the open one', () => {
    const { result, rerender } = open(shown)
    rerender({ ...shown, first: 'new' })
    expect(result.current.open).toBe('first')
  })

  test('another view, order or filter opens its own first one', () => {
    const { result, rerender } = open(shown)
    rerender({ ...shown, listState: 'all', first: 'new' })
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
    act(() => result.current.pin())
    rerender({ ...shown, isReading: true, first: 'second' })
    expect(result.current.open).toBe('first')
    rerender({ ...shown, first: 'second' })
    expect(result.current.open).toBe('first')
  })
})

describe('previous and next', () => {
  const reviews = ['a', 'b', 'c', 'd'].map((id) => reviewOf({ id }))
  const [a, b, c, d] = reviews as [(typeof reviews)[0], (typeof reviews)[0], (typeof reviews)[0], (typeof reviews)[0]]
  const opened = vi.fn<(id: string) => void>()
  beforeEach(() => opened.mockReset())

  const steps = (shown = reviews, open: typeof a | null = b, listState = 'to-answer') =>
    renderHook(
      (of: { shown: typeof reviews; open: typeof a | null; listState: string }) =>
        usePreviousNext(of.shown, of.open, of.listState, opened),
      { initialProps: { shown, open, listState } },
    )

  test('lead to the review before and after the open one', () => {
    const { result } = steps()
    result.current.previous?.()
    result.current.next?.()
    expect(opened.mock.calls).toEqual([['a'], ['c']])
  })

  test('go on from the position of a review that was answered and left the list', () => {
    const { result, rerender } = steps(reviews, c)
    rerender({ shown: [a, b, d], open: c, listState: 'to-answer' })
    expect(result.current.at).toBe(2)
    result.current.previous?.()
    result.current.next?.()
    expect(opened.mock.calls).toEqual([['b'], ['d']])
  })

  test('lead back from the last one that left', () => {
    const { result, rerender } = steps(reviews, d)
    rerender({ shown: [a, b, c], open: d, listState: 'to-answer' })
    expect(result.current.next).toBeNull()
    result.current.previous?.()
    expect(opened).toHaveBeenCalledWith('c')
  })

  test('from one that this list never had, lead to its first', () => {
    const { result, rerender } = steps(reviews, c)
    rerender({ shown: [a, b], open: c, listState: 'drafts' })
    expect(result.current.previous).toBeNull()
    result.current.next?.()
    expect(opened).toHaveBeenCalledWith('a')
  })
})
