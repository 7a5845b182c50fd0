import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

/** A pace whose clock the test sets. */
function open() {
  let time = 0
  const pace = createPace(() => time)
  const take = (ms: number, done = true) =>
    pace.of(async () => {
      time += ms
      return done
    })
  return { pace, take, pass: (ms: number) => (time += ms) }
}

test('nothing is told before the first has ended, and nothing is learnt from what another process did', async () => {
  const { pace, take } = open()
  expect(pace.secondsFor(1)).toBeNull()
  await take(9000, false)
  expect(pace.secondsFor(1)).toBeNull()
})

test('the time left is that of all that come first, less what the one under way has had', async () => {
  const { pace, take, pass } = open()
  await take(4000)
  expect(pace.secondsFor(3)).toBe(12)
  await take(2000)
  expect(pace.secondsFor(1)).toBe(3)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const underWay = pace.of(() => promise)
  pass(1000)
  expect(pace.secondsFor(1)).toBe(2)
  pass(60_000)
  expect(pace.secondsFor(1)).toBe(1)
  resolve(true)
  await underWay
})
