import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = process.env['STOREGLASS_REAL_DATA'] ?? path.join(root, '..', 'shared', 'real')

/** Real store data is not part of the repository; tests that need it are skipped where it is absent. */
export const hasRealData = existsSync(folder)
if (!hasRealData) process.stdout.write(`No real store data at ${folder}: the tests that read it are skipped.\n`)

/** A file of the real store data. */
export const realFile = (...parts: string[]) => path.join(folder, ...parts)
