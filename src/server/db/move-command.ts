// `npm run db:move -- URL`: copies the embedded database to Postgres. Stop the server first.
import path from 'node:path'
import { ConfigError } from '#server/kernel/config-values.ts'
import { readConfig } from '#server/kernel/config.ts'
import { openEmbedded, openPostgres } from './database.ts'
import { DatabaseDamaged } from './embedded/database-damaged.ts'
import { FolderInUse } from './embedded/folder-lock.ts'
import { migrate } from './migrate.ts'
import { MoveRefused } from './move-refused.ts'
import { moveDatabase } from './move.ts'

const usage = 'Usage: npm run db:move -- postgres://user:password@host:5432/name'

async function run(url: string): Promise<void> {
  const { dataFolder } = readConfig({ ...process.env, DATABASE_URL: undefined })
  const source = await openEmbedded(dataFolder)
  try {
    const target = await openPostgres(url, { answerMs: 0, name: 'storeglass db:move' })
    try {
      await migrate(source.db)
      await migrate(target.db)
      const moved = await moveDatabase(source, target)
      for (const { table, rows } of moved)
        process.stdout.write(`${table.padEnd(24)}${String(rows).padStart(10)} rows\n`)
      process.stdout.write(
        'Counts and checksums are the same. Start the server with DATABASE_URL, and with AUTH_SECRET as it is in\n' +
          `${path.join(dataFolder, 'auth-secret')} so that people stay logged in and connections keep their keys.\n`,
      )
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

const [url] = process.argv.slice(2)
if (!url || !/^postgres(ql)?:\/\//.test(url)) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 1
} else {
  try {
    await run(url)
  } catch (error) {
    const forPeople = [ConfigError, DatabaseDamaged, FolderInUse, MoveRefused]
    const known = error instanceof Error && forPeople.some((kind) => error instanceof kind)
    process.stderr.write(`${known ? error.message : `Nothing was moved: ${String(error)}`}\n`)
    process.exitCode = 1
  }
}
