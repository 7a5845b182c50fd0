import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { BackupRefused } from './backup-refused.ts'
import type { Sealed } from './format.ts'
import { seal, unseal } from './sealed.ts'

/** Files of the data folder that hold a key. */
const keyFiles = ['auth-secret'] as const

const Keys = v.partial(v.object(v.entriesFromList(keyFiles, v.string())))
/** Contents by file name. */
export type Keys = v.InferOutput<typeof Keys>

export function keysOf(dataFolder: string): Keys {
  const there = keyFiles.filter((name) => existsSync(path.join(dataFolder, name)))
  return Object.fromEntries(there.map((name) => [name, readFileSync(path.join(dataFolder, name), 'utf8')]))
}

export const sealKeys = (keys: Keys, passphrase: string): Promise<Sealed> => seal(JSON.stringify(keys), passphrase)

/** @throws BackupRefused where the passphrase is not the one they were sealed with */
export async function openKeys(sealed: Sealed, passphrase: string): Promise<Keys> {
  const text = await unseal(sealed, passphrase)
  if (text === null)
    throw new BackupRefused('The passphrase is not the one that the keys were sealed with. Nothing was changed.')
  return v.parse(Keys, JSON.parse(text))
}
