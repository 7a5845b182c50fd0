import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Config } from '#server/kernel/config.ts'
import { openCluster, openPostgres, SERVER_NAME, type Database } from '../database.ts'
import { lockFolder } from '../embedded/folder-lock.ts'
import { commitRestored, finishRestored, newRestored } from '../embedded/restored-folder.ts'
import { BackupRefused } from './backup-refused.ts'
import { fill } from './fill.ts'
import { openKeys, type Keys } from './keys.ts'
import { checkBackup } from './read-backup.ts'

export interface Restored {
  rows: number
  /** When the backup was written, ISO. */
  createdAt: string
  keys: string[]
  /** Folder with what was there before; null: nothing was, or it was replaced in a database of its own. */
  aside: string | null
}

interface Options {
  force?: boolean
  /** Asked where the backup holds keys; without it they stay out. */
  passphrase?: (() => Promise<string>) | undefined
  now?: Date
}

/**
 * Makes the database that the configuration names what a backup holds. All of the file is checked first, and whatever
 * fails or is interrupted leaves what was there. No server may run on it.
 * @throws BackupRefused, FolderInUse, FolderUnusable, DatabaseUnreachable
 */
export async function restoreBackup(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  file: string,
  { force = false, passphrase, now = new Date() }: Options = {},
): Promise<Restored> {
  const unlock = lockFolder(config.dataFolder)
  try {
    await finishRestored(config.dataFolder)
    if (config.databaseUrl === undefined) refuseExisting(config.dataFolder, force)
    const { header } = await checkBackup(file)
    const keys = header.keys && passphrase ? await openKeys(header.keys, await passphrase()) : {}
    const done = { createdAt: header.createdAt, keys: Object.keys(keys) }
    if (config.databaseUrl !== undefined) {
      const rows = await intoPostgres(config.databaseUrl, file, force)
      return { ...done, rows, aside: await placeKeys(config.dataFolder, keys, now) }
    }
    return { ...done, ...(await intoFolder(config.dataFolder, file, { keys, now })) }
  } finally {
    unlock()
  }
}

function refuseExisting(dataFolder: string, force: boolean): void {
  if (!force && existsSync(path.join(dataFolder, 'pg')))
    throw new BackupRefused(
      `The data folder ${dataFolder} has a database already. To replace it, add --force; it is kept aside.`,
    )
}

async function intoPostgres(url: string, file: string, force: boolean): Promise<number> {
  const target = await openPostgres(url, { answerMs: 0, name: 'storeglass restore' })
  try {
    await refuseServers(target)
    return await fill(target.db, file, force)
  } finally {
    await target.close()
  }
}

/** Every server keeps a connection that bears its name. */
async function refuseServers({ db }: Database): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name = ${SERVER_NAME} limit 1
  `.execute(db)
  if (rows.length > 0)
    throw new BackupRefused(
      'A Storeglass server is at work on the database. Stop it and try again. Nothing was changed.',
    )
}

async function intoFolder(
  dataFolder: string,
  file: string,
  { keys, now }: { keys: Keys; now: Date },
): Promise<{ rows: number; aside: string | null }> {
  const folder = newRestored(dataFolder)
  const target = await openCluster(path.join(folder, 'pg'))
  let rows: number
  try {
    rows = await fill(target.db, file, false)
  } finally {
    await target.close()
  }
  writeKeys(folder, keys)
  return { rows, aside: await commitRestored(dataFolder, now) }
}

async function placeKeys(dataFolder: string, keys: Keys, now: Date): Promise<string | null> {
  if (Object.keys(keys).length === 0) return null
  writeKeys(newRestored(dataFolder), keys)
  return commitRestored(dataFolder, now)
}

function writeKeys(folder: string, keys: Keys): void {
  for (const [name, content] of Object.entries(keys))
    writeFileSync(path.join(folder, name), content ?? '', { mode: 0o600 })
}
