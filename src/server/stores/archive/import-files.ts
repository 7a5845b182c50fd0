import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locale } from '#contract/store.ts'
import { DEFAULT_LOCALE } from '#contract/limits.ts'
import type { ListedApp } from '../listed-app.ts'
import { BadFile, BadRow, ImportRunning } from './bad-input.ts'
import { csvApp } from './csv-app.ts'
import { csvRows } from './csv-rows.ts'
import { openDraft, type MergeCounts } from './draft.ts'
import { dumpKind } from './dump-file.ts'
import { lookupEntries } from './lookup-answer.ts'
import { lookupApp } from './lookup-app.ts'

/** Hears how an import gets on. */
export interface ImportReport {
  fileStarted: (file: string) => void
  bytesRead: (bytes: number) => void
  rowSkipped: (file: string, where: string, reason: string) => void
  fileDone: (file: string, apps: number) => void
}

export interface ImportResult extends MergeCounts {
  skipped: number
}

interface Found {
  where: string
  read: () => ListedApp
}

async function* foundIn(file: string, asked: Locale | undefined, report: ImportReport): AsyncGenerator<Found> {
  if ((await dumpKind(file)) === 'csv') {
    for await (const { line, record } of csvRows(file, report.bytesRead)) {
      const read = () => {
        if (record instanceof BadRow) throw record
        return csvApp(record, asked ?? DEFAULT_LOCALE)
      }
      yield { where: `line ${line}`, read }
    }
    return
  }
  for (const [i, entry] of (await lookupEntries(file)).entries())
    yield { where: `result ${i + 1}`, read: () => lookupApp(entry, asked, DEFAULT_LOCALE) }
}

/** Held by the operating system, so that it goes with the process that held it, however that ended. */
function lock(folder: string): () => void {
  const database = new DatabaseSync(path.join(folder, 'import.lock'))
  try {
    database.exec('pragma busy_timeout = 0; begin exclusive')
  } catch {
    database.close()
    throw new ImportRunning()
  }
  return () => database.close()
}

/** A `BadFile` that names its file. */
const namingFile = (file: string, error: unknown) =>
  error instanceof BadFile ? new BadFile(`${file}: ${error.message}.`) : error

/**
 * Imports dumps into the archive of a folder: all of them or, when one is not a dump, none. What is already there stays;
 * an app that comes again in the same locale replaces what was known of it.
 * @throws BadFile with one line that says which file and why.
 */
export async function importFiles(
  files: string[],
  { folder, locale, report, now }: { folder: string; locale: Locale | undefined; report: ImportReport; now: Date },
): Promise<ImportResult> {
  await mkdir(folder, { recursive: true })
  const unlock = lock(folder)
  try {
    const draft = await openDraft(folder)
    try {
      let skipped = 0
      for (const file of files) {
        report.fileStarted(file)
        let apps = 0
        try {
          for await (const { where, read } of foundIn(file, locale, report)) {
            try {
              draft.stage(read())
              apps++
            } catch (error) {
              if (!(error instanceof BadRow)) throw error
              skipped++
              report.rowSkipped(file, where, error.message)
            }
          }
        } catch (error) {
          throw namingFile(file, error)
        }
        report.fileDone(file, apps)
      }
      const counts = draft.merge(now)
      if (counts.new + counts.changed > 0) await draft.publish()
      return { ...counts, skipped }
    } finally {
      await draft.discard()
    }
  } finally {
    unlock()
  }
}
