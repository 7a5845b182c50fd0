import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { tellUnhandledErrors } from './unhandled-errors.ts'

vi.mock('#web/ui/feedback/notify.ts', () => ({ notify: vi.fn<typeof notify>() }))
const told = () => vi.mocked(notify).mock.calls.map(([message]) => message.title)

let showPage: (event: { pathChanged: boolean }) => void = () => {}
const router = {
  subscribe: (_event: string, listener: typeof showPage) => {
    showPage = listener
    return () => {}
  },
} as unknown as Parameters<typeof tellUnhandledErrors>[0]

const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason, promise: Promise.resolve() }))

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  stop = tellUnhandledErrors(router)
})
afterEach(() => {
  stop()
  vi.mocked(notify).mockClear()
  vi.useRealTimers()
})

test('ERR-017: a message is told once, a second after the last one, and again after the route changed', () => {
  const again = () => fail(new TypeError('x is undefined'))
  again()
  vi.advanceTimersByTime(900)
  reject(new Error('another one'))
  vi.advanceTimersByTime(900)
  expect(told()).toEqual([])
  vi.advanceTimersByTime(100)
  expect(told()).toEqual(["That didn't work. Try again."])

  again()
  showPage({ pathChanged: false })
  again()
  vi.advanceTimersByTime(5000)
  expect(told()).toHaveLength(1)

  showPage({ pathChanged: true })
  again()
  vi.advanceTimersByTime(1000)
  expect(told()).toHaveLength(2)
})

test('ERR-017: a refusal nobody caught says what it is; what was given up, or is not ours, says nothing', () => {
  reject(new ApiError('as told', { kind: 'rateLimited' }))
  reject(new DOMException('given up', 'AbortError'))
  reject(undefined)
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded', error: null }))
  vi.advanceTimersByTime(1000)
  expect(told()).toEqual(['Too many attempts. Wait a minute and try again.'])
})
