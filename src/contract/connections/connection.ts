import * as v from 'valibot'
import { lineOf, AppRef, Id, Timestamp } from '../store.ts'

/** Whose console a key opens (OP-65, CONN-009, CONN-010). */
export const Provider = v.picklist(['app-store-connect', 'google-play', 'apple-ads', 'google-ads'])
export type Provider = v.InferOutput<typeof Provider>

export const StoreProvider = v.picklist(['app-store-connect', 'google-play'])
export type StoreProvider = v.InferOutput<typeof StoreProvider>
export const AdProvider = v.picklist(['apple-ads', 'google-ads'])
export type AdProvider = v.InferOutput<typeof AdProvider>

/** The store whose apps a provider knows; Google Ads advertises apps of both, and Storeglass reads those of Google Play. */
export const storeOf: Record<Provider, v.InferOutput<typeof AppRef>['store']> = {
  'app-store-connect': 'APP_STORE',
  'google-play': 'GOOGLE_PLAY',
  'apple-ads': 'APP_STORE',
  'google-ads': 'GOOGLE_PLAY',
}

export const isAdProvider = (provider: Provider): provider is AdProvider =>
  provider === 'apple-ads' || provider === 'google-ads'

/** What a key may be used for; each is checked by itself. */
export const Capability = v.picklist([
  'read-apps',
  'read-reviews',
  'reply',
  'read-listing',
  'publish-listing',
  'sales',
  'analytics',
  'ads-read',
  'ads-write',
])
export type Capability = v.InferOutput<typeof Capability>

/** The capabilities that each provider offers, in the order of display. */
export const capabilitiesOf: Record<Provider, readonly Capability[]> = {
  'app-store-connect': ['read-apps', 'read-reviews', 'reply', 'read-listing', 'publish-listing', 'sales', 'analytics'],
  'google-play': ['read-apps', 'read-reviews', 'reply', 'read-listing', 'publish-listing', 'analytics'],
  'apple-ads': ['ads-read', 'ads-write'],
  'google-ads': ['ads-read'],
}

/** The capabilities that something needs; what a key lacks of the others makes it no worse. */
const usedCapabilities = ['read-apps', 'read-reviews', 'reply', 'sales', 'analytics', 'ads-read'] as const
export type UsedCapability = (typeof usedCapabilities)[number]

export const isUsed = (capability: Capability): capability is UsedCapability =>
  usedCapabilities.some((one) => one === capability)

/**
 * `not-tried`: only a real attempt shows it, and none was made yet; `not-used`: what it needs was not given, such as a
 * vendor number; `unknown`: the last check did not get that far.
 */
export const RightState = v.picklist(['granted', 'missing', 'not-tried', 'not-used', 'unknown'])
export type RightState = v.InferOutput<typeof RightState>

export const Right = v.object({ capability: Capability, state: RightState, checkedAt: v.nullable(Timestamp) })
export type Right = v.InferOutput<typeof Right>
export type UsedRight = Right & { capability: UsedCapability }

/** The rights that something needs. */
export const usedRights = (rights: readonly Right[]): UsedRight[] =>
  rights.filter((right): right is UsedRight => isUsed(right.capability))

/** CONN-005. */
export const ConnectionStatus = v.picklist(['working', 'broken', 'permissions', 'blocked', 'rate-limited'])
export type ConnectionStatus = v.InferOutput<typeof ConnectionStatus>

/** Why a connection is as it is; the interface has a sentence for each. */
export const ConnectionReason = v.picklist([
  /** Wrong or revoked key, or a clock that is off: the providers do not distinguish. */
  'credentials',
  'permission',
  /** The account holder has to accept agreements; the key is good. */
  'agreements',
  /** The provider's interface is not switched on for the project that the key belongs to. */
  'api-off',
  /** The account that was chosen does not exist any more, or this key does not see it. */
  'account',
  'rate-limited',
  'unavailable',
  /** The server can't decrypt the stored key: it was sealed under another secret. */
  'secret',
])
export type ConnectionReason = v.InferOutput<typeof ConnectionReason>

/** CONN-003. Others are not listed. */
export const AdState = v.picklist(['ACTIVE', 'NEW', 'PENDING'])
export type AdState = v.InferOutput<typeof AdState>

export const AssignedApp = v.object({
  ...AppRef.entries,
  /** Its figures are shown where several connections see the same app (CONN-016). */
  isPrimary: v.boolean(),
  assignedAt: Timestamp,
})
export type AssignedApp = v.InferOutput<typeof AssignedApp>

export const ConnectionName = lineOf(80)

/** CONN-002. Never any part of a key, except the end of its public id. */
export const Connection = v.object({
  id: Id,
  provider: Provider,
  name: v.string(),
  createdOn: Timestamp,
  /** Empty where that person is gone. */
  createdBy: v.string(),
  status: ConnectionStatus,
  /** null: working. */
  reason: v.nullable(ConnectionReason),
  /** Since when it has this status. */
  since: Timestamp,
  /** When the store last answered a check; null: never yet. */
  checkedAt: v.nullable(Timestamp),
  /** Rate-limited: when it goes on. */
  retryAt: v.nullable(Timestamp),
  /** Of an ad connection; null: a store's. */
  adState: v.nullable(AdState),
  /** The last 4 characters of the key's id. */
  keyEnding: v.string(),
  /** The chosen ad account, or the developer's name (CONN-010). */
  accountName: v.nullable(v.string()),
  rights: v.array(Right),
  /** Calls within the current hour; `limit` null: the provider tells none. */
  calls: v.object({ used: v.number(), limit: v.nullable(v.number()), usedAt: v.nullable(Timestamp) }),
  assignedApps: v.array(AssignedApp),
  /** The caller may not change it, as they lack edit on an app that it serves; left out: they may with `connections/manage`. */
  permission: v.optional(v.literal('view')),
})
export type Connection = v.InferOutput<typeof Connection>
