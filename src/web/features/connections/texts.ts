import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  Connection,
  ConnectionReason,
  ConnectionStatus,
  Provider,
  RightState,
  UsedCapability,
} from '#contract/connections/connection.ts'

const names: Record<Provider, string> = {
  'app-store-connect': 'App Store Connect',
  'google-play': 'Google Play',
  'apple-ads': 'Apple Ads',
  'google-ads': 'Google Ads',
}

/** The provider's own name, the same in every language. */
export const providerName = (provider: Provider): string => names[provider]

/** Whose server the key goes to. */
export const ownerName = (provider: Provider): string =>
  provider === 'app-store-connect' || provider === 'apple-ads' ? 'Apple' : 'Google'

/** Why a connection does not work. */
const reasons: Record<ConnectionReason, (provider: string, name: string) => MessageDescriptor> = {
  credentials: (provider, name) => msg`${provider} no longer accepts the key of “${name}”`,
  permission: (_, name) => msg`The key of “${name}” lacks a permission`,
  agreements: (provider, name) => msg`“${name}” is paused until agreements are accepted in ${provider}`,
  'api-off': (provider, name) => msg`The API of ${provider} isn't enabled for the project of “${name}”`,
  account: (provider, name) =>
    msg`The account of “${name}” no longer exists in ${provider}, or the key has no access to it`,
  'rate-limited': (provider, name) => msg`${provider} allows no more calls of “${name}” right now`,
  unavailable: (provider, name) => msg`${provider} didn't respond when “${name}” was checked`,
  secret: (_, name) => msg`The stored key of “${name}” can't be read any more`,
}

const byStatus: Record<ConnectionStatus, ConnectionReason> = {
  working: 'unavailable',
  broken: 'credentials',
  permissions: 'permission',
  blocked: 'agreements',
  'rate-limited': 'rate-limited',
}

/** It works but for the reports, which Google keeps behind an API of their own: that one is switched off. */
export const isReportApiOff = ({ status, reason }: Connection): boolean =>
  status === 'permissions' && reason === 'api-off'

export const reasonText = (connection: Connection): MessageDescriptor => {
  const { provider, name, reason, status } = connection
  if (isReportApiOff(connection)) return msg`The Cloud Storage API isn't enabled for the project of “${name}”`
  return reasons[reason ?? byStatus[status]](providerName(provider), name)
}

export const rightName: Record<UsedCapability, MessageDescriptor> = {
  'read-apps': msg`See the apps`,
  'read-reviews': msg`Read reviews`,
  reply: msg`Reply to reviews`,
  sales: msg`Read sales and trends`,
  analytics: msg`Read analytics reports`,
  'ads-read': msg`Read ads reports`,
}

const purposes: Record<UsedCapability, MessageDescriptor> = {
  'read-apps': msg`needed to choose apps`,
  'read-reviews': msg`needed for the review list`,
  reply: msg`needed to send replies`,
  sales: msg`needed for downloads and revenue`,
  analytics: msg`needed for impressions and conversion`,
  'ads-read': msg`needed for the search popularity of keywords`,
}

/** What a right is for; shown after the role that gives it. */
export const rightPurpose = (provider: Provider, capability: UsedCapability): MessageDescriptor =>
  provider === 'google-ads' ? msg`not used yet` : purposes[capability]

export const rightStateName: Record<RightState, MessageDescriptor> = {
  granted: msg`Granted`,
  missing: msg`Missing`,
  'not-tried': msg`Not tried yet`,
  'not-used': msg`Not used`,
  unknown: msg`Not known`,
}

/** Why a right is neither granted nor missing. */
export const rightStateReason: Partial<Record<RightState, MessageDescriptor>> = {
  'not-tried': msg`Only the first real attempt shows whether the key can do this.`,
  'not-used': msg`The information it needs wasn't provided when the key was added.`,
  unknown: msg`The last check didn't get this far.`,
}

const stopped: Record<UsedCapability, MessageDescriptor> = {
  'read-apps': msg`The list of apps`,
  'read-reviews': msg`Reviews`,
  reply: msg`Replies`,
  sales: msg`Sales`,
  analytics: msg`Analytics`,
  'ads-read': msg`Search popularity`,
}

/** What stops when a connection is gone. */
export const stoppedName = (provider: Provider, capability: UsedCapability): MessageDescriptor =>
  provider === 'google-ads' ? msg`Checks of the key` : stopped[capability]

/** The provider's own name of the least role or permission that gives a right, as its console shows it in English. */
const roles: Record<Provider, Partial<Record<UsedCapability, string>>> = {
  'app-store-connect': {
    'read-apps': 'Customer Support',
    'read-reviews': 'Customer Support',
    reply: 'App Manager',
    sales: 'Sales and Reports',
    analytics: 'Admin',
  },
  'google-play': {
    'read-apps': 'View app information',
    'read-reviews': 'View app information',
    reply: 'Reply to reviews',
    analytics: 'View app information and download bulk reports',
  },
  'apple-ads': { 'ads-read': 'API Account Read Only' },
  'google-ads': { 'ads-read': 'Read only' },
}

export const roleName = (provider: Provider, capability: UsedCapability): string => roles[provider][capability] ?? ''
