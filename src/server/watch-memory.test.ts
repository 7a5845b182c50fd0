import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#server/kernel/log.ts'
import { watchMemory } from './watch-memory.ts'

const HOUR_MS = 3600_000
const MB = 1024 * 1024

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const watched = (memory: number | null, collect: () => void) => {
  const lines: string[] = []
  const stop = watchMemory(
    { memory: () => memory },
    createLog('info', (line) => lines.push(line)),
    collect,
  )
  return { stop, told: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test("the process's memory is logged once an hour, with the embedded database's apart", async () => {
  const { stop, told } = watched(128 * MB, () => undefined)
  vi.advanceTimersByTime(2 * HOUR_MS)
  expect(told()).toHaveLength(2)
  expect(told()[0]).toMatchObject({ level: 'info', event: 'memory', databaseMegabytes: 128 })
  expect(told()[0]?.['processMegabytes']).toBeGreaterThan(10)
  await stop()
  vi.advanceTimersByTime(2 * HOUR_MS)
  expect(told()).toHaveLength(2)
})

test('on Postgres there is no share of a database', async () => {
  const { stop, told } = watched(null, () => undefined)
  vi.advanceTimersByTime(HOUR_MS)
  expect(told()[0]).not.toHaveProperty('databaseMegabytes')
  await stop()
})

test('garbage is looked for while the server is idle, and not while it works', async () => {
  const collect = vi.fn<() => void>()
  const use = vi.spyOn(performance, 'eventLoopUtilization')
  const utilization = (value: number) => use.mockReturnValue({ idle: 0, active: 0, utilization: value })
  utilization(0.8)
  const { stop } = watched(null, collect)
  vi.advanceTimersByTime(HOUR_MS)
  expect(collect).not.toHaveBeenCalled()
  utilization(0.01)
  vi.advanceTimersByTime(HOUR_MS)
  expect(collect).toHaveBeenCalledTimes(12)
  use.mockRestore()
  await stop()
})
