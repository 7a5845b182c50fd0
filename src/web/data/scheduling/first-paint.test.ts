import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFirstPaint, awaitFirstPaint, firstPageIsDrawn } from './first-paint.ts'

const done: string[] = []
const frames: (() => void)[] = []
const drawFrame = () => frames.splice(0).forEach((callback) => callback())

beforeEach(() => {
  vi.useFakeTimers()
  done.length = 0
  frames.length = 0
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what the first page can do without begins when that is on screen, in the order it was asked for', () => {
  awaitFirstPaint()
  afterFirstPaint(() => done.push('database'))
  afterFirstPaint(() => done.push('newer answers'))
  firstPageIsDrawn()
  drawFrame()
  vi.advanceTimersByTime(100)
  expect(done).toEqual([])
  drawFrame()
  vi.advanceTimersByTime(0)
  expect(done).toEqual(['database', 'newer answers'])
})

test('once the first page is on screen nothing waits any more', () => {
  awaitFirstPaint()
  firstPageIsDrawn()
  drawFrame()
  drawFrame()
  vi.advanceTimersByTime(0)
  afterFirstPaint(() => done.push('at once'))
  expect(done).toEqual(['at once'])
})

test('a page that never stands, or a tab that draws nothing, holds nothing up for long', () => {
  awaitFirstPaint()
  afterFirstPaint(() => done.push('late'))
  vi.advanceTimersByTime(2000)
  expect(done).toEqual(['late'])
})
