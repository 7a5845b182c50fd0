import {
  closeSync,
  cpSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { openEmbedded } from '#server/db/database.ts'
import { seededBelow } from '../queue/random.ts'

const below = seededBelow(20)

/** What happens to a database's files: by a disk that fails, an unfinished copy, or somebody who tidies up. */
export const damages: Record<string, (cluster: string) => void> = {
  'PG_VERSION is missing': (cluster) => rmSync(path.join(cluster, 'PG_VERSION')),
  'PG_VERSION is missing, beside the remains of a first start': (cluster) => {
    rmSync(path.join(cluster, 'PG_VERSION'))
    cpSync(cluster, `${cluster}.new`, { recursive: true })
  },
  'it is a file': (cluster) => {
    rmSync(cluster, { recursive: true })
    writeFileSync(cluster, 'a file')
  },
  'pg_control is missing': (cluster) => rmSync(path.join(cluster, 'global/pg_control')),
  'pg_control is empty': (cluster) => truncateSync(path.join(cluster, 'global/pg_control')),
  'pg_control is garbage': (cluster) => garble(path.join(cluster, 'global/pg_control')),
  'the log is missing': (cluster) => rmSync(path.join(cluster, 'pg_wal'), { recursive: true }),
  'the log is empty': (cluster) => filesIn(cluster, 'pg_wal').forEach((file) => rmSync(file)),
  'the log is zeroed': (cluster) => filesIn(cluster, 'pg_wal').forEach(zero),
  'the log is cut short': (cluster) => filesIn(cluster, 'pg_wal').forEach((file) => truncateSync(file, 100_000)),
  'every table is zeroed': (cluster) => tablesOf(cluster).forEach(zero),
  'every table is garbage': (cluster) => tablesOf(cluster).forEach(garble),
  'every table is cut in half': (cluster) =>
    tablesOf(cluster).forEach((file) => truncateSync(file, Math.floor(statSync(file).size / 2))),
  'the largest tables are missing': (cluster) => largest(cluster).forEach((file) => rmSync(file)),
  'all tables are missing': (cluster) => rmSync(path.join(cluster, 'base'), { recursive: true }),
  'what is known of transactions is missing': (cluster) => rmSync(path.join(cluster, 'pg_xact'), { recursive: true }),
}

/** The engine starts, but does not find a table any more, whose remains are in its way. */
export async function forgetTable(dataFolder: string, table: string): Promise<void> {
  const { db, close } = await openEmbedded(dataFolder)
  await sql`delete from pg_class where relname = ${table}`.execute(db)
  await close()
}

/** Writes something else into a file of the same size. */
export function garble(file: string): void {
  overwrite(file, Buffer.from(Array.from({ length: statSync(file).size }, () => below(256))))
}

const zero = (file: string) => overwrite(file, Buffer.alloc(statSync(file).size))

function overwrite(file: string, content: Buffer): void {
  const open = openSync(file, 'r+')
  writeSync(open, content)
  closeSync(open)
}

const filesIn = (cluster: string, folder: string) =>
  readdirSync(path.join(cluster, folder))
    .map((name) => path.join(cluster, folder, name))
    .filter((file) => statSync(file).isFile())

/** Tables and indexes of the one database that is used, the system's own among them. */
const tablesOf = (cluster: string) => filesIn(cluster, 'base/5').filter((file) => /^\d+$/.test(path.basename(file)))

const largest = (cluster: string) =>
  tablesOf(cluster)
    .toSorted((one, other) => statSync(other).size - statSync(one).size)
    .slice(0, 5)
