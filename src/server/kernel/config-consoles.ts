import * as v from 'valibot'
import { withoutEnd } from '#aso/without-end.ts'
import type { Provider } from '#contract/connections/connection.ts'
import { isTrustworthy, SECRET_MIN } from './config-values.ts'

/** Where the providers of connections are. Addresses have no slash at their end. */
export interface Consoles {
  appStoreConnect: { baseUrl: string }
  googlePlay: { apiUrl: string; storageUrl: string; tokenUrl: string }
  appleAds: { baseUrl: string; tokenUrl: string }
  googleAds: { baseUrl: string; tokenUrl: string; version: string }
  /** Those whose address is set: organisations on the sample market ask it too, instead of a fictional console. */
  configured: readonly Provider[]
}

const defaults = {
  APP_STORE_CONNECT_URL: 'https://api.appstoreconnect.apple.com',
  GOOGLE_PLAY_API_URL: 'https://androidpublisher.googleapis.com',
  GOOGLE_STORAGE_URL: 'https://storage.googleapis.com',
  GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
  APPLE_ADS_URL: 'https://api.ads.apple.com/v1',
  APPLE_ADS_TOKEN_URL: 'https://appleid.apple.com/auth/oauth2/token',
  GOOGLE_ADS_URL: 'https://googleads.googleapis.com',
} as const
type Variable = keyof typeof defaults
const variables = Object.keys(defaults) as Variable[]

/** Several versions a year, each for about one. */
const GOOGLE_ADS_VERSION = 'v26'

/** Keys of customers go there: nobody on the way may read them. */
const ConsoleUrl = v.pipe(
  v.string(),
  v.transform((text) => withoutEnd(text, /\//)),
  v.check(isTrustworthy),
)
const Secret = v.pipe(
  v.string(),
  v.check((text) => text.trim().length >= SECRET_MIN),
)

export const consoleEntries = {
  SECRETS_KEY: v.optional(Secret),
  SECRETS_KEY_PREVIOUS: v.optional(Secret),
  ...each(v.optional(ConsoleUrl)),
  GOOGLE_ADS_API_VERSION: v.optional(v.pipe(v.string(), v.regex(/^v\d{1,3}$/)), GOOGLE_ADS_VERSION),
}

const secret = `at least ${SECRET_MIN} characters, such as what "openssl rand -base64 32" prints`
export const consoleExpectations = {
  SECRETS_KEY: secret,
  SECRETS_KEY_PREVIOUS: secret,
  ...each('an https address, or an http one on this machine'),
  GOOGLE_ADS_API_VERSION: `a version such as ${GOOGLE_ADS_VERSION}`,
}

// `Object.fromEntries` loses the names' types.
function each<T>(value: T): Record<Variable, T> {
  return Object.fromEntries(variables.map((name) => [name, value])) as Record<Variable, T>
}

/** The variable of each provider's own address. */
const ownAddress: Record<Provider, Variable> = {
  'app-store-connect': 'APP_STORE_CONNECT_URL',
  'google-play': 'GOOGLE_PLAY_API_URL',
  'apple-ads': 'APPLE_ADS_URL',
  'google-ads': 'GOOGLE_ADS_URL',
}

type Values = Partial<Record<Variable, string | undefined>> & { GOOGLE_ADS_API_VERSION: string }

export function readConsoles(values: Values): Consoles {
  const at = (name: Variable) => values[name] ?? defaults[name]
  const tokenUrl = at('GOOGLE_TOKEN_URL')
  return {
    appStoreConnect: { baseUrl: at('APP_STORE_CONNECT_URL') },
    googlePlay: { apiUrl: at('GOOGLE_PLAY_API_URL'), storageUrl: at('GOOGLE_STORAGE_URL'), tokenUrl },
    appleAds: { baseUrl: at('APPLE_ADS_URL'), tokenUrl: at('APPLE_ADS_TOKEN_URL') },
    googleAds: { baseUrl: at('GOOGLE_ADS_URL'), tokenUrl, version: values.GOOGLE_ADS_API_VERSION },
    configured: (Object.keys(ownAddress) as Provider[]).filter(
      (provider) => values[ownAddress[provider]] !== undefined,
    ),
  }
}
