import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import type { Config } from '#server/kernel/config.ts'
import { openDatabase, openCluster, openPostgres, type Database } from '../database.ts'
import { asDamage } from '../embedded/database-damaged.ts'
import { FolderInUse } from '../embedded/folder-lock.ts'
import { BackupRefused } from './backup-refused.ts'
import { dump, type Dumped } from './dump.ts'
import { keysOf, sealKeys } from './keys.ts'
import { copyLive } from './live-copy.ts'
import { refuseExisting, writeNewFile } from './new-file.ts'

export interface Written extends Dumped {
  /** Names of the key files that went along. */
  keys: string[]
  /** How long a running server was held, ms; null: none was. */
  heldMs: number | null
}

interface Options {
  force?: boolean
  passphrase?: string | undefined
  now?: Date
}

/**
 * Writes a backup of the database that the configuration names, beside a running server too.
 * @throws BackupRefused, DatabaseUnreachable, FolderUnusable
 */
export async function writeBackup(
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'authSecret' | 'version'>,
  file: string,
  { force = false, passphrase, now = new Date() }: Options = {},
): Promise<Written> {
  refuseExisting(file, force)
  // A secret that is configured is no key of the data folder, even where an older one still lies there.
  const found = config.authSecret === undefined ? keysOf(config.dataFolder) : {}
  const keys = passphrase === undefined || Object.keys(found).length === 0 ? null : await sealKeys(found, passphrase)
  const about = { storeglass: config.version, createdAt: now.toISOString(), keys }
  const { database, heldMs } = await openSource(config)
  try {
    const dumped = await writeNewFile(file, force, (put) => dump(database, about, put))
    return { ...dumped, keys: keys ? Object.keys(found) : [], heldMs }
  } catch (error) {
    throw config.databaseUrl === undefined ? asDamage(error, path.join(config.dataFolder, 'pg')) : error
  } finally {
    await database.close()
  }
}

interface Source {
  database: Database
  heldMs: number | null
}

async function openSource({ databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<Source> {
  if (databaseUrl !== undefined)
    return { database: await openPostgres(databaseUrl, { answerMs: 0, name: 'storeglass backup' }), heldMs: null }
  if (!existsSync(path.join(dataFolder, 'pg')))
    throw new BackupRefused(`There is nothing to back up: the data folder ${dataFolder} has no database.`)
  try {
    return { database: await openDatabase({ databaseUrl, dataFolder }), heldMs: null }
  } catch (error) {
    if (error instanceof FolderInUse) return openCopy(dataFolder)
    throw error
  }
}

async function openCopy(dataFolder: string): Promise<Source> {
  const { cluster, heldMs, remove } = await copyLive(dataFolder)
  // From here on nobody waits for the backup: the server comes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  try {
    return { database: await openCluster(cluster, remove), heldMs }
  } catch (error) {
    remove()
    throw error
  }
}
