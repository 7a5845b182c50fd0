import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locale } from '#contract/store.ts'
import { DEFAULT_LOCALE } from '#contract/protocol/limits.ts'
import type { ListedApp } from '../listed-app.ts'
import { BadFile, BadRow, ImportRunning } from './bad-input.ts'
import { csvApp } from './csv-app.ts'
import { csvDescriptions, type Descriptions } from './csv-descriptions.ts'
import { csvRows } from './csv-rows.ts'
import { openDraft, type MergeCounts } from './draft.ts'
import { dumpKind } from './dump-file.ts'
import { lookupEntries } from './lookup-answer.ts'
import { lookupApp } from './lookup-app.ts'

/** Hears how an import gets on. */
export interface ImportReport {
  fileStarted: (file: string) => void
  bytesRead: (bytes: number) => void
  /** The file held texts alone, which go with the apps of the others. */
  descriptionsRead: (file: string, texts: number) => void
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

interface Asked {
  locale: Locale | undefined
  descriptions: Descriptions | undefined
}

async function* foundIn(
  file: string,
  { locale: asked, descriptions }: Asked,
  report: ImportReport,
): AsyncGenerator<Found> {
  if ((await dumpKind(file)) === 'csv') {
    for await (const { line, record } of csvRows(file, report.bytesRead, descriptions)) {
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

/** The files with apps, and the texts that others hold of them: without a file of apps all are taken as such, and refused. */
async function setDescriptionsApart(files: string[], report: ImportReport) {
  const descriptions = new Map<string, string>()
  const dumps: string[] = []
  for (const file of files) {
    let bytes = 0
    const texts = await readDescriptions(file, (more) => {
      bytes += more
    })
    if (!texts) dumps.push(file)
    else if (files.length > 1) {
      report.bytesRead(bytes)
      report.descriptionsRead(file, texts.size)
      for (const [id, text] of texts) descriptions.set(id, text)
    }
  }
  return dumps.length === 0 || descriptions.size === 0
    ? { dumps: files, descriptions: undefined }
    : { dumps, descriptions }
}

async function readDescriptions(file: string, advance: (bytes: number) => void): Promise<Descriptions | null> {
  try {
    return (await dumpKind(file)) === 'csv' ? await csvDescriptions(file, advance) : null
  } catch (error) {
    // What is wrong with it is said when its turn comes.
    if (error instanceof BadFile) return null
    throw error
  }
}

/** A `BadFile` that names its file. */
const namingFile = (file: string, error: unknown) =>
  error instanceof BadFile ? new BadFile(`${file}: ${error.message}.`) : error

/**
 * Imports dumps into the archive of a folder: all of them or, when one is not a dump, none. What is already there stays;
 * an app that comes again in the same locale replaces what was known of it. Apps and their descriptions may be two files.
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
      const { dumps, descriptions } = await setDescriptionsApart(files, report)
      for (const file of dumps) {
        report.fileStarted(file)
        let apps = 0
        try {
          for await (const { where, read } of foundIn(file, { locale, descriptions }, report)) {
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
