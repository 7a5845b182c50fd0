import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'

/** The secret that signs tokens: the configured one, else one that is made once and kept in the data folder. */
export async function authSecret(config: Pick<Config, 'authSecret' | 'dataFolder'>): Promise<string> {
  if (config.authSecret !== undefined) return config.authSecret
  const file = path.join(config.dataFolder, 'auth-secret')
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 })
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(file, 'utf8')
}
