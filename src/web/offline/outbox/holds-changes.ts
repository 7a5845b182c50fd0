import * as v from 'valibot'
import { changesFormat } from './changes-format.ts'
import { CommandRow } from './row.ts'

/** Maximum size of a file, bytes: three times a full queue. */
export const CHANGES_FILE_MAX = 10 * 1024 * 1024

export const ChangesHeader = v.object({ format: v.literal(changesFormat.format), version: v.number() })

/** The format of the first versions: an array of rows. */
const EarlierFile = v.pipe(v.array(CommandRow), v.minLength(1))
export const isEarlierFile = (json: unknown): boolean => v.is(EarlierFile, json)

/** undefined if the text is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a file contains exported changes, of any version. */
export async function holdsChanges(file: File): Promise<boolean> {
  if (!/\.json$/i.test(file.name) || file.size > CHANGES_FILE_MAX) return false
  const json = parsedJson(await file.text())
  return v.is(ChangesHeader, json) || isEarlierFile(json)
}
