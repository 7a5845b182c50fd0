import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { answerOf } from './answer-of.ts'
import { openDurable } from './durable-node-fs.ts'
import { ensureCluster } from './template.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes of JavaScript objects that are in use. */
function heapInUse(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** A simple query of the Postgres wire protocol. */
function query(statement: string): Uint8Array {
  const text = Buffer.from(`${statement}\0`)
  const message = new Uint8Array(5 + text.length)
  message.set(['Q'.charCodeAt(0)])
  new DataView(message.buffer).setInt32(1, 4 + text.length)
  message.set(text, 5)
  return message
}

test('what the database has answered leaves nothing behind: its memory does not grow with the statements', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'storeglass-answers-'))
  const cluster = path.join(folder, 'pg')
  await ensureCluster(cluster)
  const { db } = await openDurable(cluster)
  try {
    const tenKilobytes = query(`select repeat('x', 10000)`)
    const answer = await answerOf(db, tenKilobytes)
    expect(Buffer.from(answer).includes('x'.repeat(10_000))).toBe(true)
    const before = heapInUse()
    for (let count = 0; count < 1000; count += 1) await answerOf(db, tenKilobytes)
    expect(heapInUse() - before).toBeLessThan(1_000_000)
  } finally {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
