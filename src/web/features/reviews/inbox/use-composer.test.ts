import { act, renderHook } from '#tests/support/render.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasUnsaved } from '#web/offline/updates/app-update.ts'
import type { DraftsInUse } from './reply-drafts.ts'
import { useComposer } from './use-composer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const keep = vi.fn<DraftsInUse['keep']>()
const drafts: DraftsInUse = { all: {}, ids: new Set(), isRead: true, isWritten: true, keep }
const texts = () => keep.mock.calls.map(([, draft]) => draft?.text)

test('whoever types without a pause has nearly all of it on the device', () => {
  const { result } = renderHook(() => useComposer('bug', drafts, ''))
  for (const text of ['a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef']) {
    act(() => result.current.write(text))
    act(() => void vi.advanceTimersByTime(100))
  }
  expect(texts()).toEqual(['abc', 'abcdef'])
})

test('the draft is stored when the review is left', () => {
  const { result, unmount } = renderHook(() => useComposer('bug', drafts, ''))
  keep.mockReset()
  act(() => result.current.write('so'))
  unmount()
  expect(texts()).toEqual(['so'])
})

test('it counts as saved only when the device has it, not when it shows', () => {
  const { result, rerender } = renderHook((props: DraftsInUse) => useComposer('bug', props, ''), {
    initialProps: drafts,
  })
  act(() => result.current.write('We are sorry'))
  act(() => void vi.advanceTimersByTime(300))
  const draft = keep.mock.lastCall?.[1]
  if (!draft) throw new Error('No draft is stored')
  rerender({ ...drafts, all: { bug: draft }, isWritten: false })
  expect(result.current.savedAt).toBeNull()
  expect(hasUnsaved()).toBe(true)
  rerender({ ...drafts, all: { bug: draft } })
  expect(result.current.savedAt).toBe(draft.at)
  expect(hasUnsaved()).toBe(false)
})
