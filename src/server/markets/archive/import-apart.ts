import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Locale } from '#contract/store.ts'
import type { ImportResult } from './import-files.ts'

export interface ImportTask {
  file: string
  /** Of the archive. */
  folder: string
  /** null: en-US, or what the file says. */
  locale: Locale | null
}

export interface SkippedRow {
  where: string
  reason: string
}

/** What came of an import. */
export type ImportOutcome =
  | ({ kind: 'imported'; skippedRows: SkippedRow[] } & ImportResult)
  /** The file can't be imported; nothing has changed. */
  | { kind: 'bad'; reason: string }
  /** Another import has the archive. */
  | { kind: 'running' }

/** Imports a dump in a thread of its own: reading millions of rows must not keep requests waiting. */
export async function importApart(task: ImportTask): Promise<ImportOutcome> {
  const thread = new Worker(new URL('./import-thread.ts', import.meta.url), { workerData: task })
  try {
    const [outcome] = await once(thread, 'message')
    return outcome as ImportOutcome
  } finally {
    await thread.terminate()
  }
}
