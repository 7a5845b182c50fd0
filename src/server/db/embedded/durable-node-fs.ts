import { existsSync, fsyncSync } from 'node:fs'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DatabaseDamaged } from './database-damaged.ts'
import { StartMessages } from './start-messages.ts'

/** Stock PGlite never syncs to the disk: it starts with fsync off, and its file system does not implement fsync. */
class DurableNodeFS extends NodeFS {
  fsyncs = 0
  module: EmscriptenModule | undefined
  readonly words = new StartMessages()

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    result.emscriptenOpts.printErr = this.words.hear
    result.emscriptenOpts.preRun?.push((module: EmscriptenModule) => {
      this.module = module
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) {
          fsyncSync(stream.nfd)
          this.fsyncs += 1
        }
        return 0
      }
    })
    return result
  }
}

/** The part of the Emscripten module that is used here; PGlite has no types for it. */
interface EmscriptenModule {
  HEAPU8?: Uint8Array
  NODEFS: { stream_ops: { fsync: (stream: { nfd?: number }) => number } }
}

export interface DurablePGlite {
  db: PGlite
  /** Number of fsync calls since the start. */
  fsyncs: () => number
  /** Its memory, bytes; some of it was never touched. */
  memory: () => number
}

/**
 * Opens a PGlite whose commits are on disk when they are acknowledged.
 * @throws DatabaseDamaged if it can't use the cluster's files
 */
export async function openDurable(folder: string): Promise<DurablePGlite> {
  const fs = new DurableNodeFS(folder)
  const options: PGliteOptions = {
    fs,
    dataDir: folder,
    // wal_sync_method: Emscripten's fdatasync is an empty stub.
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
    ],
    postgresqlconf: ['shared_buffers=64MB', 'max_wal_size=128MB', 'min_wal_size=32MB'],
  }
  const { words } = fs
  const isNew = !existsSync(path.join(folder, 'PG_VERSION'))
  const db = await PGlite.create(options).catch((error: unknown) => {
    if (words.isDamage && !isNew) throw new DatabaseDamaged(folder, words.reason)
    throw words.reason === '' ? error : new Error(words.reason, { cause: error })
  })
  return { db, fsyncs: () => fs.fsyncs, memory: () => fs.module?.HEAPU8?.byteLength ?? 0 }
}
