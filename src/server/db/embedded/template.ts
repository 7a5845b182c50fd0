import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as v from 'valibot'
import { DatabaseDamaged } from './database-damaged.ts'
import { openDurable } from './durable-node-fs.ts'
import { syncPath, syncTree } from '#server/kernel/sync-tree.ts'

/**
 * An initialised cluster. Initialising takes several seconds and 1 GB of memory, copying it 0.1 s, so the first start
 * of an installation keeps a template for later ones and for the tests.
 */
const template = (() => {
  const resolved = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const nodeModules = resolved.slice(0, resolved.lastIndexOf(`${path.sep}@electric-sql`))
  return path.join(nodeModules, '.cache', 'storeglass', `cluster-${pgliteVersion(nodeModules)}`)
})()

function pgliteVersion(nodeModules: string): string {
  const manifest: unknown = createRequire(import.meta.url)(
    path.join(nodeModules, '@electric-sql', 'pglite', 'package.json'),
  )
  return v.parse(v.object({ version: v.string() }), manifest).version
}

/**
 * Creates the cluster in `folder` unless it exists. It gets its name only when it is complete and on disk, so that a
 * first start that is killed or loses power leaves no partial cluster.
 * @throws DatabaseDamaged if the folder holds remains that are no cluster
 */
export async function ensureCluster(folder: string): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return
  refuseRemains(folder)
  const partial = `${folder}.new`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true, mode: 0o700 })
  if (existsSync(template)) {
    // Takes a tenth of the time of the promise-based version, and this thread has nothing else to do.
    cpSync(template, partial, { recursive: true })
  } else {
    const { db } = await openDurable(partial)
    await db.close()
    await keepTemplate(partial)
  }
  await syncTree(partial)
  await rename(partial, folder)
  await syncPath(path.dirname(folder))
}

/** A new cluster must never replace the remains of another one. */
function refuseRemains(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats && !stats.isDirectory()) throw new DatabaseDamaged(folder, 'it is no folder')
  if (stats && readdirSync(folder).length > 0) throw new DatabaseDamaged(folder, 'its file PG_VERSION is missing')
}

/**
 * Several processes may do this concurrently, and the folder may be read-only: then the next start creates it again. It
 * gets its name when it is complete.
 */
async function keepTemplate(cluster: string): Promise<void> {
  const partial = `${template}.${process.pid}`
  try {
    cpSync(cluster, partial, { recursive: true })
    await rename(partial, template)
  } catch {
    await rm(partial, { recursive: true, force: true })
  }
}
