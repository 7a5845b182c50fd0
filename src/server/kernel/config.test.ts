import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError } from './config-values.ts'
import { SourceName } from '#contract/market/sources.ts'
import { readConfig } from './config.ts'

const secret = 'x'.repeat(32)

describe('configuration', () => {
  test('nothing set: the sample market with the demo, on this machine alone', () => {
    expect(readConfig({})).toMatchObject({
      port: 4310,
      host: '127.0.0.1',
      publicUrl: undefined,
      dataFolder: path.resolve('.storeglass'),
      archiveFolder: path.resolve('.storeglass/archive'),
      market: 'sample',
      sources: undefined,
      stores: {
        apple: {
          url: 'https://itunes.apple.com',
          pagesUrl: 'https://apps.apple.com',
          callsPerMinute: 20,
          lookupsPerMinute: 40,
          hintsPerMinute: 20,
          pagesPerMinute: 30,
          timeoutMs: 10_000,
          patienceMs: 4000,
        },
        google: { url: 'https://play.google.com', callsPerMinute: 30, timeoutMs: 10_000, patienceMs: 4000 },
      },
      jobs: true,
      worker: true,
      jobsPollSeconds: 5,
      demo: true,
      rateLimits: true,
      databaseUrl: undefined,
      smtpUrl: undefined,
      google: undefined,
      links: { terms: null, support: null, company: null, legacy: null, testMenu: false },
      thirdParties: { analytics: null, errorReports: null, chat: null },
      ai: undefined,
    })
  })

  test('OP-38: links lead to a page or an e-mail address', () => {
    const env = { TERMS_URL: 'https://aso.example.com/terms', SUPPORT_URL: 'mailto:help@aso.example.com' }
    expect(readConfig(env).links).toMatchObject({ terms: env.TERMS_URL, support: env.SUPPORT_URL })
    expect(() => readConfig({ TERMS_URL: 'javascript:alert(1)' })).toThrow('TERMS_URL must be an http, https')
    expect(() => readConfig({ CHAT_URL: 'mailto:chat@aso.example.com' })).toThrow('CHAT_URL must be an http or https')
  })

  test('MENU-020, OP-28: an older frontend is where it is set, without a slash at its end', () => {
    expect(readConfig({ LEGACY_BASE_URL: 'https://old.example.com/' }).links.legacy).toBe('https://old.example.com')
  })

  test('MENU-060, OP-36: the test section is there where it is asked for', () => {
    expect(readConfig({ TEST_MENU: 'true' }).links.testMenu).toBe(true)
  })

  test('an empty value counts as unset, and an address loses its slash', () => {
    expect(readConfig({ PORT: '', STOREGLASS_DEMO: '' })).toMatchObject({ port: 4310, demo: true })
    expect(readConfig({ PUBLIC_URL: 'https://aso.example.com/' }).publicUrl).toBe('https://aso.example.com')
  })

  test.each(['se#cret', '12#secret', 'se/cret', '12/secret', 'se?cret', '12?secret', 'se%cret'])(
    'a password of the database with characters that hide the rest of the address is said to: %s',
    (password) => {
      const read = () => readConfig({ DATABASE_URL: `postgres://ada:${password}@db/x`, AUTH_SECRET: secret })
      expect(read).toThrow(
        /^DATABASE_URL must be a Postgres .* in user and password, write # \/ \? : @ and % as %23 [^\n]*$/,
      )
      expect(read).not.toThrow(password)
      const encoded = encodeURIComponent(password)
      expect(
        readConfig({ DATABASE_URL: `postgres://ada:${encoded}@db/x`, AUTH_SECRET: secret }).databaseUrl,
      ).toBeTruthy()
    },
  )

  test.each([
    'postgres:///x?host=/var/run/postgresql',
    'postgres://ada@/x',
    'postgresql://ada:p%40ss@db:5433/x?sslmode=require',
  ])('an address of the database as Postgres has them: %s', (address) => {
    expect(readConfig({ DATABASE_URL: address, AUTH_SECRET: secret }).databaseUrl).toBe(address)
  })

  test('the live market: where its stores are and how often they are asked', () => {
    const env = { STOREGLASS_MARKET: 'live', GOOGLE_PLAY_URL: 'http://127.0.0.1:9/play/', STORE_TIMEOUT_SECONDS: '2' }
    expect(readConfig({ ...env, APPLE_CALLS_PER_MINUTE: '5', STOREGLASS_JOBS: 'off' })).toMatchObject({
      market: 'live',
      demo: false,
      jobs: false,
      stores: {
        apple: { callsPerMinute: 5, timeoutMs: 2000 },
        google: { url: 'http://127.0.0.1:9/play', callsPerMinute: 30 },
      },
    })
  })

  test('the sources of the live market: a list of names, or all of them; unset, staff choose', () => {
    const sourcesOf = (text: string) => readConfig({ STOREGLASS_SOURCES: text }).sources
    expect(sourcesOf('documented, feeds')).toEqual(['documented', 'feeds'])
    expect(sourcesOf('all')).toEqual(SourceName.options)
    expect(sourcesOf('')).toBeUndefined()
    expect(() => sourcesOf('documented,pages')).toThrow(/^STOREGLASS_SOURCES must be "all", or some of documented,/)
  })

  test('the App Store: what stands in for it answers for all of its hosts, unless its pages have an address of their own', () => {
    const env = { APPLE_STORE_URL: 'http://127.0.0.1:9', APPLE_LOOKUPS_PER_MINUTE: '7', APPLE_PAGES_PER_MINUTE: '6' }
    const { apple } = readConfig(env).stores
    expect(apple).toMatchObject({ pagesUrl: 'http://127.0.0.1:9', lookupsPerMinute: 7, pagesPerMinute: 6 })
    const apart = readConfig({ ...env, APPLE_PAGES_URL: 'http://127.0.0.1:8/' }).stores.apple
    expect(apart).toMatchObject({ url: 'http://127.0.0.1:9', pagesUrl: 'http://127.0.0.1:8' })
  })

  test('connections: where their providers are, and which replace the fictional consoles', () => {
    const env = { APP_STORE_CONNECT_URL: 'http://127.0.0.1:9/', GOOGLE_TOKEN_URL: 'https://tokens.example.com/token' }
    expect(readConfig({}).consoles).toMatchObject({
      appStoreConnect: { baseUrl: 'https://api.appstoreconnect.apple.com' },
      appleAds: { baseUrl: 'https://api.ads.apple.com/v1', tokenUrl: 'https://appleid.apple.com/auth/oauth2/token' },
      googleAds: { version: expect.stringMatching(/^v\d+$/) },
      configured: [],
    })
    const { tokenUrl } = { tokenUrl: env.GOOGLE_TOKEN_URL }
    expect(readConfig(env).consoles).toMatchObject({
      appStoreConnect: { baseUrl: 'http://127.0.0.1:9' },
      googlePlay: { apiUrl: 'https://androidpublisher.googleapis.com', tokenUrl },
      googleAds: { tokenUrl },
      configured: ['app-store-connect'],
    })
    expect(readConfig({ SECRETS_KEY: secret }).secrets).toEqual({ key: secret, previous: undefined })
  })

  test('a language model: where it is asked, with which key, and how long is waited for it', () => {
    const env = { AI_BASE_URL: 'https://models.example.com/v1/', AI_MODEL: 'small', AI_API_KEY: 'key' }
    expect(readConfig(env).ai).toEqual({
      baseUrl: 'https://models.example.com/v1',
      apiKey: 'key',
      model: 'small',
      timeoutMs: 60_000,
      perDay: 2000,
      inDemos: false,
    })
    const paid = { ...env, AI_DAILY_LIMIT: '50', STOREGLASS_DEMO_AI: 'on' }
    expect(readConfig(paid).ai).toMatchObject({ perDay: 50, inDemos: true })
    const local = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'small', AI_TIMEOUT_SECONDS: '5' }
    expect(readConfig(local).ai).toMatchObject({ baseUrl: local.AI_BASE_URL, apiKey: undefined, timeoutMs: 5000 })
  })

  test('the demo is on by itself only with the sample market and the embedded database', () => {
    const database = { DATABASE_URL: 'postgres://u:p@db/x', AUTH_SECRET: secret }
    expect(readConfig({ STOREGLASS_MARKET: 'archive' }).demo).toBe(false)
    expect(readConfig(database).demo).toBe(false)
    expect(readConfig({ ...database, STOREGLASS_DEMO: 'on' }).demo).toBe(true)
    expect(readConfig({ STOREGLASS_DEMO: 'off' }).demo).toBe(false)
  })

  test('plans are sold by themselves only where payments are configured', () => {
    const stripe = { STRIPE_SECRET_KEY: 'key', STRIPE_WEBHOOK_SECRET: 'secret' }
    expect(readConfig({}).plans).toBe(false)
    expect(readConfig(stripe).plans).toBe(true)
    expect(readConfig({ STOREGLASS_PLANS: 'on' }).plans).toBe(true)
    expect(() => readConfig({ ...stripe, STOREGLASS_PLANS: 'off' })).toThrow(
      'STOREGLASS_PLANS may be "off" only while STRIPE_SECRET_KEY is not set.',
    )
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535.'],
    [{ PUBLIC_URL: 'storeglass.example.com' }, 'PUBLIC_URL must be an http or https address such as'],
    [{ PUBLIC_URL: 'ftp://example.com' }, 'PUBLIC_URL must be'],
    [{ PUBLIC_URL: 'https://example.com/storeglass' }, 'a path is not possible'],
    [{ STOREGLASS_MARKET: 'real' }, 'STOREGLASS_MARKET must be "sample", "archive" or "live".'],
    [{ STOREGLASS_JOBS: 'yes' }, 'STOREGLASS_JOBS must be "on" or "off".'],
    [{ APPLE_STORE_URL: 'itunes.apple.com' }, 'APPLE_STORE_URL must be an http or https address.'],
    [{ GOOGLE_PLAY_URL: 'ftp://play.google.com' }, 'GOOGLE_PLAY_URL must be an http or https address.'],
    [{ APPLE_CALLS_PER_MINUTE: '0' }, 'APPLE_CALLS_PER_MINUTE must be a whole number from 1 to 600.'],
    [{ GOOGLE_CALLS_PER_MINUTE: '1.5' }, 'GOOGLE_CALLS_PER_MINUTE must be a whole number from 1 to 600.'],
    [{ STORE_TIMEOUT_SECONDS: '121' }, 'STORE_TIMEOUT_SECONDS must be a whole number from 1 to 120.'],
    [{ STOREGLASS_DEMO: 'yes' }, 'STOREGLASS_DEMO must be "on" or "off".'],
    [{ STOREGLASS_PLANS: 'free' }, 'STOREGLASS_PLANS must be "on" or "off".'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a Postgres address'],
    [{ DATABASE_URL: 'postgres://x/y' }, 'AUTH_SECRET must be set together with DATABASE_URL'],
    [
      { AUTH_SECRET: 'short' },
      'AUTH_SECRET must be at least 32 characters, such as what "openssl rand -base64 32" prints.',
    ],
    [{ AUTH_SECRET: ' '.repeat(40) }, 'AUTH_SECRET must be at least 32 characters'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be'],
    [{ GOOGLE_ISSUER_URL: 'http://accounts.example.com' }, 'GOOGLE_ISSUER_URL must be an https address'],
    [{ APPLE_PRIVATE_KEY: 'not a key' }, 'APPLE_PRIVATE_KEY must be the text of the .p8 file'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET must be set together with'],
    [{ AI_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'AI_MODEL must be set together with AI_BASE_URL.'],
    [{ AI_BASE_URL: 'http://models.example.com/v1' }, 'AI_BASE_URL must be an https address, or an http one on this'],
    [{ AI_DAILY_LIMIT: '0' }, 'AI_DAILY_LIMIT must be a whole number from 1 to 999999.'],
    [{ STOREGLASS_DEMO_AI: 'yes' }, 'STOREGLASS_DEMO_AI must be "on" or "off".'],
    [{ AI_TIMEOUT_SECONDS: '61' }, 'AI_TIMEOUT_SECONDS must be a whole number from 1 to 60.'],
    [{ STOREGLASS_RATE_LIMITS: 'off', HOST: '0.0.0.0' }, 'STOREGLASS_RATE_LIMITS may be "off" only while HOST'],
    [{ TEST_MENU: 'true', HOST: '0.0.0.0' }, 'TEST_MENU may be "true" only while HOST'],
    [{ LEGACY_BASE_URL: 'mailto:x@example.com' }, 'LEGACY_BASE_URL must be an http or https address.'],
    [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES must be addresses or CIDR blocks divided by commas, such as'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be'],
    [{ TRUSTED_PROXIES: '10.0.0.1, ' }, 'TRUSTED_PROXIES must be'],
    [{ SECRETS_KEY: 'short' }, 'SECRETS_KEY must be at least 32 characters, such as what "openssl rand -base64 32"'],
    [{ SECRETS_KEY_PREVIOUS: ' '.repeat(40) }, 'SECRETS_KEY_PREVIOUS must be at least 32 characters'],
    [{ APP_STORE_CONNECT_URL: 'http://asc.example.com' }, 'APP_STORE_CONNECT_URL must be an https address, or an http'],
    [
      { GOOGLE_TOKEN_URL: 'oauth2.googleapis.com' },
      'GOOGLE_TOKEN_URL must be an https address, or an http one on this',
    ],
    [{ APPLE_ADS_URL: 'ftp://api.ads.apple.com' }, 'APPLE_ADS_URL must be an https address, or an http one on this'],
    [{ GOOGLE_ADS_API_VERSION: '26' }, 'GOOGLE_ADS_API_VERSION must be a version such as v'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be'],
  ])('%o stops the start with one line that never repeats the value', (env, line) => {
    const read = () => readConfig(env)
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(line)
    expect(read).not.toThrow(/short|mysql|eighty|\n/)
  })
})
