import type { AdAccount, KeyForm } from '#contract/connections/keys.ts'
import type { Services } from '#server/endpoints/services.ts'
import { outcomeOf, triedApps } from '#server/integrations/connections/check-connection.ts'
import { fingerprintOf } from '#server/integrations/connections/fingerprint.ts'
import type { AdClient, Check, CheckedClient } from '#server/integrations/provider/client.ts'
import type { Credentials } from '#server/integrations/provider/credentials.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { credentialsOf } from './credentials-of.ts'
import { refuseKnownKey } from './known-key.ts'
import { refusalOf, requireReading } from './refusal.ts'

/** A key that its provider accepts, or the accounts of which one is to be chosen. */
export type TriedKey = { credentials: Credentials; check: Check } | { accounts: AdAccount[] }

interface Asked {
  form: KeyForm
  caller: Caller
  services: Services
  /** Whose key is replaced; null: the key is for a new connection. */
  connectionId: string | null
}

/**
 * Reads a key and asks its provider about it; nothing is stored. Not in a transaction.
 * @throws RATE_LIMITED, KEY_FILE_INVALID, CONNECTION_EXISTS, and what `refusalOf` makes of a failure
 */
export async function tryKey(asked: Asked): Promise<TriedKey> {
  const { caller, services, connectionId } = asked
  await services.limits.count('storeKeys', caller.organizationId)
  const entered = await credentialsOf(asked.form)
  const organisation = { organisationId: caller.organizationId, market: caller.market }
  const clientOf = (credentials: Credentials) => services.connections.ofKey(credentials, organisation)
  const chosen = await withAccount(entered, clientOf(entered))
  if ('accounts' in chosen) return chosen
  const { credentials } = chosen
  await refuseKnownKey(services.db, caller, fingerprintOf(credentials), connectionId)
  const of = { organisation_id: caller.organizationId, id: connectionId, provider: credentials.provider }
  const outcome = await outcomeOf(clientOf(credentials), await triedApps(services.db, of))
  if (outcome === 'secret') throw new Error('A key that was just entered can’t be decrypted.')
  if ('failure' in outcome) throw refusalOf(outcome.failure)
  requireReading(outcome.check)
  return { credentials, check: outcome.check }
}

/** A key of Apple Ads that sees one account is for that. */
async function withAccount(
  credentials: Credentials,
  client: CheckedClient | AdClient,
): Promise<{ credentials: Credentials } | { accounts: AdAccount[] }> {
  if (credentials.provider !== 'apple-ads' || credentials.accountId !== null) return { credentials }
  const accounts = await accountsOf(client)
  const [only, ...others] = accounts
  if (!only) throw refusalOf(new ProviderFailure('apple-ads', 'account', 'The key sees no ad account.'))
  if (others.length > 0) return { accounts }
  return { credentials: { ...credentials, accountId: only.id } }
}

async function accountsOf(client: CheckedClient | AdClient): Promise<AdAccount[]> {
  if (!('accounts' in client)) throw new Error('This client knows no accounts.')
  try {
    return await client.accounts()
  } catch (error) {
    throw error instanceof ProviderFailure ? refusalOf(error) : error
  }
}
