import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#server/kernel/log.ts'
import { watchMemory } from './watch-memory.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const MB = 1024 * 1024

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A process that works for a share of the time; giving memory back leaves 300 MB. */
function watched({ memory = 128 * MB, share = 0 }: { memory?: number | null; share?: number } = {}) {
  const state = { worked: 0, share, resident: 600 * MB, givenBack: 0 }
  const lines: string[] = []
  const stop = watchMemory(
    { memory: () => memory },
    createLog('info', (line) => lines.push(line)),
    {
      giveBack: () => {
        state.givenBack += 1
        state.resident = 300 * MB
      },
      workedMs: () => state.worked,
      residentBytes: () => state.resident,
    },
  )
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += MINUTE_MS) {
      state.worked += state.share * MINUTE_MS
      vi.advanceTimersByTime(MINUTE_MS)
    }
  }
  return { state, stop, pass, told: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test("the process's memory is logged once an hour, with the embedded database's apart", async () => {
  const { pass, stop, told } = watched({ share: 1 })
  pass(2 * HOUR_MS)
  expect(told()).toHaveLength(2)
  expect(told()[0]).toMatchObject({ level: 'info', event: 'memory', processMegabytes: 600, databaseMegabytes: 128 })
  await stop()
  pass(2 * HOUR_MS)
  expect(told()).toHaveLength(2)
})

test('on Postgres there is no share of a database', async () => {
  const { pass, stop, told } = watched({ memory: null })
  pass(HOUR_MS)
  expect(told()[0]).not.toHaveProperty('databaseMegabytes')
  await stop()
})

test('memory is given back once the server is quiet, not while it works, and again only when it has grown', async () => {
  const { state, pass, stop } = watched({ share: 0.8 })
  pass(HOUR_MS)
  expect(state.givenBack).toBe(0)
  state.share = 0.01
  pass(HOUR_MS)
  expect(state).toMatchObject({ givenBack: 1, resident: 300 * MB })
  state.resident = 350 * MB
  pass(HOUR_MS)
  expect(state.givenBack).toBe(1)
  state.resident = 500 * MB
  pass(HOUR_MS)
  expect(state.givenBack).toBe(2)
  await stop()
})
