import { hkdfSync } from 'node:crypto'
import { authSecret } from '#server/kernel/auth-secret.ts'
import type { Config } from '#server/kernel/config.ts'

export interface Secret {
  /** Tells which secret a text was sealed with, and nothing of it. */
  id: string
  /** Of AES-256. */
  key: Buffer
}

export interface Secrets {
  /** Seals. */
  current: Secret
  /** Those that still open what was sealed before, the current one first. */
  all: readonly Secret[]
}

/**
 * The secrets of the configuration: `SECRETS_KEY`, else the one that signs tokens. The latter stays able to open, so
 * that a `SECRETS_KEY` can be introduced while servers run.
 * @throws ConfigError where the kept secret is too short
 */
export async function readSecrets(config: Pick<Config, 'authSecret' | 'dataFolder' | 'secrets'>): Promise<Secrets> {
  const { key, previous } = config.secrets
  const signing = secretOf(await authSecret(config))
  const current = key === undefined ? signing : secretOf(key)
  return { current, all: [current, ...(previous === undefined ? [] : [secretOf(previous)]), signing] }
}

const derive = (text: string, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', text.trim(), '', `storeglass connections: ${purpose}`, bytes))

/** Derived, so that a secret that also signs tokens is no key of the cipher. */
export const secretOf = (text: string): Secret => ({
  id: derive(text, 'id', 6).toString('hex'),
  key: derive(text, 'key', 32),
})
