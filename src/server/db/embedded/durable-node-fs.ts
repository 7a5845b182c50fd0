import { existsSync, fsyncSync } from 'node:fs'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DatabaseDamaged } from './database-damaged.ts'
import { StartMessages } from './start-messages.ts'

/** Stock PGlite never reaches the disk: it starts with fsync off and its file system has no fsync at all. */
class DurableNodeFS extends NodeFS {
  fsyncs = 0
  readonly words = new StartMessages()

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
    result.emscriptenOpts.printErr = this.words.hear
    result.emscriptenOpts.preRun?.push((module: EmscriptenModule) => {
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

/** The part of Emscripten that the hook touches; PGlite does not type it. */
interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync: (stream: { nfd?: number }) => number } }
}

export interface DurablePGlite {
  db: PGlite
  /** Calls of fsync since the start. */
  fsyncs: () => number
}

/**
 * A PGlite whose commits are on the disk when they are acknowledged.
 * @throws DatabaseDamaged when it can't work with the files of the cluster
 */
export async function openDurable(folder: string): Promise<DurablePGlite> {
  const fs = new DurableNodeFS(folder)
  const options: PGliteOptions = {
    fs,
    dataDir: folder,
    // wal_sync_method: Emscripten's fdatasync is a stub that does nothing.
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
  return { db, fsyncs: () => fs.fsyncs }
}
