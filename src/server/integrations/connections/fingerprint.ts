import { createHash } from 'node:crypto'
import type { Credentials } from '../provider/credentials.ts'

/** What makes two keys the same: to connect one twice is a mistake. */
function identityOf(credentials: Credentials): (string | null)[] {
  switch (credentials.provider) {
    case 'app-store-connect':
      return [credentials.issuerId.toLowerCase(), credentials.keyId]
    case 'google-play':
      return [credentials.clientEmail.toLowerCase()]
    case 'apple-ads':
      return [credentials.keyId.toLowerCase(), credentials.accountId]
    case 'google-ads':
      return [credentials.clientEmail.toLowerCase(), credentials.customerId]
  }
}

/** Unique within an organisation; tells nothing of the key. */
export const fingerprintOf = (credentials: Credentials): string =>
  createHash('sha256')
    .update(JSON.stringify([credentials.provider, ...identityOf(credentials)]))
    .digest('base64url')

/** The last 4 characters of the key's public id. */
export function keyEndingOf(credentials: Credentials): string {
  const isGoogle = credentials.provider === 'google-play' || credentials.provider === 'google-ads'
  return (isGoogle ? credentials.privateKeyId : credentials.keyId).slice(-4)
}
