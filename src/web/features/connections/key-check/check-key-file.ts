import type { Provider } from '#contract/connections/connection.ts'
import { KEY_FILE_MAX } from '#contract/connections/keys.ts'
import { checkEcKey, checkRsaKey, type KeyVerdict } from './import-key.ts'
import { readServiceAccount } from './service-account.ts'

/** One line of the "Check of the key". */
export type KeyCheck =
  | { what: 'type'; isGood: boolean; extensions: string; bytes: number }
  | { what: 'size'; isGood: boolean; bytes: number }
  | { what: 'key'; isGood: boolean; kind: 'ec' | 'rsa'; isSure: boolean }
  | { what: 'account'; isGood: boolean; email: string | null }

/** A key file as the device has checked it, before anything is sent. */
export interface CheckedKey {
  checks: KeyCheck[]
  isGood: boolean
  /** In the file's name, as App Store Connect gives it out; null: it says none. */
  keyId: string | null
}

const extensions: Record<Provider, readonly string[]> = {
  'app-store-connect': ['.p8'],
  'google-play': ['.json'],
  'apple-ads': ['.pem', '.p8'],
  'google-ads': ['.json'],
}

/** What a chooser of files offers, and what the texts name: ".pem, .p8". */
export const extensionsOf = (provider: Provider): string => extensions[provider].join(', ')

/** CONN-011: whether the name of a file ends as that of the provider's keys. */
const hasExtension = (provider: Provider, name: string) =>
  extensions[provider].some((one) => name.toLowerCase().endsWith(one))

/** `AuthKey_2X9R4HM3T8.p8`, also where a browser has added a number to the name. */
export const keyIdInName = (name: string): string | null =>
  /^(?:AuthKey|ApiKey)_([A-Z0-9]{10})(?:\s*\(\d+\)|-\d+)?\.p8$/.exec(name)?.[1] ?? null

/** Checks a key file on this device: type, size, and whether it reads as a key of that provider. */
export async function checkKeyFile(provider: Provider, file: File): Promise<CheckedKey> {
  const isType = hasExtension(provider, file.name)
  const isSmall = file.size <= KEY_FILE_MAX
  const checks: KeyCheck[] = [
    { what: 'type', isGood: isType && isSmall, extensions: extensionsOf(provider), bytes: file.size },
  ]
  if (isType && !isSmall) checks[0] = { what: 'size', isGood: false, bytes: file.size }
  if (isType && isSmall) checks.push(...(await contentChecks(provider, await file.text())))
  return {
    checks,
    isGood: checks.every(({ isGood }) => isGood),
    keyId: provider === 'app-store-connect' ? keyIdInName(file.name) : null,
  }
}

async function contentChecks(provider: Provider, text: string): Promise<KeyCheck[]> {
  if (provider === 'app-store-connect' || provider === 'apple-ads')
    return [keyCheck('ec', await checkEcKey(text, { sec1: provider === 'apple-ads' }))]
  const { email, privateKey } = readServiceAccount(text)
  return [
    { what: 'account', isGood: email !== null && privateKey !== null, email },
    ...(privateKey === null ? [] : [keyCheck('rsa', await checkRsaKey(privateKey))]),
  ]
}

const keyCheck = (kind: 'ec' | 'rsa', verdict: KeyVerdict): KeyCheck => ({
  what: 'key',
  kind,
  isGood: verdict !== 'bad',
  isSure: verdict !== 'unknown',
})
