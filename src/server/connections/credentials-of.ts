import type { KeyForm } from '#contract/connections/keys.ts'
import type { Credentials } from '#server/integrations/provider/credentials.ts'
import { readEcKey, readServiceAccount } from './key-file.ts'

const orNull = (text: string | undefined) => text || null
const withoutDashes = (text: string) => text.replaceAll('-', '')

/** What a form brings. @throws KEY_FILE_INVALID */
export async function credentialsOf(form: KeyForm): Promise<Credentials> {
  switch (form.type) {
    case 'app-store-connect': {
      const { type: provider, issuerId, keyId, vendorNumber, file } = form
      return { provider, issuerId, keyId, privateKey: await readEcKey(file), vendorNumber: orNull(vendorNumber) }
    }
    case 'google-play': {
      const reportBucket = orNull(form.reportBucket)?.replace(/^gs:\/\/|\/$/g, '') ?? null
      return { provider: form.type, ...(await readServiceAccount(form.file)), reportBucket }
    }
    case 'apple-ads': {
      const { type: provider, clientId, teamId, keyId, accountId, file } = form
      return { provider, clientId, teamId, keyId, privateKey: await readEcKey(file), accountId: orNull(accountId) }
    }
    case 'google-ads': {
      const { type: provider, customerId, loginCustomerId, file } = form
      const login = orNull(loginCustomerId)
      return {
        provider,
        ...(await readServiceAccount(file)),
        customerId: withoutDashes(customerId),
        loginCustomerId: login === null ? null : withoutDashes(login),
      }
    }
  }
}
