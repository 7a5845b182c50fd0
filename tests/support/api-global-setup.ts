import type { TestProject } from 'vitest/node'
import { clusterTemplate } from '#server/db/embedded/template.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a real PostgreSQL, or null where none is installed. */
    postgresUrl: string | null
  }
}

/** Once for all API tests: a real PostgreSQL, and the packed cluster from which embedded databases start fast. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clusterTemplate()
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres?.url ?? null)
  process.stdout.write(
    postgres
      ? `API tests run on the embedded database and on PostgreSQL ${postgres.version}\n`
      : 'No PostgreSQL found: API tests run on the embedded database alone, the other half is skipped.\n' +
          'Install one (Debian: apt-get install -y postgresql) to run all of them.\n',
  )
  return async () => postgres?.stop()
}
