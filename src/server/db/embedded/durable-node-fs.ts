import { fsyncSync } from 'node:fs'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Stock PGlite never reaches the disk: it starts with fsync off and its file system has no fsync at all. */
class DurableNodeFS extends NodeFS {
  fsyncs = 0

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args)
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

/** A PGlite whose commits are on the disk when they are acknowledged. */
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
  const db = await PGlite.create(options)
  return { db, fsyncs: () => fs.fsyncs }
}
