import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportPKCS8, generateKeyPair, jwtVerify, type CryptoKey } from 'jose'
import Provider, { type ClientMetadata, type Configuration } from 'oidc-provider'

/** What the provider knows of a person. */
export interface Claims {
  email?: string
  email_verified?: boolean | string
  /** Of an organisation's account at Google: its domain. */
  hd?: string
  given_name?: string
  family_name?: string
}

export type Tokens = Record<string, unknown>

const google = { id: 'google-client', secret: 'google-secret' }
const apple = { id: 'com.example.storeglass', teamId: 'TEAM123456', keyId: 'KEY1234567' }

/**
 * A real OpenID provider that stands for Google and for Apple, with log-in and consent pages of its own. It asks for
 * PKCE, and answers and expects what Apple's does of Apple's client: a form that may hold a `user`, and a secret that
 * is signed with the developer's key.
 */
export class OpenIdProvider {
  readonly url: string
  /** Environment of a server that offers both log-ins. */
  readonly env: Record<string, string>
  /** Who can log in here, with any password, by the provider's own id of them. */
  readonly people = new Map<string, Claims>()
  /** Where Storeglass is open: people are led back to no other address. */
  appUrl = 'http://localhost:4310'
  /** As Apple adds to its answer at the first consent. */
  appleUser: object | null = null
  /** Spoils what the token endpoint answers with. */
  tamper: (tokens: Tokens) => Tokens | Promise<Tokens> = (tokens) => tokens
  private readonly server: Server

  private constructor(server: Server, url: string, env: Record<string, string>) {
    this.server = server
    this.url = url
    this.env = env
  }

  static async start(): Promise<OpenIdProvider> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://localhost:${(server.address() as AddressInfo).port}`
    const appleKeys = await generateKeyPair('ES256', { extractable: true })
    const started = new OpenIdProvider(server, url, {
      GOOGLE_CLIENT_ID: google.id,
      GOOGLE_CLIENT_SECRET: google.secret,
      GOOGLE_ISSUER_URL: url,
      APPLE_CLIENT_ID: apple.id,
      APPLE_TEAM_ID: apple.teamId,
      APPLE_KEY_ID: apple.keyId,
      APPLE_PRIVATE_KEY: (await exportPKCS8(appleKeys.privateKey)).replaceAll('\n', String.raw`\n`),
      APPLE_ISSUER_URL: url,
    })
    const listener = await started.listener(appleKeys.publicKey)
    server.on('request', (request, response) => void listener(request, response))
    return started
  }

  async close(): Promise<void> {
    this.server.close()
    this.server.closeAllConnections()
    await once(this.server, 'close')
  }

  private async listener(appleKey: CryptoKey) {
    const provider = new Provider(this.url, await this.configuration())
    const { url } = this
    const redirectUri: Record<string, () => string> = {
      [google.id]: () => `${this.appUrl}/oauth/google`,
      [apple.id]: () => `${this.appUrl}/api/auth/v1/oauth/apple/return`,
    }
    Object.assign(provider.Client.prototype, {
      redirectUriAllowed(this: { clientId: string }, uri: string) {
        return redirectUri[this.clientId]?.() === uri
      },
      async compareClientSecret(this: { clientId: string }, given: string) {
        if (this.clientId === google.id) return given === google.secret
        const expected = { issuer: apple.teamId, subject: apple.id, audience: url }
        const { protectedHeader } = await jwtVerify(given, appleKey, expected)
        return protectedHeader.alg === 'ES256' && protectedHeader.kid === apple.keyId
      },
    })
    provider.use(async (context, next) => {
      await next()
      if (context.path === '/token' && context.status === 200) context.body = await this.tamper(context.body as Tokens)
      if (typeof context.body === 'string' && this.appleUser && context.body.includes('name="code"')) {
        const user = JSON.stringify(this.appleUser).replaceAll('"', '&quot;')
        context.body = context.body.replace(
          '<noscript>',
          `<input type="hidden" name="user" value="${user}"/><noscript>`,
        )
      }
    })
    provider.on('server_error', (_, error) => process.stderr.write(`${error.stack}\n`))
    return provider.callback()
  }

  private async configuration(): Promise<Configuration> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const client = (id: string): ClientMetadata => ({
      client_id: id,
      client_secret: 'see compareClientSecret',
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: [`${this.appUrl}/see-redirectUriAllowed`],
    })
    return {
      clients: [client(google.id), client(apple.id)],
      jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
      cookies: { keys: ['a key for tests'] },
      pkce: { required: () => true },
      scopes: ['openid', 'email', 'profile', 'name'],
      // As Google and Apple do: the ID token holds all that there is to know.
      conformIdTokenClaims: false,
      claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'], profile: ['given_name', 'family_name'] },
      findAccount: (_, id) => {
        const claims = this.people.get(id)
        return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) }
      },
    }
  }
}

/** Logs a person in at a provider as a browser would, without one. @returns what the provider sends the browser to */
export async function logInAtProvider(authorizationUrl: string, login: string): Promise<Returned> {
  const cookies = new Map<string, string>()
  const open = async (url: URL, form?: Record<string, string>): Promise<Returned> => {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location) {
      const next = new URL(location, url)
      return next.origin === url.origin ? open(next) : { url: next, params: next.searchParams }
    }
    const html = await response.text()
    const action = new URL(/<form[^>]* action="([^"]+)"/.exec(html)?.[1] ?? '', url)
    const hidden = Array.from(html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g), (input) => [
      input[1],
      input[2]?.replaceAll('&quot;', '"'),
    ])
    const fields = Object.fromEntries(hidden) as Record<string, string>
    if (action.origin !== url.origin) return { url: action, params: new URLSearchParams(fields) }
    return open(action, { ...fields, ...(fields['prompt'] === 'login' && { login, password: 'any' }) })
  }
  return open(new URL(authorizationUrl))
}

export interface Returned {
  url: URL
  params: URLSearchParams
}
