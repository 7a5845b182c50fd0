import { onTestFinished, vi } from 'vitest'

const MINUTE_MS = 60_000

/**
 * Puts the device into a time zone until the test ends. A thread can't change its own, but all that the app asks the
 * device about it is its offset from UTC.
 */
export function inTimeZone(timeZone: string): void {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const spy = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
    const parts = clock.formatToParts(this)
    const numberOf = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
    const [year, month, day] = [numberOf('year'), numberOf('month'), numberOf('day')]
    const shown = Date.UTC(year, month - 1, day, numberOf('hour'), numberOf('minute'))
    return Math.floor(this.getTime() / MINUTE_MS) - shown / MINUTE_MS
  })
  onTestFinished(() => spy.mockRestore())
}
