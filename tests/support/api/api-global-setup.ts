import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { putFiguresOff } from '../servers/figures-later.ts'
import { startPostgres } from '../servers/postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a real PostgreSQL, or null where none is installed. */
    postgresUrl: string | null
    /** Data folder of an embedded database with empty tables, to be copied. */
    emptyDatabase: string
  }
}

/** Once for all API tests: a real PostgreSQL, and embedded databases from whose copies tests and their servers start fast. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const emptyDatabase = mkdtempSync(path.join(tmpdir(), 'storeglass-empty-'))
  const embedded = await openEmbedded(emptyDatabase)
  await migrate(embedded.db)
  await embedded.close()
  project.provide('emptyDatabase', emptyDatabase)
  const firstDay = await makeFirstDay(emptyDatabase)
  // Of the processes of the tests, which inherit it.
  process.env['STOREGLASS_FIRST_DAY'] = firstDay
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres?.url ?? null)
  process.stdout.write(
    postgres
      ? `API tests run on the embedded database and on PostgreSQL ${postgres.version}\n`
      : 'No PostgreSQL found: API tests run on the embedded database alone, the other half is skipped.\n' +
          'Install one (Debian: apt-get install -y postgresql) to run all of them.\n',
  )
  return async () => {
    await postgres?.stop()
    for (const folder of [emptyDatabase, firstDay]) rmSync(folder, { recursive: true, force: true })
  }
}

/** What `ServerProcess` starts from: the same tables, where the figures of new demos are not imported on the first day. */
async function makeFirstDay(emptyDatabase: string): Promise<string> {
  const firstDay = mkdtempSync(path.join(tmpdir(), 'storeglass-first-day-'))
  const later = path.join(firstDay, 'figures-later')
  cpSync(emptyDatabase, later, { recursive: true })
  const { db, close } = await openEmbedded(later)
  await putFiguresOff(db)
  await close()
  return firstDay
}
