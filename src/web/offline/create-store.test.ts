import { expect, test, vi } from 'vitest'
import { createStore, saysTheSame } from './create-store.ts'

test('a value that says the same keeps the object that is there, and nobody is told', () => {
  const before = { name: 'Ada', apps: ['1'] }
  const store = createStore(before, saysTheSame)
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.set({ name: 'Ada', apps: ['1'] })
  expect(store.get()).toBe(before)
  expect(listener).not.toHaveBeenCalled()
  store.set({ name: 'Ada', apps: ['1', '2'] })
  expect(store.get().apps).toEqual(['1', '2'])
  expect(listener).toHaveBeenCalledOnce()
})
