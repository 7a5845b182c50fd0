import { readFile, stat } from 'node:fs/promises'
import * as v from 'valibot'
import { BadFile } from './bad-input.ts'

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
