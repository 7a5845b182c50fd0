import { statSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { ARCHIVE_VERSION, archiveFile, archiveVersion } from './archive-database.ts'

/** How often a reader looks whether an import has put a new archive in place, ms. */
const LOOK_MS = 1000

export interface ArchiveReader {
  /** A prepared statement on the archive as it is now; null: nothing has been imported yet. */
  prepare: (sql: string) => StatementSync | null
  close: () => void
}

interface Opened {
  /** Tells one archive file from the next. */
  stamp: string
  database: DatabaseSync
  statements: Map<string, StatementSync>
}

/** Reads the archive of a folder, and notices within a second when it was replaced. */
export function archiveReader(folder: string): ArchiveReader {
  const file = archiveFile(folder)
  let opened: Opened | undefined
  let lookedAt = -Infinity

  function stampOf(): string | undefined {
    const stat = statSync(file, { throwIfNoEntry: false })
    return stat && `${stat.ino}/${stat.mtimeMs}/${stat.size}`
  }

  function close() {
    opened?.database.close()
    opened = undefined
  }

  function refresh() {
    if (performance.now() - lookedAt < LOOK_MS) return
    lookedAt = performance.now()
    const stamp = stampOf()
    if (stamp === opened?.stamp) return
    close()
    if (stamp === undefined) return
    const database = new DatabaseSync(file, { readOnly: true })
    if (archiveVersion(database) !== ARCHIVE_VERSION) {
      database.close()
      lookedAt = -Infinity
      throw new Error(`${file} was made by another version of Storeglass: import it again`)
    }
    opened = { stamp, database, statements: new Map() }
  }

  return {
    prepare(sql) {
      refresh()
      if (!opened) return null
      let statement = opened.statements.get(sql)
      if (!statement) opened.statements.set(sql, (statement = opened.database.prepare(sql)))
      return statement
    },
    close,
  }
}
