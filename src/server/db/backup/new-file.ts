import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { BackupRefused } from './backup-refused.ts'
import { syncPath } from '#server/kernel/sync-tree.ts'

type Put = (text: string) => Promise<void>

/** @throws BackupRefused where there is such a file already */
export function refuseExisting(file: string, force: boolean): void {
  if (!force && existsSync(file)) throw new BackupRefused(`${file} exists already. To write over it, add --force.`)
}

/**
 * Writes a compressed file that only its owner may read. It gets its name when it is whole and on the disk; until then
 * what was there stays, and of what fails nothing does.
 */
export async function writeNewFile<T>(file: string, force: boolean, work: (put: Put) => Promise<T>): Promise<T> {
  const partial = `${file}.partial-${process.pid}`
  const handle = await open(partial, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(`${file} can't be written (${error.message}).`)
  })
  try {
    const result = await compressInto(handle.createWriteStream({ flush: true }), work)
    refuseExisting(file, force)
    await rename(partial, file)
    await syncPath(path.dirname(file))
    return result
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function compressInto<T>(sink: NodeJS.WritableStream, work: (put: Put) => Promise<T>): Promise<T> {
  const source = new PassThrough()
  const written = pipeline(source, createGzip(), sink)
  // Who waits for room must not wait for ever once the disk is full.
  const failed = written.then(() => new Promise<never>(() => undefined))
  failed.catch(() => undefined)
  const put: Put = async (text) => {
    if (source.write(text)) return
    const drained = Promise.withResolvers<void>()
    source.once('drain', drained.resolve)
    await Promise.race([drained.promise, failed])
  }
  try {
    const result = await work(put)
    source.end()
    await written
    return result
  } catch (error) {
    source.destroy()
    await written.catch(() => undefined)
    throw error
  }
}
