import { existsSync } from 'node:fs'
import path from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types as pgTypes, type CustomTypesConfig } from 'pg'
import type { Config } from '#server/kernel/config.ts'
import { boundedPool } from './bounded-pool.ts'
import { isFull, requireRoom } from './embedded/disk-room.ts'
import { startEngine } from './embedded/engine.ts'
import { lockFolder } from './embedded/folder-lock.ts'
import { finishRestored } from './embedded/restored-folder.ts'
import { ANSWER_MS } from './statement-timeout.ts'
import type { Schema } from './schema.ts'

export interface Database {
  db: Kysely<Schema>
  kind: 'embedded' | 'postgres'
  /** Nothing can be saved; of PostgreSQL nobody can tell from here. */
  isDiskFull: () => boolean
  /** Memory of the embedded one within this process, bytes; null: it has a process of its own. */
  memory: () => number | null
  /** The same connections for what does not speak Kysely. */
  pool: Pool
  /** Resolves when the database is gone for good; a server that can be reached again does not count. */
  broken: Promise<Error>
  close: () => Promise<void>
}

const DATE: number = pgTypes.builtins.DATE
const INT8: number = pgTypes.builtins.INT8

/** A DATE is a day, not a moment; an int8 here is always a count that fits a number. */
const types: CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => {
    if (id === DATE) return String
    if (id === INT8) return Number
    return pgTypes.getTypeParser(id, format)
  },
}

/**
 * Longest wait for a free connection, ms, so that a mistake fails instead of hanging. Who waits is served in the order of
 * coming, and a request may wait several times: half of the 20 s that a browser gives it, so that a server that is behind
 * says "later" (503, `Retry-After`) rather than work for people who have gone, which would put it further behind.
 */
const CONNECTION_TIMEOUT_MS = 10_000

const ignore = () => undefined

/** A connection that breaks is replaced, idle or at work; whoever waits for it is told. Without listeners it would end the process. */
function outliveConnections(pool: Pool): void {
  pool.on('error', ignore)
  pool.on('connect', (connection) => connection.on('error', ignore))
}

/** Opens what the configuration names. It still has to be migrated. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<Database> {
  return config.databaseUrl === undefined ? openEmbedded(config.dataFolder) : openPostgres(config.databaseUrl)
}

/** @throws FolderInUse when another process has the folder, FolderUnusable when it can't be written to */
export async function openEmbedded(dataFolder: string): Promise<Database> {
  const unlock = lockFolder(dataFolder)
  try {
    await finishRestored(dataFolder)
    const folder = path.join(dataFolder, 'pg')
    requireRoom(dataFolder, { forCluster: !existsSync(folder) })
    return await openCluster(folder, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Opens the embedded database of a folder that nobody else has; where there is none it is made.
 * @param afterwards runs once it is closed
 */
export async function openCluster(folder: string, afterwards?: () => void): Promise<Database> {
  const engine = await startEngine(folder)
  // One connection: waiting for a second one inside a transaction would be waiting for ever.
  const options = { max: 1, idleTimeoutMillis: 0, stream: engine.connect }
  const pool = new Pool({ ...options, types, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS })
  outliveConnections(pool)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    kind: 'embedded',
    isDiskFull: () => isFull(folder),
    memory: engine.memory,
    broken: engine.broken,
    close: async () => {
      await db.destroy()
      await engine.close()
      afterwards?.()
    },
  }
}

/** Postgres can't be worked with; the message is one line for a person. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}

/** By which Postgres knows the connections of servers. */
export const SERVER_NAME = 'storeglass'

/**
 * @param answerMs longest wait for the answer to a statement; 0: as long as it takes
 * @param name that Postgres shows for the connections
 * @throws DatabaseUnreachable
 */
export async function openPostgres(url: string, { answerMs = ANSWER_MS, name = SERVER_NAME } = {}): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    // One stays: a restore sees by it that a server is there.
    min: 1,
    max: 10,
    types,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    query_timeout: answerMs,
    keepAlive: true,
  })
  outliveConnections(pool)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: boundedPool(pool) }) })
  await sql`select 1`.execute(db).catch(async (error: Error & { code?: string }) => {
    await db.destroy()
    const reason = error.message || error.code
    throw new DatabaseUnreachable(
      `The database of DATABASE_URL can't be reached (${reason}). Start it, or mend the address.`,
    )
  })
  return {
    db,
    pool,
    kind: 'postgres',
    isDiskFull: () => false,
    memory: () => null,
    broken: new Promise(() => undefined),
    close: () => db.destroy(),
  }
}
