import { expect, test } from 'vitest'
import { createDurationEstimate } from './duration-estimate.ts'

/** An estimate whose clock the test sets. */
function open() {
  let time = 0
  const duration = createDurationEstimate(() => time)
  const take = (ms: number, done = true) =>
    duration.measure(async () => {
      time += ms
      return done
    })
  return { duration, take, pass: (ms: number) => (time += ms) }
}

test('nothing is told before the first has ended, and nothing is learnt from what another process did', async () => {
  const { duration, take } = open()
  expect(duration.secondsFor(1)).toBeNull()
  await take(9000, false)
  expect(duration.secondsFor(1)).toBeNull()
})

test('the time left is that of all that come first, less what the one under way has had', async () => {
  const { duration, take, pass } = open()
  await take(4000)
  expect(duration.secondsFor(3)).toBe(12)
  await take(2000)
  expect(duration.secondsFor(1)).toBe(3)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const underWay = duration.measure(() => promise)
  pass(1000)
  expect(duration.secondsFor(1)).toBe(2)
  pass(60_000)
  expect(duration.secondsFor(1)).toBe(1)
  resolve(true)
  await underWay
})
