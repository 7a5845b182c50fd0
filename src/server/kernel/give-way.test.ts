import { expect, test, vi } from 'vitest'
import { givingWay } from './give-way.ts'

/** How often others had their turn while a loop took a millisecond a round, by a clock of its own. */
async function turnsDuring(rounds: number): Promise<number> {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  const giveWay = givingWay()
  for (let round = 0; round < rounds; round += 1) {
    now += 1
    await giveWay()
  }
  clearImmediate(next)
  clock.mockRestore()
  return turns
}

test('a loop lets others have their turn every 20 ms, and one that is short goes through', async () => {
  expect(await turnsDuring(19)).toBe(0)
  expect(await turnsDuring(200)).toBe(10)
})
