import type { BlockList } from 'node:net'
import * as v from 'valibot'
import { SourceName } from '#contract/market/sources.ts'
import { withoutEnd } from '#aso/without-end.ts'
import { consoleEntries, consoleExpectations } from './config-consoles.ts'
import { outsideEntries, outsideExpectations } from './config-links.ts'
import { addressList, isDatabaseAddress, isOrigin, isSigningKey, isTrustworthy, SECRET_MIN } from './config-values.ts'

const Port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))
const Origin = v.pipe(
  v.string(),
  v.check(isOrigin),
  v.transform((text) => new URL(text).origin),
)
const PostgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/), v.check(isDatabaseAddress))
const SmtpUrl = v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/))
const HttpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/))
const BaseUrl = v.pipe(
  HttpUrl,
  v.transform((text) => withoutEnd(text, /\//)),
)
const IssuerUrl = v.pipe(BaseUrl, v.check(isTrustworthy))
/** Environment variables often hold it on one line. */
const SigningKey = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\\n', '\n')),
  v.check(isSigningKey),
)
const wholeFrom1To = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1), v.maxValue(most))
const CALLS_PER_MINUTE_MAX = 600
const TIMEOUT_SECONDS_MAX = 120
/** Browsers give up a request after 20 s. */
const PATIENCE_SECONDS_MAX = 15
const POLL_SECONDS_MAX = 60
/** Browsers give up waiting for a model's answer after 70 s. */
const AI_TIMEOUT_SECONDS_MAX = 60
const AI_DAILY_LIMIT_MAX = 999_999
const Switch = v.picklist(['on', 'off'])
const Text = v.optional(v.string())
/** E-mail addresses, separated by commas. */
const Addresses = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter((one) => one !== ''),
  ),
  v.array(v.pipe(v.string(), v.email())),
)

/** Names divided by commas, or `all`. */
const Sources = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === 'all' ? [...SourceName.options] : text.split(',').map((name) => name.trim()))),
  v.array(SourceName),
)

const AddressList = v.pipe(v.string(), v.transform(addressList), v.nonNullable(v.custom<BlockList | null>(() => true)))

export const APPLE_STORE_URL = 'https://itunes.apple.com'

/** Every environment variable that the server reads; CONFIGURATION.md lists them too. An empty value counts as unset. */
export const Environment = v.object({
  PORT: v.optional(Port, '4310'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_URL: v.optional(Origin),
  STOREGLASS_DATA: v.optional(v.string(), '.storeglass'),
  STOREGLASS_ARCHIVE: Text,
  STOREGLASS_MARKET: v.optional(v.picklist(['sample', 'archive', 'live']), 'sample'),
  STOREGLASS_SOURCES: v.optional(Sources),
  STOREGLASS_DEMO: v.optional(Switch),
  STOREGLASS_PLANS: v.optional(Switch),
  STOREGLASS_RATE_LIMITS: v.optional(Switch, 'on'),
  STOREGLASS_JOBS: v.optional(Switch, 'on'),
  STOREGLASS_WORKER: v.optional(Switch, 'on'),
  JOBS_POLL_SECONDS: v.optional(wholeFrom1To(POLL_SECONDS_MAX), '5'),
  APPLE_STORE_URL: v.optional(BaseUrl, APPLE_STORE_URL),
  APPLE_CALLS_PER_MINUTE: v.optional(wholeFrom1To(CALLS_PER_MINUTE_MAX), '20'),
  APPLE_LOOKUPS_PER_MINUTE: v.optional(wholeFrom1To(CALLS_PER_MINUTE_MAX), '40'),
  APPLE_HINTS_PER_MINUTE: v.optional(wholeFrom1To(CALLS_PER_MINUTE_MAX), '20'),
  APPLE_PAGES_URL: v.optional(BaseUrl),
  APPLE_PAGES_PER_MINUTE: v.optional(wholeFrom1To(CALLS_PER_MINUTE_MAX), '30'),
  GOOGLE_PLAY_URL: v.optional(BaseUrl, 'https://play.google.com'),
  GOOGLE_CALLS_PER_MINUTE: v.optional(wholeFrom1To(CALLS_PER_MINUTE_MAX), '30'),
  STORE_PICTURES_URL: v.optional(v.pipe(BaseUrl, v.startsWith('http://'))),
  STORE_TIMEOUT_SECONDS: v.optional(wholeFrom1To(TIMEOUT_SECONDS_MAX), '10'),
  STORE_PATIENCE_SECONDS: v.optional(wholeFrom1To(PATIENCE_SECONDS_MAX), '4'),
  DATABASE_URL: v.optional(PostgresUrl),
  AUTH_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text.trim().length >= SECRET_MIN),
    ),
  ),
  SMTP_URL: v.optional(SmtpUrl),
  MAIL_FROM: Text,
  SALES_EMAIL: v.optional(v.pipe(v.string(), v.email())),
  ...outsideEntries,
  LEGACY_BASE_URL: v.optional(BaseUrl),
  TEST_MENU: v.optional(v.picklist(['true', 'false']), 'false'),
  STOREGLASS_STAFF: v.optional(Addresses, ''),
  TRUSTED_PROXIES: v.optional(AddressList, '127.0.0.0/8,::1'),
  COUNTRY_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z-]{1,40}$/))),
  GOOGLE_CLIENT_ID: Text,
  GOOGLE_CLIENT_SECRET: Text,
  GOOGLE_ISSUER_URL: v.optional(IssuerUrl, 'https://accounts.google.com'),
  APPLE_CLIENT_ID: Text,
  APPLE_TEAM_ID: Text,
  APPLE_KEY_ID: Text,
  APPLE_PRIVATE_KEY: v.optional(SigningKey),
  APPLE_ISSUER_URL: v.optional(IssuerUrl, 'https://appleid.apple.com'),
  RECAPTCHA_SITE_KEY: Text,
  RECAPTCHA_SECRET: Text,
  RECAPTCHA_VERIFY_URL: v.optional(HttpUrl, 'https://www.google.com/recaptcha/api/siteverify'),
  STRIPE_SECRET_KEY: Text,
  STRIPE_WEBHOOK_SECRET: Text,
  STRIPE_API_URL: v.optional(BaseUrl, 'https://api.stripe.com'),
  SELLER_NAME: v.optional(v.string(), 'Storeglass'),
  SELLER_ADDRESS: Text,
  SELLER_COUNTRY: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), 'DE'),
  SELLER_VAT_NUMBER: Text,
  AI_BASE_URL: v.optional(v.pipe(BaseUrl, v.check(isTrustworthy))),
  AI_API_KEY: Text,
  AI_MODEL: Text,
  AI_TIMEOUT_SECONDS: v.optional(wholeFrom1To(AI_TIMEOUT_SECONDS_MAX), '60'),
  AI_DAILY_LIMIT: v.optional(wholeFrom1To(AI_DAILY_LIMIT_MAX), '2000'),
  STOREGLASS_DEMO_AI: v.optional(Switch, 'off'),
  ...consoleEntries,
  LOG_LEVEL: v.optional(v.picklist(['error', 'warn', 'info', 'debug', 'silent']), 'info'),
})

/** The expected value of each variable, for error messages. */
export const expectations: Partial<Record<keyof typeof Environment.entries, string>> = {
  PORT: 'a number from 0 to 65535',
  PUBLIC_URL: 'an http or https address such as https://storeglass.example.com; a path is not possible',
  STOREGLASS_MARKET: '"sample", "archive" or "live"',
  STOREGLASS_SOURCES: `"all", or some of ${SourceName.options.join(', ')}, divided by commas`,
  STOREGLASS_DEMO: '"on" or "off"',
  STOREGLASS_PLANS: '"on" or "off"',
  STOREGLASS_RATE_LIMITS: '"on" or "off"',
  STOREGLASS_JOBS: '"on" or "off"',
  STOREGLASS_WORKER: '"on" or "off"',
  JOBS_POLL_SECONDS: `a whole number from 1 to ${POLL_SECONDS_MAX}`,
  APPLE_STORE_URL: 'an http or https address',
  APPLE_CALLS_PER_MINUTE: `a whole number from 1 to ${CALLS_PER_MINUTE_MAX}`,
  APPLE_LOOKUPS_PER_MINUTE: `a whole number from 1 to ${CALLS_PER_MINUTE_MAX}`,
  APPLE_HINTS_PER_MINUTE: `a whole number from 1 to ${CALLS_PER_MINUTE_MAX}`,
  APPLE_PAGES_URL: 'an http or https address',
  APPLE_PAGES_PER_MINUTE: `a whole number from 1 to ${CALLS_PER_MINUTE_MAX}`,
  GOOGLE_PLAY_URL: 'an http or https address',
  GOOGLE_CALLS_PER_MINUTE: `a whole number from 1 to ${CALLS_PER_MINUTE_MAX}`,
  STORE_PICTURES_URL: 'an http address',
  STORE_TIMEOUT_SECONDS: `a whole number from 1 to ${TIMEOUT_SECONDS_MAX}`,
  STORE_PATIENCE_SECONDS: `a whole number from 1 to ${PATIENCE_SECONDS_MAX}`,
  DATABASE_URL:
    'a Postgres address such as postgres://user:password@host:5432/name; in user and password, write # / ? : @ and % as %23 %2F %3F %3A %40 and %25',
  AUTH_SECRET: `at least ${SECRET_MIN} characters, such as what "openssl rand -base64 32" prints`,
  SMTP_URL: 'an address such as smtps://user:password@host:465',
  SALES_EMAIL: 'an e-mail address',
  ...outsideExpectations,
  LEGACY_BASE_URL: 'an http or https address',
  TEST_MENU: '"true" or "false"',
  STOREGLASS_STAFF: 'e-mail addresses divided by commas',
  TRUSTED_PROXIES: 'addresses or CIDR blocks divided by commas, such as 10.0.0.0/8, 2001:db8::1',
  COUNTRY_HEADER: 'the name of a header such as CF-IPCountry',
  APPLE_PRIVATE_KEY: 'the text of the .p8 file that Apple gave',
  GOOGLE_ISSUER_URL: 'an https address',
  APPLE_ISSUER_URL: 'an https address',
  STRIPE_API_URL: 'an http or https address',
  SELLER_COUNTRY: 'the two capital letters of a country, such as DE',
  RECAPTCHA_VERIFY_URL: 'an http or https address',
  AI_BASE_URL: 'an https address, or an http one on this machine',
  AI_TIMEOUT_SECONDS: `a whole number from 1 to ${AI_TIMEOUT_SECONDS_MAX}`,
  AI_DAILY_LIMIT: `a whole number from 1 to ${AI_DAILY_LIMIT_MAX}`,
  STOREGLASS_DEMO_AI: '"on" or "off"',
  ...consoleExpectations,
  LOG_LEVEL: '"silent", "error", "warn", "info" or "debug"',
}

export type Values = v.InferOutput<typeof Environment>
export type LogLevel = Values['LOG_LEVEL']
