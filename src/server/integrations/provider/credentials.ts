import * as v from 'valibot'

/** A private key in PEM, PKCS8. */
const PrivateKey = v.pipe(v.string(), v.startsWith('-----BEGIN PRIVATE KEY-----'))

export const AppStoreConnectCredentials = v.object({
  provider: v.literal('app-store-connect'),
  issuerId: v.string(),
  keyId: v.string(),
  /** EC P-256. */
  privateKey: PrivateKey,
  /** null: sales reports can't be asked for. */
  vendorNumber: v.nullable(v.string()),
})
export type AppStoreConnectCredentials = v.InferOutput<typeof AppStoreConnectCredentials>

/** Of a key file of Google: the address for tokens is the configuration's, never that of the file. */
const serviceAccount = { clientEmail: v.string(), privateKeyId: v.string(), privateKey: PrivateKey }

export const GooglePlayCredentials = v.object({
  provider: v.literal('google-play'),
  ...serviceAccount,
  /** `pubsite_prod_…`; null: reports can't be read. */
  reportBucket: v.nullable(v.string()),
})
export type GooglePlayCredentials = v.InferOutput<typeof GooglePlayCredentials>

export const AppleAdsCredentials = v.object({
  provider: v.literal('apple-ads'),
  clientId: v.string(),
  teamId: v.string(),
  keyId: v.string(),
  /** EC P-256. */
  privateKey: PrivateKey,
  /** null only while it is being chosen. */
  accountId: v.nullable(v.string()),
})
export type AppleAdsCredentials = v.InferOutput<typeof AppleAdsCredentials>

export const GoogleAdsCredentials = v.object({
  provider: v.literal('google-ads'),
  ...serviceAccount,
  /** 10 digits. */
  customerId: v.string(),
  /** The manager account through which it is reached; null: directly. */
  loginCustomerId: v.nullable(v.string()),
})
export type GoogleAdsCredentials = v.InferOutput<typeof GoogleAdsCredentials>

/** What is sealed in the database. */
export const Credentials = v.variant('provider', [
  AppStoreConnectCredentials,
  GooglePlayCredentials,
  AppleAdsCredentials,
  GoogleAdsCredentials,
])
export type Credentials = v.InferOutput<typeof Credentials>
