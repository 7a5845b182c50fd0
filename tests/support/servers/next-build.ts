import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'

const built = fileURLToPath(new URL('../../../dist', import.meta.url))
/** At the end of the names of the next build's files. */
const MARK = '-next'

const isPacked = (name: string) => /\.(br|gz)$/.test(name)
const isText = (name: string) => /\.(js|css|html)$/.test(name)

/**
 * A build after this one, in a folder of its own: the same app with another name for every hashed file, thus another
 * shell and another worker. Returns the folder.
 */
export function makeNextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'storeglass-build-'))
  mkdirSync(join(folder, 'assets'))
  const assets = readdirSync(join(built, 'assets')).filter((name) => !isPacked(name))
  // The longest first: a name may be the end of another one.
  const names = assets.toSorted((a, b) => b.length - a.length).map((name) => name.replaceAll('.', String.raw`\.`))
  const anyName = new RegExp(names.join('|'), 'g')
  const renamed = (text: string) => text.replaceAll(anyName, nextName)
  const bytesOf = (name: string) => {
    const bytes = readFileSync(join(built, name))
    return isText(name) ? Buffer.from(renamed(bytes.toString())) : bytes
  }
  const shell = bytesOf('index.html')
  const revision = createHash('md5').update(shell).digest('hex')
  for (const name of readdirSync(built, { withFileTypes: true })) {
    if (!name.isFile() || isPacked(name.name)) continue
    const bytes = bytesOf(name.name)
    const isWorker = name.name === 'sw.js'
    writeFileSync(join(folder, name.name), isWorker ? withShell(bytes.toString(), revision) : bytes)
  }
  for (const name of assets) writeFileSync(join(folder, 'assets', nextName(name)), bytesOf(join('assets', name)))
  return folder
}

const nextName = (name: string) => name.replace(/\.\w+$/, `${MARK}$&`)

/** The worker fetches a new shell because its list says that it has changed. */
const withShell = (worker: string, revision: string) =>
  worker.replace(/"revision":"\w+","url":"index\.html"/, `"revision":"${revision}","url":"index.html"`)

/** The script that a page begins with where it is one of the next build. */
export const nextBuildOf = (page: Page): Locator => page.locator(`script[type=module][src$='${MARK}.js']`)
