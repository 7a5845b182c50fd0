import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { startPostgres } from '../servers/postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a real PostgreSQL, or null where none is installed. */
    postgresUrl: string | null
    /** Data folder of an embedded database with empty tables, to be copied. */
    emptyDatabase: string
  }
}

/** Once for all API tests: a real PostgreSQL, and an embedded database from whose copies they start fast. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const emptyDatabase = mkdtempSync(path.join(tmpdir(), 'storeglass-empty-'))
  const embedded = await openEmbedded(emptyDatabase)
  await migrate(embedded.db)
  await embedded.close()
  project.provide('emptyDatabase', emptyDatabase)
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
    rmSync(emptyDatabase, { recursive: true, force: true })
  }
}
