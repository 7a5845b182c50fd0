import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError } from './config-values.ts'
import { authSecret } from './auth-secret.ts'

let dataFolder: string
const kept = () => path.join(dataFolder, 'auth-secret')
const secretOf = (authSecretOfConfig?: string) => authSecret({ dataFolder, authSecret: authSecretOfConfig })

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'storeglass-secret-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))

describe('the secret that signs tokens', () => {
  test('is made once, for the owner’s eyes alone, and leaves nothing beside it', async () => {
    const secret = await secretOf()
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(await secretOf()).toBe(secret)
    expect(readdirSync(dataFolder)).toEqual(['auth-secret'])
    expect(statSync(kept()).mode & 0o777).toBe(0o600)
  })

  test.each(['', 'half of a secr', ' '.repeat(40), '\n'])(
    'too short on the disk (%j), it stops the start with one line',
    async (text) => {
      writeFileSync(kept(), text)
      const failure = await secretOf().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(ConfigError)
      expect(failure).toMatchObject({
        message: `${kept()} must hold at least 32 characters and holds ${text.trim().length}. Restore it from a backup, or delete it: the next start makes a new one.`,
      })
      expect(readFileSync(kept(), 'utf8')).toBe(text)
    },
  )

  test('what a crash left of an unfinished one is no secret: a whole one is made', async () => {
    writeFileSync(`${kept()}.new`, '')
    const secret = await secretOf()
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(readdirSync(dataFolder)).toEqual(['auth-secret'])
  })

  test('a line break that an editor or a restore put behind it is no part of it', async () => {
    const secret = await secretOf()
    writeFileSync(kept(), `${secret}\n`)
    expect(await secretOf()).toBe(secret)
  })

  test('the configured one wins, and no file is made', async () => {
    expect(await secretOf('a secret that is long enough for tests')).toBe('a secret that is long enough for tests')
    expect(readdirSync(dataFolder)).toEqual([])
  })
})
