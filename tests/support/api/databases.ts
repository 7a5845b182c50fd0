import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { readConfig, type Config } from '#server/kernel/config.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { freshPostgresUrl } from './api-harness.ts'

/** A data folder, and with it the database of a server: embedded in the folder, or on PostgreSQL. */
export interface Place {
  folder: string
  config: Config
  /** Opens its database for as long as `work` takes. */
  use: <T>(work: (database: Database) => Promise<T>) => Promise<T>
  remove: () => void
}

export type Kind = Database['kind']

/** With empty tables; an embedded one of a server that was never started has no database at all. */
export async function newPlace(kind: Kind, { isNew = false } = {}): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'storeglass-place-'))
  if (kind === 'embedded' && !isNew) cpSync(inject('emptyDatabase'), folder, { recursive: true })
  const url = kind === 'postgres' ? await freshPostgresUrl() : undefined
  const config = readConfig({
    STOREGLASS_DATA: folder,
    STOREGLASS_DEMO: 'on',
    STOREGLASS_RATE_LIMITS: 'off',
    STOREGLASS_PLANS: 'on',
    LOG_LEVEL: 'error',
    ...(url !== undefined && { DATABASE_URL: url, AUTH_SECRET: 'a secret that is long enough for tests' }),
  })
  const place: Place = {
    folder,
    config,
    use: async (work) => {
      const database = await openDatabase(config)
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
  if (kind === 'postgres' && !isNew) await place.use(({ db }) => migrate(db))
  return place
}
