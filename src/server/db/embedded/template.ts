import { cpSync, existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as v from 'valibot'
import { openDurable } from './durable-node-fs.ts'

/**
 * The freshly initialised cluster. Initialising takes several seconds and a gigabyte of memory, copying a tenth of a second;
 * so the first start of an installation keeps one for later ones and for the tests.
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
 * Makes the cluster in `folder` unless it is there. It is complete and on the disk before it gets its name,
 * so that a first start that is killed or loses power leaves nothing half made.
 */
export async function ensureCluster(folder: string): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return
  const partial = `${folder}.new`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true, mode: 0o700 })
  if (existsSync(template)) {
    // A tenth of the time of its promised kind; this thread has nothing else to do.
    cpSync(template, partial, { recursive: true })
  } else {
    const { db } = await openDurable(partial)
    await db.close()
    await keepTemplate(partial)
  }
  await syncTree(partial)
  await rename(partial, folder)
  await syncOne(path.dirname(folder))
}

/**
 * Several processes may do this at once, and the folder may be read-only: then the next start makes it again. It gets its
 * name when it is whole.
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

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => path.join(entry.parentPath, entry.name))
  for (let start = 0; start < paths.length; start += 64) {
    await Promise.all(paths.slice(start, start + 64).map(syncOne))
  }
  await syncOne(folder)
}

async function syncOne(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Windows can't sync a folder.
    if (process.platform !== 'win32') throw error
  } finally {
    await handle.close()
  }
}
