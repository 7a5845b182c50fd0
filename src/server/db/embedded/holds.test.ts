import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/kernel/log.ts'
import { openEmbedded, type Database } from '../database.ts'
import { whileHeld } from './ask-hold.ts'
import { holdSocket } from './hold-socket.ts'
import { takeHolds } from './take-holds.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'storeglass-holds-'))
const log = createLog('silent')
let database: Database
beforeAll(async () => {
  database = await openEmbedded(path.join(folder, 'data'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Whether a statement that is asked for during the work is answered before its end. */
async function isHeld(dataFolder: string, pool: Pool): Promise<boolean | undefined> {
  const done: string[] = []
  let asked: Promise<unknown> | undefined
  const held = await whileHeld(dataFolder, () => {
    asked = pool.query('select 1').then(() => done.push('statement'))
    done.push('work')
  })
  await asked
  expect(done).toEqual(held ? ['work', 'statement'] : [])
  return held?.isKept
}

test('statements wait for the end of a hold', async () => {
  const stop = await takeHolds(path.join(folder, 'data'), database.pool, log)
  expect(await isHeld(path.join(folder, 'data'), database.pool)).toBe(true)
  await stop()
})

test('a hold that takes too long is given up, and the one who asked is told', async () => {
  const stop = await takeHolds(path.join(folder, 'data'), database.pool, log, { holdMs: 0 })
  const held = await whileHeld(path.join(folder, 'data'), () => {
    const until = performance.now() + 5
    while (performance.now() < until);
  })
  expect(held?.isKept).toBe(false)
  expect((await database.pool.query('select 1')).rowCount).toBe(1)
  await stop()
})

test('without a server there is nobody to ask', async () => {
  expect(await isHeld(path.join(folder, 'data'), database.pool)).toBeUndefined()
})

test('a path longer than a socket may have is reached all the same on Linux, and elsewhere left', async () => {
  const deep = path.join(folder, 'a'.repeat(100), 'b'.repeat(100))
  mkdirSync(deep, { recursive: true })
  expect(holdSocket(deep, 'darwin')).toBeNull()
  expect(holdSocket(deep, 'win32')).toBeNull()
  const stop = await takeHolds(deep, database.pool, log)
  const isReached = process.platform === 'linux'
  expect(existsSync(path.join(deep, '.hold'))).toBe(isReached)
  expect(await isHeld(deep, database.pool)).toBe(isReached || undefined)
  await stop()
})
