import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Connection, ConnectionReason, ConnectionStatus } from '#contract/connections/connection.ts'
import { providerName } from './provider-name.ts'

/** Why a connection does not work, with its name; the provider is who says so. */
const reasons: Record<ConnectionReason, (provider: string, name: string) => MessageDescriptor> = {
  credentials: (provider, name) => msg`${provider} no longer accepts the key of “${name}”`,
  permission: (_, name) => msg`The key of “${name}” lacks a right`,
  agreements: (provider, name) => msg`Agreements have to be accepted in ${provider} before “${name}” goes on`,
  'api-off': (provider, name) => msg`The API of ${provider} is not switched on for the project of “${name}”`,
  account: (provider, name) => msg`The account of “${name}” is gone from ${provider}, or the key does not see it`,
  'rate-limited': (provider, name) => msg`${provider} allows no more calls of “${name}” right now`,
  unavailable: (provider, name) => msg`${provider} did not answer when “${name}” was checked`,
  secret: (_, name) => msg`The stored key of “${name}” can't be read any more`,
}

const byStatus: Record<ConnectionStatus, ConnectionReason> = {
  working: 'unavailable',
  broken: 'credentials',
  permissions: 'permission',
  blocked: 'agreements',
  'rate-limited': 'rate-limited',
}

export const reasonText = ({ provider, name, reason, status }: Connection): MessageDescriptor =>
  reasons[reason ?? byStatus[status]](providerName(provider), name)
