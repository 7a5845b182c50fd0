import { Hono } from 'hono'
import * as v from 'valibot'
import { exploreDemo, signUp, verifyAccount, type Identity, type TokenResponse } from '#contract/auth/auth.ts'
import { API_BASE, type Endpoint, type EndpointInput, type EndpointOutput } from '#contract/protocol/endpoint.ts'
import { ErrorBody } from '#contract/protocol/errors.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Database } from '#server/db/database.ts'
import { createApp } from '#server/http/create-app.ts'
import type { Services } from '#server/endpoints/services.ts'
import { createLog } from '#server/kernel/log.ts'
import { routes } from '#server/routes.ts'
import { createServices } from '#server/create-services.ts'
import { openMarkets } from '#server/open-markets.ts'
import { movableClock, type MovableClock } from '../servers/movable-clock.ts'

export interface ApiOptions {
  /** Environment variables on top of the usual ones. */
  env?: Record<string, string>
  /** Replaces parts of the services. */
  services?: Partial<Services>
}

export interface CallOptions {
  token?: string
  idempotencyKey?: string
  headers?: Record<string, string>
}

export interface TestUser {
  /** Access token; pass the user itself as the options of a request. */
  token: string
  refreshToken: string
  identity: Identity
  password: string
}

/** `body` is checked against the contract; reading `body` of a refusal, or `error` of a success, fails the test. */
export interface Answer<E extends Endpoint> {
  status: number
  headers: Headers
  readonly body: EndpointOutput<E>
  readonly error: ErrorBody
}

export interface Api {
  app: Hono
  services: Services
  /** Of each server; the first ones are `services`. */
  servicesOfEach: Services[]
  /** What the services stand on. */
  database: Database
  clock: MovableClock
  request: <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options?: CallOptions) => Promise<Answer<E>>
  /** Signs up, opens the mailed link, and is logged in. */
  signedUpUser: (email?: string) => Promise<TestUser>
  demoUser: () => Promise<TestUser>
  /** Ends what goes on without a request. */
  close: () => Promise<void>
}

/** With connections of further servers to the same database, they answer in turn, and share nothing but it. */
export async function openApi(
  database: Database,
  config: Config,
  options: ApiOptions,
  furtherServers: Database[] = [],
): Promise<Api> {
  const clock = movableClock()
  const first = await openServer(database, config, clock, options)
  const further = await Promise.all(furtherServers.map((one) => openServer(one, config, clock, options)))
  const servers = [first, ...further]
  const { services } = first
  const app = further.length === 0 ? first.app : inTurn(servers.map((server) => server.app))

  const request: Api['request'] = async (endpoint, input, options = {}) =>
    answerOf(endpoint, await app.request(...requestOf(endpoint, input, options)))

  const inBody = { headers: { 'x-token-transport': 'body' } }
  const asUser = (answer: TokenResponse, password: string): TestUser => ({
    token: answer.accessToken,
    refreshToken: answer.refreshToken ?? '',
    identity: answer.identity,
    password,
  })

  return {
    app,
    services,
    servicesOfEach: servers.map((server) => server.services),
    database,
    clock,
    request,
    signedUpUser: async (email = `ada.${crypto.randomUUID()}@example.com`) => {
      const password = 'Glass-barometer-7'
      const body = { firstName: 'Ada', lastName: 'Marlow', language: 'en' as const, email, password }
      await request(signUp, { body: { ...body, termsAccepted: true, marketingConsent: false } })
      const link = await mailedLink(services, email)
      const params = { userId: link.searchParams.get('userId') ?? '' }
      const verified = await request(
        verifyAccount,
        { params, body: { code: link.searchParams.get('code') ?? '' } },
        inBody,
      )
      return asUser(verified.body, password)
    },
    demoUser: async () => asUser((await request(exploreDemo, { body: {} }, inBody)).body, ''),
    close: async () => {
      for (const server of servers) await server.close()
    },
  }
}

/** One server with all that a process has of its own. */
async function openServer(database: Database, config: Config, clock: MovableClock, options: ApiOptions) {
  const log = createLog(config.logLevel)
  const { markets, jobMarkets, close } = openMarkets({ config, db: database.db, log, clock: clock.now })
  const parts = { config, database, markets, jobMarkets, log, baseUrl: 'http://localhost:4310' }
  const services = { ...(await createServices({ ...parts, clock: clock.now })), ...options.services }
  return {
    services,
    app: createApp(services, routes),
    close: async () => {
      await services.rankedKeywordJobs.stop()
      await close()
    },
  }
}

/** The smallest balancer: each takes the next request. */
function inTurn(apps: Hono[]): Hono {
  let next = 0
  return new Hono().all('*', (context) => {
    const app = apps[next++ % apps.length]
    return app!.fetch(context.req.raw, context.env)
  })
}

/** The link of the newest mail to an address. */
export async function mailedLink(services: Services, email: string): Promise<URL> {
  const mail = await services.db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', email.toLowerCase())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '')
}

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
}

function requestOf(endpoint: Endpoint, input: unknown, options: CallOptions): [string, RequestInit] {
  const { params = {}, query = {}, body } = input as AnyInput
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''
  const headers: Record<string, string> = { ...options.headers }
  if (options.token !== undefined) headers['authorization'] = `Bearer ${options.token}`
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey
  const init: RequestInit = { method: endpoint.method, headers }
  if (endpoint.multipart) return [API_BASE + path + search, { ...init, body: formOf(body) }]
  if (body !== undefined) headers['content-type'] ??= 'application/json'
  return [API_BASE + path + search, body === undefined ? init : { ...init, body: JSON.stringify(body) }]
}

/** A body's fields as a browser's form sends them. */
export function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof File) form.append(name, value)
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

async function answerOf<E extends Endpoint>(endpoint: E, response: Response): Promise<Answer<E>> {
  const text = await response.text()
  const json: unknown = text === '' ? null : JSON.parse(text)
  const expected = response.status === endpoint.status
  return {
    status: response.status,
    headers: response.headers,
    get body() {
      if (!expected) throw new Error(`${endpoint.id} answered ${response.status}: ${text}`)
      return v.parse(endpoint.response, json) as EndpointOutput<E>
    },
    get error() {
      if (expected) throw new Error(`${endpoint.id} succeeded: ${text}`)
      return v.parse(ErrorBody, json)
    },
  }
}
