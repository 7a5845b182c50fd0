import { renderHook } from '#tests/support/render.tsx'
import { beforeEach, expect, test, vi } from 'vitest'
import { reviewOf } from './fixtures.ts'
import { useSteps } from './use-steps.ts'

const reviews = ['a', 'b', 'c', 'd'].map((id) => reviewOf({ id }))
const [a, b, c, d] = reviews as [(typeof reviews)[0], (typeof reviews)[0], (typeof reviews)[0], (typeof reviews)[0]]
const opened = vi.fn<(id: string) => void>()
beforeEach(() => opened.mockReset())

const steps = (shown = reviews, open: typeof a | null = b, look = 'to-answer') =>
  renderHook(
    (of: { shown: typeof reviews; open: typeof a | null; look: string }) =>
      useSteps(of.shown, of.open, of.look, opened),
    { initialProps: { shown, open, look } },
  )

test('lead to the review before and after the open one', () => {
  const { result } = steps()
  result.current.previous?.()
  result.current.next?.()
  expect(opened.mock.calls).toEqual([['a'], ['c']])
})

test('go on from the place of a review that was answered and left the list', () => {
  const { result, rerender } = steps(reviews, c)
  rerender({ shown: [a, b, d], open: c, look: 'to-answer' })
  expect(result.current.at).toBe(2)
  result.current.previous?.()
  result.current.next?.()
  expect(opened.mock.calls).toEqual([['b'], ['d']])
})

test('lead back from the last one that left', () => {
  const { result, rerender } = steps(reviews, d)
  rerender({ shown: [a, b, c], open: d, look: 'to-answer' })
  expect(result.current.next).toBeNull()
  result.current.previous?.()
  expect(opened).toHaveBeenCalledWith('c')
})

test('from one that this list never had, lead to its first', () => {
  const { result, rerender } = steps(reviews, c)
  rerender({ shown: [a, b], open: c, look: 'drafts' })
  expect(result.current.previous).toBeNull()
  result.current.next?.()
  expect(opened).toHaveBeenCalledWith('a')
})
