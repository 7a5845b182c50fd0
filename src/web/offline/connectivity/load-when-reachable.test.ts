import { expect, test, vi } from 'vitest'
import { connectivity } from './connectivity.ts'
import { loadWhenReachable } from './load-when-reachable.ts'

test('a part whose files could not be fetched runs once the server answers again, and once only', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('part')
  const run = vi.fn<(part: string) => void>()
  loadWhenReachable(load, run)
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  connectivity.set('offline')
  expect(run).not.toHaveBeenCalled()
  connectivity.set('online')
  await vi.waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith('part'))
  connectivity.set('offline')
  connectivity.set('online')
  expect(load).toHaveBeenCalledTimes(2)
})
