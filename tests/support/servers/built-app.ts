import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const built = fileURLToPath(new URL('../../../dist/', import.meta.url))

/** A line of the list of files that the worker brings to the device. */
const PrecacheEntry = v.object({
  url: v.string(),
  revision: v.nullable(v.string()),
  later: v.optional(v.boolean(), false),
})
export type PrecacheEntry = v.InferOutput<typeof PrecacheEntry>

/** What the worker fetches before it starts. @throws where there is none */
export const builtPrecache = (): PrecacheEntry[] => builtList().filter(({ later }) => !later)

/** What comes in the background, in its order. */
export const builtFill = (): PrecacheEntry[] => builtList().filter(({ later }) => later)

function builtList(): PrecacheEntry[] {
  const list = /\[\{[^\]]*"url":"assets[^\]]*\}\]/.exec(readBuilt('sw.js').toString())?.[0]
  if (!list) throw new Error('The worker names no files. Was the app built?')
  return v.parse(v.array(PrecacheEntry), JSON.parse(list))
}

export const isBuilt = (file: string): boolean => existsSync(built + file)

export const readBuilt = (file: string): Buffer => readFileSync(built + file)

/** The hashed files of the build, by their address without the first slash; not their packed copies. */
export const builtAssets = (): string[] =>
  readdirSync(`${built}assets`).flatMap((name) => (/\.(br|gz)$/.test(name) ? [] : [`assets/${name}`]))

/** What a page can come to load: every file that the document names, that those name, and so on. */
export function reachableAssets(): Set<string> {
  const all = builtAssets()
  const reached = new Set<string>()
  const follow = (file: string): void => {
    const text = readBuilt(file).toString()
    for (const named of all) {
      if (reached.has(named) || !text.includes(named.replace('assets/', ''))) continue
      reached.add(named)
      if (/\.(js|css)$/.test(named)) follow(named)
    }
  }
  follow('index.html')
  return reached
}
