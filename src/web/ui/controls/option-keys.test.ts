import type { KeyboardEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { optionKeys } from './option-keys.ts'

const options = ['Germany', 'France'].map((text) => ({ id: text, text }))
function press(key: string, { isComposing = false, activeId = null as string | null } = {}) {
  const event = { key, nativeEvent: { isComposing }, preventDefault: vi.fn<() => void>() }
  const does = { onActive: vi.fn<(id: string) => void>(), onEnter: vi.fn<() => void>() }
  optionKeys(options, activeId, does)(event as unknown as KeyboardEvent)
  return { moved: does.onActive.mock.calls.flat(), entered: does.onEnter.mock.calls.length, event }
}

test('arrows go on from the active option, and the cursor stays where it is in the text', () => {
  const { moved, entered, event } = press('ArrowDown', { activeId: 'Germany' })
  expect({ moved, entered }).toEqual({ moved: ['France'], entered: 0 })
  expect(event.preventDefault).toHaveBeenCalledOnce()
})

test('Enter picks; a letter is only typed', () => {
  expect(press('Enter')).toMatchObject({ moved: [], entered: 1 })
  const { moved, entered, event } = press('f')
  expect({ moved, entered }).toEqual({ moved: [], entered: 0 })
  expect(event.preventDefault).not.toHaveBeenCalled()
})

test('keys of an input method do nothing to the list', () => {
  expect(press('Enter', { isComposing: true })).toMatchObject({ moved: [], entered: 0 })
  expect(press('ArrowDown', { isComposing: true })).toMatchObject({ moved: [], entered: 0 })
})
