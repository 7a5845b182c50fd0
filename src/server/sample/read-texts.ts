import { readFileSync } from 'node:fs'

export const TEXTS_FOLDER = new URL('texts/', import.meta.url)

/**
 * A file of `texts/`, by its path without the ending. A test and the start of development check every file against its
 * schema (`check-texts.ts`); the server, which reads them while somebody waits, does not.
 */
export const readTexts = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.json`, TEXTS_FOLDER), 'utf8'))
