import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Capability, Provider, RightState } from '#contract/connections/connection.ts'

export const rightName: Record<Capability, MessageDescriptor> = {
  'read-apps': msg`See the apps`,
  'read-reviews': msg`Read reviews`,
  reply: msg`Answer reviews`,
  'read-listing': msg`Read the listing`,
  'publish-listing': msg`Publish the listing`,
  sales: msg`Read sales and trends`,
  analytics: msg`Read analytics reports`,
  'ads-read': msg`Read campaigns`,
  'ads-write': msg`Change campaigns`,
}

/** What a right is for; stands after the role that gives it. */
export const rightPurpose: Record<Capability, MessageDescriptor> = {
  'read-apps': msg`needed to choose apps`,
  'read-reviews': msg`needed for the review list`,
  reply: msg`needed to send replies`,
  'read-listing': msg`needed for store data and the editor`,
  'publish-listing': msg`needed for the publish queue`,
  sales: msg`needed for downloads and revenue`,
  analytics: msg`needed for impressions and conversion`,
  'ads-read': msg`needed for the ads dashboard`,
  'ads-write': msg`needed to change bids and budgets`,
}

export const rightStateName: Record<RightState, MessageDescriptor> = {
  granted: msg`Granted`,
  missing: msg`Missing`,
  'not-tried': msg`Not tried yet`,
  'not-used': msg`Not used`,
  unknown: msg`Not known`,
}

/** Why a right is neither there nor missing. */
export const rightStateReason: Partial<Record<RightState, MessageDescriptor>> = {
  'not-tried': msg`Only the first real attempt shows whether the key may do this.`,
  'not-used': msg`What it needs was not given when the key was added.`,
  unknown: msg`The last check did not get this far.`,
}

/** What stops when a connection is gone. */
export const stoppedName: Record<Capability, MessageDescriptor> = {
  'read-apps': msg`The list of apps`,
  'read-reviews': msg`Reviews`,
  reply: msg`Replies`,
  'read-listing': msg`Store data`,
  'publish-listing': msg`Publishing`,
  sales: msg`Sales`,
  analytics: msg`Analytics`,
  'ads-read': msg`Campaign numbers`,
  'ads-write': msg`Campaign changes`,
}

/** The provider's own name of the least role or permission that gives a right, as its console shows it in English. */
const roles: Record<Provider, Partial<Record<Capability, string>>> = {
  'app-store-connect': {
    'read-apps': 'Customer Support',
    'read-reviews': 'Customer Support',
    reply: 'Customer Support',
    'read-listing': 'Marketing',
    'publish-listing': 'App Manager',
    sales: 'Sales and Reports',
    analytics: 'Admin',
  },
  'google-play': {
    'read-apps': 'View app information',
    'read-reviews': 'View app information',
    reply: 'Reply to reviews',
    'read-listing': 'View app information',
    'publish-listing': 'Manage store presence',
    analytics: 'View app information and download bulk reports',
  },
  'apple-ads': { 'ads-read': 'API Account Read Only', 'ads-write': 'API Campaign Manager' },
  'google-ads': { 'ads-read': 'Read only' },
}

export const roleName = (provider: Provider, capability: Capability): string => roles[provider][capability] ?? ''
