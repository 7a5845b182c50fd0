import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import * as v from 'valibot'
import { openDurable } from './durable-node-fs.ts'

/**
 * The freshly initialised cluster, packed. Initialising takes several seconds and a gigabyte of memory, unpacking one;
 * so the first start of an installation keeps it for later folders and for the tests.
 */
const templateFile = (() => {
  const resolved = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const nodeModules = resolved.slice(0, resolved.lastIndexOf(`${path.sep}@electric-sql`))
  return path.join(nodeModules, '.cache', 'storeglass', `cluster-${pgliteVersion(nodeModules)}.tgz`)
})()

function pgliteVersion(nodeModules: string): string {
  const manifest: unknown = createRequire(import.meta.url)(
    path.join(nodeModules, '@electric-sql', 'pglite', 'package.json'),
  )
  return v.parse(v.object({ version: v.string() }), manifest).version
}

/** The packed cluster, made when there is none yet. */
export async function clusterTemplate(): Promise<Blob> {
  if (!existsSync(templateFile)) {
    const fresh = await PGlite.create()
    const packed = await fresh.dumpDataDir('gzip')
    await fresh.close()
    await keep(packed)
    return packed
  }
  return new Blob([await readFile(templateFile)])
}

/** Several processes may do this at once, and the folder may be read-only: then the next start makes it again. */
async function keep(packed: Blob): Promise<void> {
  const partial = `${templateFile}.${process.pid}`
  try {
    await mkdir(path.dirname(templateFile), { recursive: true })
    await writeFile(partial, new Uint8Array(await packed.arrayBuffer()))
    await rename(partial, templateFile)
  } catch {
    await rm(partial, { force: true })
  }
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
  const { db } = await openDurable(partial, await clusterTemplate())
  await db.close()
  await syncTree(partial)
  await rename(partial, folder)
  await syncOne(path.dirname(folder))
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
