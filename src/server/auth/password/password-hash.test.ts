import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password-hash.ts'

test('other requests are answered while passwords are hashed', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const hashes = await Promise.all(Array.from({ length: 6 }, () => hashPassword('Glass-barometer-7')))
  clearImmediate(next)
  // Hashed on the main thread, there would be a turn for each of them at most.
  expect(turns).toBeGreaterThan(100)
  expect(new Set(hashes).size).toBe(6)
})

test('many at once are all told right', async () => {
  const stored = await hashPassword('Glass-barometer-7')
  const tries = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'Glass-barometer-7' : 'wrong'))
  const told = await Promise.all(tries.map((password) => passwordMatches(password, stored)))
  expect(told).toEqual(tries.map((password) => password !== 'wrong'))
})

test('a password is the same however a keyboard composes its letters', async () => {
  const [composed, decomposed] = ['Zürich-Glas-7'.normalize('NFC'), 'Zürich-Glas-7'.normalize('NFD')]
  expect(await passwordMatches(composed, await hashPassword(decomposed))).toBe(true)
  expect(await passwordMatches(decomposed, await hashPassword(composed))).toBe(true)
  expect(await passwordMatches(composed.replace('ü', 'u'), await hashPassword(composed))).toBe(false)
})
