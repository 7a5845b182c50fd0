import { expect, test, vi } from 'vitest'
import { act, renderHook, waitFor } from '#tests/support/render.tsx'
import { useChunk } from './lazy-parts.tsx'

test('loads only when wanted; a failure stays here and is tried again', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('gone'))
  load.mockResolvedValueOnce('the code')
  const { result, rerender } = renderHook(({ wanted }) => useChunk(load, wanted), { initialProps: { wanted: false } })
  expect(result.current.state).toBe('loading')
  expect(load).not.toHaveBeenCalled()

  rerender({ wanted: true })
  await waitFor(() => expect(result.current.state).toBe('failed'))
  act(() => {
    if (result.current.state === 'failed') result.current.retry()
  })
  await waitFor(() => expect(result.current).toEqual({ state: 'ready', module: 'the code' }))
})
