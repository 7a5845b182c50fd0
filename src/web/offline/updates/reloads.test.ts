import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recordAsked, takeAsked } from './reloads.ts'

const isVersion = (name: string) =>
  vi
    .spyOn(document, 'querySelector')
    .mockReturnValue(Object.assign(document.createElement('img'), { src: `http://localhost/assets/index-${name}.js` }))

beforeEach(() => {
  vi.useFakeTimers()
  isVersion('one')
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

it('what was asked for and has not come counts once more', () => {
  recordAsked()
  expect([takeAsked(), takeAsked()]).toEqual([true, false])
})

it('nothing was asked for where the newer version has come', () => {
  recordAsked()
  isVersion('two')
  expect(takeAsked()).toBe(false)
})

it('what was asked for long ago is asked for again', () => {
  recordAsked()
  vi.advanceTimersByTime(61_000)
  expect(takeAsked()).toBe(false)
})

it('nobody has asked', () => {
  expect(takeAsked()).toBe(false)
})
