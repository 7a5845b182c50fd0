import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { BackupRefused } from './backup-refused.ts'

const VARIABLE = 'BACKUP_PASSPHRASE'
const SHORTEST = 12

/**
 * That of the environment, else the one that is typed at a terminal; undefined: none.
 * @throws BackupRefused where it is too short, or typed differently the second time
 */
export async function newPassphrase(): Promise<string | undefined> {
  const given = process.env[VARIABLE] || (await ask('Passphrase for the keys, or Enter to leave them out: '))
  if (!given) return undefined
  if (given.length < SHORTEST)
    throw new BackupRefused(`The passphrase must have at least ${SHORTEST} characters. Nothing was written.`)
  if (!process.env[VARIABLE] && (await ask('Once more: ')) !== given)
    throw new BackupRefused('The two passphrases differ. Nothing was written.')
  return given
}

/** @throws BackupRefused where there is none */
export async function knownPassphrase(): Promise<string> {
  const given = process.env[VARIABLE] || (await ask('Passphrase of the keys: '))
  if (given) return given
  throw new BackupRefused(
    `The keys in this backup are under a passphrase: set ${VARIABLE}, or restore without them with --without-keys.`,
  )
}

/** What is typed does not show. */
async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
