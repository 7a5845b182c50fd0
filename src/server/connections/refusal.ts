import { capabilitiesOf, type Capability, type Provider } from '#contract/connections/connection.ts'
import type { Check } from '#server/integrations/provider/client.ts'
import type { ProviderFailure, ProviderFailureKind } from '#server/integrations/provider/provider-failure.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/** Without any of them a key is of no use, unless it may read the figures. */
const readable: ReadonlySet<Capability> = new Set(['read-apps', 'read-reviews', 'ads-read'])

/** @throws PERMISSION_MISSING where not even reading works; `capabilities` names what the key lacks */
export function requireReading({ rights }: Pick<Check, 'rights'>): void {
  const reads = rights.filter(({ capability }) => readable.has(capability))
  if (reads.length === 0 || reads.some(({ state }) => state !== 'missing')) return
  if (rights.some(({ capability, state }) => capability === 'analytics' && state === 'granted')) return
  throw permissionMissing(rights.flatMap(({ capability, state }) => (state === 'missing' ? [capability] : [])))
}

const permissionMissing = (capabilities: readonly Capability[], reason?: ProviderFailureKind) =>
  new HttpError('PERMISSION_MISSING', 'This key may not do what Storeglass needs.', {
    details: { capabilities: [...capabilities], ...(reason && { reason }) },
  })

/** What a failure of a provider means for who entered the key, or asked for something through it. */
export function refusalOf(failure: ProviderFailure): HttpError {
  const { kind, provider, retryAfterSeconds } = failure
  switch (kind) {
    case 'credentials':
      return new HttpError('CREDENTIALS_REFUSED', 'The store does not accept this key.', { details: { reason: kind } })
    case 'account':
      return new HttpError('CREDENTIALS_REFUSED', 'There is no such account for this key.', {
        details: { reason: kind },
      })
    case 'agreements':
      return new HttpError('AGREEMENTS_MISSING', 'The account holder has to accept agreements first.')
    case 'permission':
      return permissionMissing(readableOf(provider))
    case 'api-off':
      return permissionMissing(readableOf(provider), kind)
    case 'rate-limited':
    case 'unavailable':
    case 'not-found':
    case 'refused':
    case 'unknown-outcome':
      return new HttpError('STORE_CHECK_FAILED', 'The store could not be asked.', {
        details: {
          reason: kind === 'rate-limited' ? kind : 'unavailable',
          ...(retryAfterSeconds !== null && { retryAfterSeconds }),
        },
      })
  }
}

const readableOf = (provider: Provider) => capabilitiesOf[provider].filter((capability) => readable.has(capability))
