import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const built = fileURLToPath(new URL('../../dist/', import.meta.url))

/** A line of the list of files that the worker brings to the device when it is installed. */
const PrecacheEntry = v.object({ url: v.string(), revision: v.nullable(v.string()) })
export type PrecacheEntry = v.InferOutput<typeof PrecacheEntry>

/** The list as it stands in the worker that was built. @throws where there is none */
export function builtPrecache(): PrecacheEntry[] {
  const list = /\[\{"revision":.*?\}\]/s.exec(readBuilt('sw.js').toString())?.[0]
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

const Chunks = v.record(v.string(), v.object({ sources: v.array(v.string()) }))

/** The pages behind the log-in by their path, each with the file that holds it. */
export function builtPages(): { path: string; file: string }[] {
  const chunks = v.parse(Chunks, JSON.parse(readBuilt('.vite/chunks.json').toString()))
  return Object.entries(chunks).flatMap(([file, { sources }]) =>
    sources.flatMap((source) => {
      const path = /^src\/web\/routes\/_app(\/.+)\.tsx\?tsr-split=component$/.exec(source)?.[1]
      return path ? [{ path: path.replace(/\/(index|route)$/, ''), file }] : []
    }),
  )
}
