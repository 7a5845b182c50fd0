import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { TokenResponse } from '#contract/auth/auth.ts'
import { API_BASE, type Endpoint } from '#contract/protocol/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { AppDetails } from '#contract/overview/overview.ts'
import { Project } from '#contract/projects.ts'
import type { AppRef } from '#contract/store.ts'
import { sampleApps } from '#server/sample/apps.ts'
import { worldLocales } from '#server/sample/locales.ts'
import { inputOf } from '../support/api/contract-inputs.ts'

/** Access tokens last for ten minutes. */
const REFRESH_AFTER_MS = 8 * 60_000
/** Of its own apps somebody looks for so often, else at any of the market. */
const OWN_SHARE = 0.7

const words = ['rain', 'sleep', 'puzzle', 'music', 'walk', 'recipe', 'budget', 'stars', 'train', 'garden']

const oneOf = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)]!

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Reads of what people look at; a POST that reads says in the contract that its answer may be kept. */
const reads = endpoints.filter(
  ({ id, method, offline, auth, privilege }) =>
    auth === 'bearer' && privilege === null && id !== 'getInvoicePdf' && (method === 'GET' || offline === 'cache'),
)

/** Somebody who uses all of the app with pauses: pages of any app and country, pictures, stars, competitors, the log-in. */
export class MixedClient {
  answered = 0
  readonly failed = new Map<string, number>()
  private readonly url: string
  private token = ''
  private refreshToken = ''
  private refreshedAt = 0
  private given: Record<string, string> = {}
  private own: AppRef[] = []

  private constructor(url: string) {
    this.url = url
  }

  static async open(url: string): Promise<MixedClient> {
    const client = new MixedClient(url)
    const { identity } = await client.signIn('/auth/v1/demo', {})
    const { organizationId, userId } = identity
    client.given = { organizationId, orgId: organizationId, userId }
    const projects = v.parse(v.array(Project), await client.send('GET', `/bff/${organizationId}/projects`))
    client.own = projects.map(({ trackId, store }) => ({ trackId, store }))
    client.given['projectId'] = projects[0]?.projectId ?? ''
    return client
  }

  /** @param pauseMs on average, between two actions */
  async work(isOver: () => boolean, pauseMs: number): Promise<void> {
    while (!isOver()) {
      await delay(-Math.log(1 - Math.random()) * pauseMs)
      await this.act(Math.random()).catch((error: unknown) => this.note(String(error)))
    }
  }

  private async act(dice: number): Promise<void> {
    if (Date.now() - this.refreshedAt > REFRESH_AFTER_MS)
      await this.signIn('/auth/v1/token/refresh', { refreshToken: this.refreshToken })
    if (dice < 0.1) await this.star()
    else if (dice < 0.13) await this.compete()
    else if (dice < 0.14) await this.logInInVain()
    else if (dice < 0.3) await this.seePictures()
    else await this.read(oneOf(reads))
  }

  private async read(endpoint: Endpoint): Promise<void> {
    const { params = {}, query = {}, body } = inputOf(endpoint, { ...this.given, ...(await this.listing()) }) as Parts
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    await this.send(endpoint.method, `${path}?${new URLSearchParams(query).toString()}`, body)
  }

  private async listing(): Promise<Record<string, string>> {
    const ref = Math.random() < OWN_SHARE ? oneOf(this.own) : oneOf(await sampleApps()).ref
    const locale = oneOf(worldLocales)
    return { ...ref, trackIds: ref.trackId, locale, countryCode: locale.slice(-2), query: oneOf(words) }
  }

  private async star(): Promise<void> {
    const path = `/dashboard/config/v1/favourite/countries/${oneOf(worldLocales).slice(-2)}`
    await this.send(oneOf(['PUT', 'DELETE']), path)
  }

  private async compete(): Promise<void> {
    const competitors = `/projects/${this.given['projectId']}/competitors`
    const { ref } = oneOf((await sampleApps()).filter(({ ref }) => ref.store === this.own[0]?.store))
    await this.send('POST', competitors, { ...ref, locale: 'en-US' })
    await this.send('DELETE', `${competitors}/${ref.trackId}?store=${ref.store}`)
  }

  /** A password is hashed for accounts that there aren't, too. */
  private async logInInVain(): Promise<void> {
    await this.send('POST', '/auth/v1/login', { email: `${crypto.randomUUID()}@example.com`, password: 'Rain-gauge-1' })
  }

  private async seePictures(): Promise<void> {
    const ref = { ...oneOf(this.own), locale: oneOf(worldLocales) }
    const details = await this.send('GET', `/appdetails/v1/appdetails?${new URLSearchParams(ref).toString()}`)
    if (!v.is(AppDetails, details)) return
    for (const picture of [...details.images.icons, ...details.images.screens])
      await (await fetch(new URL(picture, this.url))).arrayBuffer()
  }

  private async signIn(path: string, body: object): Promise<TokenResponse> {
    const answer = v.parse(TokenResponse, await this.send('POST', path, body))
    this.token = answer.accessToken
    this.refreshToken = answer.refreshToken ?? this.refreshToken
    this.refreshedAt = Date.now()
    return answer
  }

  private async send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.url}${API_BASE}${path}`, {
      method,
      headers: {
        'x-token-transport': 'body',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    this.answered += 1
    if (response.status >= 500) this.note(`${method} ${path.split('?')[0]}: ${response.status}`)
    const text = await response.text()
    return text === '' ? null : JSON.parse(text)
  }

  private note(what: string): void {
    this.failed.set(what, (this.failed.get(what) ?? 0) + 1)
  }
}
