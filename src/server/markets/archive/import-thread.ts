import { parentPort, workerData } from 'node:worker_threads'
import { BadFile, ImportRunning } from './bad-input.ts'
import { importFiles } from './import-files.ts'
import type { ImportOutcome, ImportTask, SkippedRow } from './import-apart.ts'

/** As many skipped rows are told one by one. */
const ROWS_TOLD = 20

const { file, folder, locale } = workerData as ImportTask

async function outcome(): Promise<ImportOutcome> {
  const skippedRows: SkippedRow[] = []
  const report = {
    fileStarted: () => {},
    bytesRead: () => {},
    fileDone: () => {},
    descriptionsRead: () => {},
    rowSkipped: (_: string, where: string, reason: string) => {
      if (skippedRows.length < ROWS_TOLD) skippedRows.push({ where, reason })
    },
  }
  try {
    const result = await importFiles([file], { folder, locale: locale ?? undefined, report, now: new Date() })
    return { kind: 'imported', ...result, skippedRows }
  } catch (error) {
    if (error instanceof ImportRunning) return { kind: 'running' }
    if (error instanceof BadFile)
      return { kind: 'bad', reason: error.message.replace(`${file}: `, '').replace(/\.$/, '') }
    throw error
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the thread that began this one, not to a window
parentPort?.postMessage(await outcome())
