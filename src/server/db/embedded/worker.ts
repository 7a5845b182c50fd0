import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { DatabaseDamaged } from './database-damaged.ts'
import { isFull } from './disk-room.ts'
import { answerOf } from './answer-of.ts'
import { openDurable, type DurablePGlite } from './durable-node-fs.ts'
import { ensureCluster } from './template.ts'
import { isIdle, panicIn } from './wire-messages.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts'

if (!parentPort) throw new Error('The database runs in a worker thread.')
const port = parentPort
const { folder } = workerData as WorkerStart

/** Interval between checks of the free disk space, ms. */
const CHECK_INTERVAL_MS = 500

const say = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

/** Opens the folder's database. Every commit is on disk when it is acknowledged. */
async function start(): Promise<DurablePGlite> {
  await ensureCluster(folder)
  const durable = await openDurable(folder)
  await assertDurable(durable)
  return durable
}

let told = 0

/** Says how much memory the engine has, whenever that is more than before; it never becomes less. */
function tellMemory({ memory }: DurablePGlite): void {
  const bytes = memory()
  if (bytes > told) say({ kind: 'memory', bytes })
  told = bytes
}

/** Refuses to start without durable commits: an update of PGlite could silently drop the hook for fsync. */
async function assertDurable({ db, fsyncs }: DurablePGlite): Promise<void> {
  const setting = await db.query<{ fsync: string }>('show fsync')
  const before = fsyncs()
  await db.query(`select pg_logical_emit_message(true, 'storeglass', 'start')`)
  if (setting.rows[0]?.fsync !== 'on' || fsyncs() === before) {
    throw new Error('The embedded database does not write through to the disk.')
  }
}

const fail = (error: unknown) =>
  say({
    kind: 'failed',
    message: error instanceof Error ? error.message : String(error),
    ...(error instanceof DatabaseDamaged && { damage: error.reason }),
  })

// One message at a time: the engine has a single connection and no queue.
let durable: DurablePGlite | undefined
let queue: Promise<void> = (async () => {
  durable = await start()
  tellMemory(durable)
  say({ kind: 'ready' })
})().catch(fail)

async function answer(message: ToWorker): Promise<void> {
  if (!durable) return
  const { db } = durable
  if (message.kind === 'close') {
    await db.exec('checkpoint')
    await db.close()
    say({ kind: 'closed' })
    port.close()
    return
  }
  const bytes = await answerOf(db, message.bytes)
  const idle = isIdle(bytes)
  const panic = idle ? null : panicIn(bytes)
  say({ kind: 'wire', connection: message.connection, bytes }, [bytes.buffer as ArrayBuffer])
  if (panic !== null) {
    // The engine would never answer again, and would block this thread.
    durable = undefined
    fail(new Error(panic))
    return
  }
  tellMemory(durable)
  if (idle) await setReadOnlyOnFullDisk(db, folder, message.connection)
}

let checkedAt = 0
let checked: { full: boolean; connection: number } | undefined

/** Makes the session read-only on a full disk, so that the engine never runs out of space in the middle of a write. */
async function setReadOnlyOnFullDisk(engine: PGlite, on: string, connection: number): Promise<void> {
  // A new connection starts with the session's original settings.
  const known = checked?.connection === connection ? checked : { full: false, connection }
  if (checked === known && Date.now() - checkedAt < CHECK_INTERVAL_MS) return
  checkedAt = Date.now()
  checked = { full: isFull(on), connection }
  if (checked.full !== known.full)
    await engine.exec(`set default_transaction_read_only = ${checked.full ? 'on' : 'off'}`)
}

port.on('message', (message: ToWorker) => {
  queue = queue.then(() => answer(message)).catch(fail)
})
