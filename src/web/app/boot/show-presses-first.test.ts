import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPressesFirst } from './router.ts'

let tell: (duration: number) => void
const frames: (() => void)[] = []
const navigate = vi.fn<(options: object) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  navigate.mockReset().mockResolvedValue()
  frames.length = 0
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(take: (tasks: { getEntries: () => { duration: number }[] }) => void) {
        tell = (duration) => take({ getEntries: () => [{ duration }] })
      }
      observe = () => {}
      disconnect = () => {}
    },
  )
  document.body.innerHTML = '<a href="/home">Home</a>'
  document.querySelector('a')!.focus()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function router(): AnyRouter {
  const made = { navigate } as unknown as AnyRouter
  showPressesFirst(made)
  return made
}
const isMarked = () => document.querySelector('a')!.hasAttribute('data-pressed')

test('a page that is drawn fast follows the press at once', () => {
  const made = router()
  tell(120)
  void made.navigate({ to: '/home' })
  expect(navigate).toHaveBeenCalledOnce()
  expect(isMarked()).toBe(false)
})

test('on a slow device the pressed link is marked, and the page follows after that frame', async () => {
  const made = router()
  tell(200)
  void made.navigate({ to: '/home' })
  expect(isMarked()).toBe(true)
  for (const draw of frames) draw()
  expect(navigate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/home' })
  expect(isMarked()).toBe(false)
})

test('a tab that draws no frame goes on without', async () => {
  const made = router()
  tell(200)
  void made.navigate({ to: '/home' })
  await vi.advanceTimersByTimeAsync(100)
  expect(navigate).toHaveBeenCalledOnce()
})
