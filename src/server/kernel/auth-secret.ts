import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ConfigError, SECRET_MIN } from './config-values.ts'
import type { Config } from './config.ts'
import { syncPath } from './sync-tree.ts'

/**
 * The secret that signs tokens: the configured one, or one that is generated once and kept in the data folder.
 * @throws ConfigError if the stored secret is too short: whoever guesses it can sign a token for anybody
 */
export async function authSecret(config: Pick<Config, 'authSecret' | 'dataFolder'>): Promise<string> {
  if (config.authSecret !== undefined) return config.authSecret
  const file = path.join(config.dataFolder, 'auth-secret')
  const secret = (await readKept(file)) ?? (await make(file))
  if (secret.length >= SECRET_MIN) return secret
  throw new ConfigError(
    `${file} must hold at least ${SECRET_MIN} characters and holds ${secret.length}. Restore it from a backup, or delete it: the next start makes a new one.`,
  )
}

async function readKept(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The file gets its name when it is complete and on disk, so a crash leaves a complete file or none. */
async function make(file: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const draft = `${file}.new`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(draft, secret, { mode: 0o600, flush: true })
  await rename(draft, file)
  await syncPath(path.dirname(file))
  return secret
}
