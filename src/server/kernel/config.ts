import { readFileSync } from 'node:fs'
import type { BlockList } from 'node:net'
import path from 'node:path'
import * as v from 'valibot'
import type { Links } from '#contract/links.ts'
import type { SourceName } from '#contract/market/sources.ts'
import type { Market } from '#contract/store.ts'
import type { ThirdParties } from '#contract/third-parties.ts'
import { readConsoles, type Consoles } from './config-consoles.ts'
import { APPLE_STORE_URL, Environment, expectations, type LogLevel, type Values } from './config-environment.ts'
import { readLinks, readThirdParties } from './config-links.ts'
import { errorOf, isLoopback } from './config-values.ts'

/** Address and limits of a store's public data. */
export interface StoreAccess {
  /** Base URL without a trailing slash. */
  url: string
  callsPerMinute: number
  /** Time-out of a call. */
  timeoutMs: number
  /** Maximum wait of a page for the store's budget and answer before it shows the last good answer, ms. */
  patienceMs: number
}

/** The App Store answers at several hosts, each with a limit of its own. */
export interface AppleAccess extends StoreAccess {
  /** iTunes Search and the feeds of charts and reviews. */
  callsPerMinute: number
  /** iTunes Lookup. */
  lookupsPerMinute: number
  /** Completions of what somebody types. */
  hintsPerMinute: number
  /** Base URL of product pages, without a trailing slash. */
  pagesUrl: string
  pagesPerMinute: number
}

export interface Config {
  version: string
  /** 0: any free port. */
  port: number
  host: string
  /** Public origin; undefined: http://localhost with the port. */
  publicUrl: string | undefined
  /** Absolute path: embedded database, secret, media cache, assets of earlier builds. */
  dataFolder: string
  /** Absolute path of the imported archive. */
  archiveFolder: string
  /** Market of new organisations. */
  market: Market
  /** The stores of the live market. */
  stores: { apple: AppleAccess; google: StoreAccess }
  /** What is asked in place of the stores' picture hosts; undefined: nothing is. */
  storePicturesUrl: string | undefined
  /** The sources of the live market that are used; undefined: staff choose. */
  sources: SourceName[] | undefined
  /** Whether this process runs background jobs. */
  jobs: boolean
  /** Whether browsers get the service worker; otherwise they get one that deletes its caches and unregisters itself. */
  worker: boolean
  /** Interval between polls of a job queue. */
  jobsPollSeconds: number
  demo: boolean
  /** Whether plans are sold here; otherwise every organisation has everything. */
  plans: boolean
  rateLimits: boolean
  /** undefined: the embedded database. */
  databaseUrl: string | undefined
  /** undefined: generated once and kept in the data folder. */
  authSecret: string | undefined
  /**
   * The secret that stored keys of connections are sealed with; undefined: that which signs tokens. `previous` still
   * opens what was sealed with it.
   */
  secrets: { key: string | undefined; previous: string | undefined }
  /** Where the providers of connections are. */
  consoles: Consoles
  smtpUrl: string | undefined
  mailFrom: string
  /** Recipient of demo requests; undefined: they are only stored. */
  salesEmail: string | undefined
  /** Links to terms and help; entries with null are hidden. */
  links: Links
  /** Third-party services that the interface may load; null: none. */
  thirdParties: ThirdParties
  /** E-mail addresses, in lower case, whose verified accounts are staff that may impersonate users. */
  staff: string[]
  /** Proxies whose forwarding headers are trusted. */
  trustedProxies: BlockList
  /** The header in which a trusted proxy names the client's country; undefined: none. */
  countryHeader: string | undefined
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  apple: { clientId: string; teamId: string; keyId: string; privateKey: string; issuer: string } | undefined
  recaptcha: { siteKey: string; secret: string; verifyUrl: string } | undefined
  /** undefined: the built-in test provider, which charges nothing. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string } | undefined
  /**
   * The seller of the plans: named on invoices, and its country determines VAT. Empty `address` and `vatNumber` are
   * omitted.
   */
  seller: { name: string; address: string; country: string; vatNumber: string }
  /** The language model's endpoint, as OpenAI's chat completions; undefined: none. */
  ai:
    | {
        baseUrl: string
        apiKey: string | undefined
        model: string
        timeoutMs: number
        /** Most requests of a UTC day, of everybody together. */
        perDay: number
        /** Whether demo organisations may ask it, too. */
        inDemos: boolean
      }
    | undefined
  logLevel: LogLevel
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError with one line that names the variable and the expected value, never its value
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(Environment, set)
  if (!parsed.success) {
    const name = String(parsed.issues[0].path?.[0]?.key) as keyof typeof Environment.entries
    throw errorOf(name, `must be ${expectations[name] ?? 'text'}`)
  }
  const values = parsed.output
  if (values.DATABASE_URL && !values.AUTH_SECRET) {
    throw errorOf('AUTH_SECRET', 'must be set together with DATABASE_URL, the same for every server process')
  }
  if (values.STOREGLASS_RATE_LIMITS === 'off' && !isLoopback(values.HOST)) {
    throw errorOf('STOREGLASS_RATE_LIMITS', 'may be "off" only while HOST is a loopback address')
  }
  if (values.TEST_MENU === 'true' && !isLoopback(values.HOST)) {
    throw errorOf('TEST_MENU', 'may be "true" only while HOST is a loopback address')
  }
  const stripe = together(values, { secretKey: 'STRIPE_SECRET_KEY', webhookSecret: 'STRIPE_WEBHOOK_SECRET' })
  const recaptcha = together(values, { siteKey: 'RECAPTCHA_SITE_KEY', secret: 'RECAPTCHA_SECRET' })
  if (stripe && values.STOREGLASS_PLANS === 'off') {
    throw errorOf('STOREGLASS_PLANS', 'may be "off" only while STRIPE_SECRET_KEY is not set')
  }
  const plans = values.STOREGLASS_PLANS ? values.STOREGLASS_PLANS === 'on' : stripe !== undefined
  const dataFolder = path.resolve(values.STOREGLASS_DATA)
  const demoByDefault = values.STOREGLASS_MARKET === 'sample' && values.DATABASE_URL === undefined
  return {
    version: packageVersion(),
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    dataFolder,
    archiveFolder: values.STOREGLASS_ARCHIVE
      ? path.resolve(values.STOREGLASS_ARCHIVE)
      : path.join(dataFolder, 'archive'),
    market: values.STOREGLASS_MARKET,
    storePicturesUrl: values.STORE_PICTURES_URL,
    stores: readStores(values),
    sources: values.STOREGLASS_SOURCES,
    jobs: values.STOREGLASS_JOBS === 'on',
    worker: values.STOREGLASS_WORKER === 'on',
    jobsPollSeconds: values.JOBS_POLL_SECONDS,
    demo: values.STOREGLASS_DEMO ? values.STOREGLASS_DEMO === 'on' : demoByDefault,
    plans,
    rateLimits: values.STOREGLASS_RATE_LIMITS === 'on',
    databaseUrl: values.DATABASE_URL,
    authSecret: values.AUTH_SECRET,
    secrets: { key: values.SECRETS_KEY, previous: values.SECRETS_KEY_PREVIOUS },
    consoles: readConsoles(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Storeglass <storeglass@localhost>',
    salesEmail: values.SALES_EMAIL,
    links: {
      ...readLinks(values),
      legacy: values.LEGACY_BASE_URL ?? null,
      testMenu: values.TEST_MENU === 'true',
      plans,
      market: values.STOREGLASS_MARKET,
    },
    thirdParties: readThirdParties(values),
    staff: values.STOREGLASS_STAFF,
    trustedProxies: values.TRUSTED_PROXIES,
    countryHeader: values.COUNTRY_HEADER,
    ...readProviders(values),
    recaptcha: recaptcha && { ...recaptcha, verifyUrl: values.RECAPTCHA_VERIFY_URL },
    stripe: stripe && { ...stripe, apiUrl: values.STRIPE_API_URL },
    seller: {
      name: values.SELLER_NAME,
      address: values.SELLER_ADDRESS ?? '',
      country: values.SELLER_COUNTRY,
      vatNumber: values.SELLER_VAT_NUMBER ?? '',
    },
    ai: readAi(values),
    logLevel: values.LOG_LEVEL,
  }
}

type TextName = Extract<
  keyof Values,
  | `GOOGLE_CLIENT_${string}`
  | `APPLE_${'CLIENT' | 'TEAM' | 'KEY'}_ID`
  | 'APPLE_PRIVATE_KEY'
  | `RECAPTCHA_${'SITE_KEY' | 'SECRET'}`
  | `STRIPE_${'SECRET_KEY' | 'WEBHOOK_SECRET'}`
>

/** Variables that must be set together or not at all. */
function together<K extends string>(values: Values, names: Record<K, TextName>): Record<K, string> | undefined {
  const all = Object.values<TextName>(names)
  if (all.every((name) => values[name] === undefined)) return undefined
  const read = (name: TextName) => {
    const value = values[name]
    if (value === undefined) throw errorOf(name, `must be set together with ${all.join(', ')}`)
    return value
  }
  const entries = Object.entries<TextName>(names).map(([key, name]) => [key, read(name)])
  return Object.fromEntries(entries) as Record<K, string>
}

function readProviders(values: Values): Pick<Config, 'google' | 'apple'> {
  const google = together(values, { clientId: 'GOOGLE_CLIENT_ID', clientSecret: 'GOOGLE_CLIENT_SECRET' })
  const apple = together(values, {
    clientId: 'APPLE_CLIENT_ID',
    teamId: 'APPLE_TEAM_ID',
    keyId: 'APPLE_KEY_ID',
    privateKey: 'APPLE_PRIVATE_KEY',
  })
  return {
    google: google && { ...google, issuer: values.GOOGLE_ISSUER_URL },
    apple: apple && { ...apple, issuer: values.APPLE_ISSUER_URL },
  }
}

function readStores(values: Values): Config['stores'] {
  const waits = { timeoutMs: values.STORE_TIMEOUT_SECONDS * 1000, patienceMs: values.STORE_PATIENCE_SECONDS * 1000 }
  return {
    apple: {
      url: values.APPLE_STORE_URL,
      callsPerMinute: values.APPLE_CALLS_PER_MINUTE,
      lookupsPerMinute: values.APPLE_LOOKUPS_PER_MINUTE,
      hintsPerMinute: values.APPLE_HINTS_PER_MINUTE,
      // What stands in for Apple elsewhere answers for all of its hosts.
      pagesUrl:
        values.APPLE_PAGES_URL ??
        (values.APPLE_STORE_URL === APPLE_STORE_URL ? 'https://apps.apple.com' : values.APPLE_STORE_URL),
      pagesPerMinute: values.APPLE_PAGES_PER_MINUTE,
      ...waits,
    },
    google: { url: values.GOOGLE_PLAY_URL, callsPerMinute: values.GOOGLE_CALLS_PER_MINUTE, ...waits },
  }
}

function readAi(values: Values): Config['ai'] {
  if (!values.AI_BASE_URL) return undefined
  if (!values.AI_MODEL) throw errorOf('AI_MODEL', 'must be set together with AI_BASE_URL')
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = values
  return {
    baseUrl,
    apiKey,
    model,
    timeoutMs: values.AI_TIMEOUT_SECONDS * 1000,
    perDay: values.AI_DAILY_LIMIT,
    inDemos: values.STOREGLASS_DEMO_AI === 'on',
  }
}

/** The version in package.json. */
function packageVersion(): string {
  const file = new URL('../../../package.json', import.meta.url)
  return v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(file, 'utf8'))).version
}
