import * as v from 'valibot'
import { TokenResponse, exploreDemo, logIn, refreshToken } from '#contract/auth/auth.ts'
import { API_BASE, type Endpoint, type EndpointInput, type EndpointOutput } from '#contract/protocol/endpoint.ts'

/** Access tokens last for ten minutes. */
const REFRESH_AFTER_MS = 8 * 60_000

interface Parts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Somebody who calls endpoints as the app does not: refusals are answers, too. */
export class Attacker {
  organizationId = ''
  private token = ''
  private refresh = ''
  private refreshedAt = 0
  private readonly url: string

  private constructor(url: string) {
    this.url = url
  }

  /** A visitor of the demo, unless somebody is named. */
  static async signIn(url: string, person?: { email: string; password: string }): Promise<Attacker> {
    const attacker = new Attacker(url)
    const { path, method } = person ? logIn : exploreDemo
    attacker.take(await attacker.send(method, path, person ?? {}))
    return attacker
  }

  /** @returns null where it was refused */
  async ask<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointOutput<E> | null> {
    if (Date.now() - this.refreshedAt > REFRESH_AFTER_MS)
      this.take(await this.send(refreshToken.method, refreshToken.path, { refreshToken: this.refresh }))
    const { params = {}, query = {}, body } = input as Parts
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const answer = await this.send(endpoint.method, `${path}?${new URLSearchParams(query).toString()}`, body)
    return v.is(endpoint.response, answer) ? (answer as EndpointOutput<E>) : null
  }

  private take(answer: unknown): void {
    const { accessToken, refreshToken: next, identity } = v.parse(TokenResponse, answer)
    this.token = accessToken
    this.refresh = next ?? this.refresh
    this.refreshedAt = Date.now()
    this.organizationId = identity.organizationId
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
    const text = await response.text()
    return text === '' ? null : JSON.parse(text)
  }
}
