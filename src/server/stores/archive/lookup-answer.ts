import { readFile, stat } from 'node:fs/promises'
import * as v from 'valibot'
import { BadFile } from './archived-app.ts'

const Text = v.optional(v.string())
const Count = v.optional(v.number())
const Texts = v.optional(v.array(v.string()), [])

/** What is read of one entry of iTunes Lookup or Search; there is much more in it, and most of it is optional. */
export const LookupEntry = v.object({
  kind: v.picklist(['software', 'mac-software'], 'it is not an app'),
  trackId: v.pipe(v.number('it has no trackId'), v.integer(), v.minValue(1)),
  trackName: v.pipe(v.string('it has no trackName'), v.trim(), v.minLength(1, 'its trackName is empty')),
  trackViewUrl: Text,
  artistName: Text,
  sellerName: Text,
  sellerUrl: Text,
  description: Text,
  releaseNotes: Text,
  version: Text,
  releaseDate: Text,
  currentVersionReleaseDate: Text,
  price: v.optional(v.pipe(v.number(), v.minValue(0))),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  primaryGenreName: Text,
  genres: Texts,
  averageUserRating: Count,
  userRatingCount: Count,
  artworkUrl512: Text,
  artworkUrl100: Text,
  artworkUrl60: Text,
  screenshotUrls: Texts,
  ipadScreenshotUrls: Texts,
  supportedDevices: Texts,
  fileSizeBytes: v.optional(v.union([v.number(), v.string()])),
  languageCodesISO2A: v.optional(v.array(v.string())),
  trackContentRating: Text,
  contentAdvisoryRating: Text,
})
export type LookupEntry = v.InferOutput<typeof LookupEntry>

const Answer = v.object({ results: v.array(v.unknown()) })
const Failure = v.object({ errorMessage: v.string() })
const Single = v.looseObject({ trackId: v.number(), trackName: v.string() })

/** An answer holds at most 200 entries; anything much larger is something else. */
const ANSWER_BYTES_MAX = 32 * 1024 * 1024

/** The entries of a recorded answer, unchecked. A file that is one entry alone is taken as such. Throws `BadFile`. */
export async function lookupEntries(file: string): Promise<unknown[]> {
  if ((await stat(file)).size > ANSWER_BYTES_MAX)
    throw new BadFile('it is larger than any answer of iTunes Lookup or Search')
  let content: unknown
  try {
    content = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)))
  } catch {
    throw new BadFile('it is cut off or not JSON')
  }
  if (v.is(Failure, content)) throw new BadFile(`the store answered with an error: ${content.errorMessage}`)
  if (v.is(Answer, content)) return content.results
  if (v.is(Single, content)) return [content]
  throw new BadFile('it is JSON, but not an answer of iTunes Lookup or Search')
}
