import { readFileSync } from 'node:fs'
import path from 'node:path'

export const TEXTS_FOLDER = path.join(import.meta.dirname, 'texts')

/**
 * A file of `texts/`, by its path without the ending. A test and the start of development check every file against its
 * schema (`check-texts.ts`); the server, which reads them while somebody waits, does not.
 */
export const readTexts = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(TEXTS_FOLDER, `${name}.json`), 'utf8'))
