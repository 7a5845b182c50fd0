import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import path from 'node:path'
import { whileHeld } from '../embedded/ask-hold.ts'
import { CopiedCluster } from '../embedded/copied-cluster.ts'
import { BackupRefused } from './backup-refused.ts'

const NAME = /^\.backup-(\d+)$/
/** Room that a copy leaves on the server's disk, bytes. */
const RESERVE_BYTES = 128 * 2 ** 20
/** So little is copied in a fraction of the second for which a server holds still, bytes. */
const QUICK_BYTES = 64 * 2 ** 20
/** Tries to bring what has changed meanwhile below that, and then to get through. */
const PASSES = 5
const HOLDS = 5

export interface LiveCopy {
  /** Absolute path of the copied cluster. */
  cluster: string
  /** How long the server was held, ms. */
  heldMs: number
  remove: () => void
}

/**
 * Copies the embedded database of a running server, as it is in one moment. Its files are copied while it works, and what
 * changed meanwhile while it holds still, for a second at most.
 * @throws BackupRefused
 */
export async function copyLive(dataFolder: string): Promise<LiveCopy> {
  removeLeftOver(dataFolder)
  const source = path.join(dataFolder, 'pg')
  requireRoom(dataFolder, source)
  const folder = path.join(dataFolder, `.backup-${process.pid}`)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const cluster = path.join(folder, 'pg')
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  try {
    return { cluster, heldMs: await copyInOneMoment(dataFolder, new CopiedCluster(source, cluster)), remove }
  } catch (error) {
    remove()
    throw error
  }
}

async function copyInOneMoment(dataFolder: string, copy: CopiedCluster): Promise<number> {
  for (let tries = 0; tries < HOLDS; tries += 1) {
    for (let passes = 0; passes < PASSES && copy.pass() > QUICK_BYTES; passes += 1);
    const held = await whileHeld(dataFolder, () => void copy.pass())
    if (!held)
      throw new BackupRefused(
        `The data folder ${dataFolder} is in use by a process that can't be asked for a moment's rest. Stop it and try again.`,
      )
    if (held.isKept) return held.ms
  }
  throw new BackupRefused(
    'The database changes by more than can be copied in the second for which the server may be held. Try again at a quieter time, or stop the server.',
  )
}

/** Of backups that were killed. */
function removeLeftOver(dataFolder: string): void {
  for (const name of readdirSync(dataFolder)) {
    const [, pid] = NAME.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(path.join(dataFolder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function requireRoom(dataFolder: string, cluster: string): void {
  const size = readdirSync(cluster, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(cluster, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, bytes) => sum + bytes, 0)
  const { blocks, bavail, bsize } = statfsSync(dataFolder)
  const needed = size + RESERVE_BYTES
  if (blocks > 0 && bavail * bsize < needed)
    throw new BackupRefused(
      `The disk of the data folder ${dataFolder} has no room for a copy of the database. Make room, at least ${Math.ceil(needed / 2 ** 20)} MB, or stop the server.`,
    )
}
