import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

/** Answers of the real stores that somebody kept, by what they answer. */
export interface Recorded {
  /** Product pages of the App Store, by `us/123`: two lower-case letters and the id. */
  pages: ReadonlyMap<string, string>
  /** Entries of iTunes Lookup or Search, by `us/123`. */
  entries: ReadonlyMap<string, unknown>
  /** Files that were read, and those of which nothing could be used. */
  used: number
  unused: string[]
}

const DATA = /<script[^>]*\bid="?serialized-server-data"?[^>]*>(.*?)<\/script>/s

const Intent = v.object({ $kind: v.literal('ProductPageIntent'), id: v.string(), storefront: v.string() })
const Page = v.object({ data: v.looseTuple([v.object({ intent: Intent })]) })
const Entry = v.looseObject({ trackId: v.number(), trackViewUrl: v.string() })
const Lookup = v.object({ results: v.array(v.unknown()) })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const countryOf = (address: string) => /apps\.apple\.com\/(\w\w)\//.exec(address)?.[1] ?? 'us'

/** Reads every file of a folder and of those in it. @throws when there is no such folder */
export async function readRecorded(folder: string): Promise<Recorded> {
  const pages = new Map<string, string>()
  const entries = new Map<string, unknown>()
  const unused: string[] = []
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile())
  for (const file of files) {
    const text = await readFile(path.join(file.parentPath, file.name), 'utf8')
    const page = v.safeParse(Page, parsed(DATA.exec(text)?.[1] ?? ''))
    const lookup = v.safeParse(Lookup, parsed(text))
    const found = (lookup.success ? lookup.output.results : []).flatMap((one) => {
      const entry = v.safeParse(Entry, one)
      return entry.success ? [entry.output] : []
    })
    if (page.success) {
      const { id, storefront } = page.output.data[0].intent
      pages.set(`${storefront}/${id}`, text)
    }
    for (const entry of found) entries.set(`${countryOf(entry.trackViewUrl)}/${entry.trackId}`, entry)
    if (!page.success && found.length === 0) unused.push(path.relative(folder, path.join(file.parentPath, file.name)))
  }
  return { pages, entries, used: files.length - unused.length, unused }
}
