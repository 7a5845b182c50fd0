import { act, renderHook } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { useSelectedRows } from './use-selected-rows.ts'

test('a row that is gone is no longer selected, so that nothing is done to it unseen; without a list to hold it against it stays', () => {
  const { result, rerender } = renderHook<ReturnType<typeof useSelectedRows>, ReadonlySet<string> | null>(
    useSelectedRows,
    {
      initialProps: new Set(['a', 'b', 'c']),
    },
  )
  act(() => result.current.add(['a', 'b']))
  expect(result.current.ids).toEqual(['a', 'b'])
  rerender(new Set(['b', 'c']))
  expect(result.current.ids).toEqual(['b'])
  expect(result.current.has('a')).toBe(false)
  act(() => result.current.toggleAll(['b', 'c']))
  expect(result.current.ids).toEqual(['b', 'c'])
  rerender(null)
  expect(result.current.ids).toEqual(['b', 'c'])
})
