import { LRUCache } from 'lru-cache'
import * as client from 'openid-client'
import type { IdentityProvider } from '#contract/auth/sign-in-options.ts'
import type { Config } from '#server/kernel/config.ts'
import { isLoopback } from '#server/kernel/config-values.ts'
import type { Services } from '#server/endpoints/services.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { APPLE_RETURN_PATH } from './apple-return-path.ts'
import { askProvider } from './ask-provider.ts'
import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'

/** Longest wait for one answer of a provider, seconds. */
const TIMEOUT_SECONDS = 5
/** How long it is taken as known where a provider's endpoints are, ms. */
const METADATA_MS = 3_600_000

const known = new LRUCache<string, client.ServerMetadata>({ max: 10, ttl: METADATA_MS })

export interface OpenIdProvider {
  configuration: client.Configuration
  /** Where it sends people back to; each provider has an address of its own. */
  redirectUri: string
  /** What it is asked for, besides what every flow has. */
  asked: Record<string, string>
}

/** @throws HttpError NOT_FOUND where it is not configured, UNAVAILABLE */
export async function openProvider(idp: IdentityProvider, services: Services): Promise<OpenIdProvider> {
  const { config, baseUrl } = services
  if (idp === 'google') {
    const { issuer, clientId, clientSecret } = configured(config.google)
    const auth = client.ClientSecretPost(clientSecret)
    return {
      configuration: await configurationOf({ issuer, clientId, auth }, services),
      redirectUri: `${baseUrl}/oauth/google`,
      asked: { scope: 'openid email profile' },
    }
  }
  const apple = configured(config.apple)
  const auth = client.ClientSecretPost(await appleClientSecret(apple))
  return {
    configuration: await configurationOf({ ...apple, auth }, services),
    redirectUri: baseUrl + APPLE_RETURN_PATH,
    // Apple tells a name or an address only to a form.
    asked: { scope: 'openid name email', response_mode: 'form_post' },
  }
}

function configured<T>(settings: T | undefined): T {
  if (settings) return settings
  throw new HttpError('NOT_FOUND', 'This server does not offer this log-in.')
}

interface Settings extends Pick<NonNullable<Config['google']>, 'issuer' | 'clientId'> {
  auth: client.ClientAuth
}

async function configurationOf(settings: Settings, services: Services): Promise<client.Configuration> {
  const { issuer, clientId, auth } = settings
  const metadata = known.get(issuer) ?? (await askProvider(() => discover(settings), services))
  known.set(issuer, metadata, { noUpdateTTL: true })
  // The two are told apart by their return addresses (RFC 9700, 4.4.2.2), so that an answer need not name its issuer.
  const server = { ...metadata, authorization_response_iss_parameter_supported: false }
  const configuration = new client.Configuration(server, clientId, {}, auth)
  configuration.timeout = TIMEOUT_SECONDS
  for (const extension of extensionsFor(issuer)) extension(configuration)
  return configuration
}

async function discover({ issuer, clientId, auth }: Settings): Promise<client.ServerMetadata> {
  const options = { execute: extensionsFor(issuer), timeout: TIMEOUT_SECONDS }
  const discovered = await client.discovery(new URL(issuer), clientId, {}, auth, options)
  return discovered.serverMetadata()
}

/** The signature of an ID token is checked, although it comes from the provider itself; plain http is for tests. */
const extensionsFor = (issuer: string) => [
  client.enableNonRepudiationChecks,
  ...(isLoopback(new URL(issuer).hostname) ? [client.allowInsecureRequests] : []),
]

/** It is used at once. */
const LIFETIME = '5 minutes'

/** What Apple takes instead of a secret: a token signed with the developer's key ("Creating a client secret"). */
const appleClientSecret = ({ issuer, clientId, teamId, keyId, privateKey }: NonNullable<Config['apple']>) =>
  new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(createPrivateKey(privateKey))
