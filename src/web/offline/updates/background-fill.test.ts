import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WorkerMessage } from '#contract/worker/worker.ts'
import * as v from 'valibot'
import { connectivity } from '../connectivity/connectivity.ts'

let fill: typeof import('./background-fill.ts')
let asked: number[]
/** What the worker has, and how many files there are. */
let there = { saved: 0, of: 20, room: 100, broken: 0 }
const rest = () => Promise.resolve()

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  fill = await import('./background-fill.ts')
  asked = []
  there = { saved: 0, of: 20, room: 100, broken: 0 }
  const postMessage = (message: unknown, [port]: MessagePort[]) => {
    const parsed = v.parse(WorkerMessage, message)
    const files = parsed.type === 'FILL' ? parsed.files : 0
    asked.push(files)
    there.saved = Math.min(there.saved + files, there.of - there.broken, there.room)
    port?.postMessage({ saved: there.saved, of: there.of, full: files > 0 && there.saved === there.room })
  }
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { controller: { postMessage } }) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  connectivity.set('online')
})

it('brings a few files at a time until all are there', async () => {
  await fill.fillInBackground(rest)
  expect(asked).toEqual([8, 8, 8])
  expect(fill.backgroundFill.get()).toEqual({ saved: 20, of: 20, held: null })
})

it('waits each time until the page needs nothing else', async () => {
  const waited = vi.fn<() => Promise<void>>(rest)
  await fill.fillInBackground(waited)
  expect(waited).toHaveBeenCalledTimes(asked.length)
})

it.each([{ saveData: true }, { type: 'cellular' }])(
  'brings nothing over a line that is paid for (%o) but when asked',
  async (connection) => {
    Object.assign(navigator, { connection })
    await fill.fillInBackground(rest)
    expect(asked).toEqual([0])
    expect(fill.backgroundFill.get()).toEqual({ saved: 0, of: 20, held: 'savingData' })
    await fill.fillInBackground(rest, true)
    expect(fill.backgroundFill.get()).toEqual({ saved: 20, of: 20, held: null })
  },
)

it('ends on a full device, and says so', async () => {
  there.room = 10
  await fill.fillInBackground(rest)
  expect(asked).toEqual([8, 8])
  expect(fill.backgroundFill.get()).toEqual({ saved: 10, of: 20, held: 'full' })
})

it('tries again later what could not be had', async () => {
  there.broken = 4
  await fill.fillInBackground(rest)
  expect(fill.backgroundFill.get()).toMatchObject({ saved: 16, held: null })
  there.broken = 0
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(() => expect(fill.backgroundFill.get()).toMatchObject({ saved: 20 }))
})

it('asks for nothing offline', async () => {
  const { connectivity } = await import('../connectivity/connectivity.ts')
  connectivity.set('offline')
  await fill.fillInBackground(rest)
  expect(asked).toEqual([0])
  expect(fill.backgroundFill.get()).toEqual({ saved: 0, of: 20, held: null })
})
