import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { Id, lineOf } from '../store.ts'
import { Connection, ConnectionName, Provider } from './connection.ts'

/** Maximum size of a key file, bytes (OP-69). */
export const KEY_FILE_MAX = 64 * 1024

export const IssuerId = v.pipe(v.string(), v.trim(), v.uuid())
/** Of App Store Connect: 10 characters. */
export const StoreKeyId = v.pipe(v.string(), v.trim(), v.regex(/^[A-Z0-9]{10}$/))
export const VendorNumber = v.pipe(v.string(), v.trim(), v.regex(/^\d{6,12}$/))
/** As Play Console shows it, with or without `gs://`. */
export const ReportBucket = v.pipe(v.string(), v.trim(), v.regex(/^(?:gs:\/\/)?pubsite_prod_(?:rev_)?\d+\/?$/))
/** Client and team id of Apple Ads. */
export const AdsId = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^SEARCHADS\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i),
)
export const AdsKeyId = v.pipe(v.string(), v.trim(), v.uuid())
/** Of Google Ads, with or without dashes: 10 digits. */
export const CustomerId = v.pipe(v.string(), v.trim(), v.regex(/^\d{3}-?\d{3}-?\d{4}$/))

const KeyFile = v.pipe(
  v.instance(File),
  v.maxSize(KEY_FILE_MAX),
  v.metadata({ jsonSchema: { type: 'string', format: 'binary' } }),
)

/** What a form field left empty sends. */
const orEmpty = <S extends v.GenericSchema<string, string>>(field: S) => v.optional(v.union([v.literal(''), field]))

export const appStoreConnectFields = { issuerId: IssuerId, keyId: StoreKeyId, vendorNumber: orEmpty(VendorNumber) }
export const googlePlayFields = { reportBucket: orEmpty(ReportBucket) }
export const appleAdsFields = {
  clientId: AdsId,
  teamId: AdsId,
  keyId: AdsKeyId,
  /** Which of the ad accounts that the key sees; needed where it sees several. */
  accountId: orEmpty(lineOf(40)),
}
export const googleAdsFields = { customerId: CustomerId, loginCustomerId: orEmpty(CustomerId) }

const AppStoreConnectForm = v.object({
  type: v.literal('app-store-connect'),
  name: ConnectionName,
  ...appStoreConnectFields,
  file: KeyFile,
})
/** The name is the developer's (CONN-010). */
const GooglePlayForm = v.object({
  type: v.literal('google-play'),
  name: ConnectionName,
  ...googlePlayFields,
  file: KeyFile,
})
const AppleAdsForm = v.object({ type: v.literal('apple-ads'), name: ConnectionName, ...appleAdsFields, file: KeyFile })
const GoogleAdsForm = v.object({
  type: v.literal('google-ads'),
  name: ConnectionName,
  ...googleAdsFields,
  file: KeyFile,
})

const StoreForm = v.variant('type', [AppStoreConnectForm, GooglePlayForm])
const AdForm = v.variant('type', [AppleAdsForm, GoogleAdsForm])
export const KeyForm = v.variant('type', [AppStoreConnectForm, GooglePlayForm, AppleAdsForm, GoogleAdsForm])
export type KeyForm = v.InferOutput<typeof KeyForm>

/** Refused keys are not stored. `details.capabilities` of PERMISSION_MISSING names what the key lacks. */
const keyErrors = [
  'CONNECTION_EXISTS',
  'KEY_FILE_INVALID',
  'CREDENTIALS_REFUSED',
  'AGREEMENTS_MISSING',
  'PERMISSION_MISSING',
  'STORE_CHECK_FAILED',
  'UPLOAD_TOO_LARGE',
] as const

/** OP-69: the key is checked with the store first. */
export const connectStore = endpoint({
  id: 'connectStore',
  summary: 'Connect a store with a key',
  method: 'POST',
  path: '/connectionresources/v1/connections',
  status: 201,
  privilege: 'connections/manage',
  selfOnly: true,
  confirmed: true,
  multipart: true,
  timeoutMs: 60_000,
  body: StoreForm,
  response: Connection,
  errors: keyErrors,
})

export const AdAccount = v.object({ id: v.string(), name: v.string() })
export type AdAccount = v.InferOutput<typeof AdAccount>

/** OP-65. `choose-account`: nothing was stored; the form is to be sent again with one of them as `accountId`. */
export const ConnectedAds = v.variant('outcome', [
  v.object({ outcome: v.literal('connected'), connection: Connection }),
  v.object({ outcome: v.literal('choose-account'), accounts: v.array(AdAccount) }),
])

export const connectAds = endpoint({
  id: 'connectAds',
  summary: 'Connect an ad platform with a key',
  method: 'POST',
  feature: 'ad-platforms',
  path: '/paidua/connector/v2/organizations/{orgId}/connections',
  privilege: 'connections/manage',
  selfOnly: true,
  confirmed: true,
  multipart: true,
  timeoutMs: 60_000,
  params: v.object({ orgId: Id }),
  body: AdForm,
  response: ConnectedAds,
  errors: keyErrors,
})

/**
 * Keeps the connection's name, apps and history. The form is of the connection's own provider. FEATURE_LOCKED: the plan holds no
 * ad platforms.
 */
export const replaceKey = endpoint({
  id: 'replaceKey',
  summary: 'Replace the key of a connection',
  method: 'PUT',
  path: '/connectionresources/v1/connections/{connectionId}/key',
  privilege: 'connections/manage',
  selfOnly: true,
  confirmed: true,
  multipart: true,
  timeoutMs: 60_000,
  params: v.object({ connectionId: Id }),
  body: KeyForm,
  response: ConnectedAds,
  errors: ['CONNECTION_NOT_FOUND', ...keyErrors],
})

/** A key of the sample market's fictional console, as its real console would give it out. */
export const SampleKey = v.object({
  fileName: v.string(),
  /** The file's text. */
  file: v.string(),
  /** The other fields of the form. */
  fields: v.record(v.string(), v.string()),
})
export type SampleKey = v.InferOutput<typeof SampleKey>

/** Only for organisations on the sample market. */
export const makeSampleKey = endpoint({
  id: 'makeSampleKey',
  summary: "Make a key in the sample market's fictional console",
  method: 'POST',
  path: '/connectionresources/v1/sample-keys',
  status: 201,
  privilege: 'connections/manage',
  selfOnly: true,
  body: v.object({ provider: Provider }),
  response: SampleKey,
  errors: ['NOT_FOUND'],
})

/** As if somebody had deleted the key in the console: the connection breaks at its next check. */
export const revokeSampleKey = endpoint({
  id: 'revokeSampleKey',
  summary: "Revoke a connection's key in the sample market's fictional console",
  method: 'DELETE',
  path: '/connectionresources/v1/sample-keys/{connectionId}',
  status: 204,
  privilege: 'connections/manage',
  selfOnly: true,
  params: v.object({ connectionId: Id }),
  response: v.null(),
  errors: ['CONNECTION_NOT_FOUND', 'NOT_FOUND'],
})
