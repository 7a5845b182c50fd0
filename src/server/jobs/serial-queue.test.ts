import { expect, test, vi } from 'vitest'
import { serialQueue } from './serial-queue.ts'

/** Work that runs until it is let go, and what has run so far. */
function workshop() {
  const ran: string[] = []
  const gates = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      ran.push(name)
      gates.set(name, resolve)
    })
  const end = async (name: string) => {
    while (!gates.has(name)) await new Promise(setImmediate)
    gates.get(name)?.()
  }
  return { ran, work, end }
}

test('what somebody waits for comes before what is done ahead, also when it waited ahead', async () => {
  const { ran, work, end } = workshop()
  const turns = serialQueue(async () => true)
  void turns.add('first', work('first'), 'ahead')
  await vi.waitUntil(() => ran.length === 1)
  void turns.add('second', work('second'), 'ahead')
  const third = turns.add('third', work('third'), 'ahead')
  const asked = turns.add('asked', work('asked'))
  expect(turns.place('first')).toBe(0)
  expect(turns.place('third')).toBe(3)
  void turns.add('third', work('not run: it waits already'))
  expect(turns.place('third')).toBe(1)
  for (const name of ['first', 'third', 'asked', 'second']) await end(name)
  await Promise.all([third, asked])
  await turns.stop()
  expect(ran).toEqual(['first', 'third', 'asked', 'second'])
  expect(turns.place('second')).toBeNull()
})

test('what nobody waits for begins when the process has time, and what is asked for does not wait for that', async () => {
  const { ran, work, end } = workshop()
  let idle = false
  const turns = serialQueue(async () => {
    await new Promise(setImmediate)
    return idle
  })
  const ahead = turns.add('ahead', work('ahead'), 'ahead')
  const asked = turns.add('asked', work('asked'))
  await end('asked')
  await asked
  expect(ran).toEqual(['asked'])
  idle = true
  await end('ahead')
  await ahead
})

test('whoever waits for what is dropped at a stop is let go', async () => {
  const { work, end } = workshop()
  const turns = serialQueue()
  const runs = turns.add('runs', work('runs'))
  const dropped = turns.add('waits', work('waits'))
  const stopped = turns.stop()
  await dropped
  await end('runs')
  await Promise.all([runs, stopped])
  await turns.add('too late', work('too late'))
  expect(turns.waiting()).toBe(0)
})
