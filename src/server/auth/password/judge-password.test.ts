import { expect, test } from 'vitest'
import { judgePassword } from './judge-password.ts'

test('passwords are judged beside the main thread, each for who asked', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const passwords = ['password1234', 'Glass-barometer-7', 'Marlow123', 'x9#Kp2!vQz8_Lm']
  const judged = await Promise.all(passwords.map((password) => judgePassword(password, ['Ada', 'Marlow'])))
  clearImmediate(next)
  // Judged here, the first turn would come after the last of them.
  expect(turns).toBeGreaterThan(100)
  expect(judged.map(({ score, isCommon }) => [score < 2, isCommon])).toEqual([
    [true, true],
    [false, true],
    [true, true],
    [false, false],
  ])
})
