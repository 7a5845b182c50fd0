import { openGoogleAds } from '#server/integrations/google-ads/google-ads.ts'
import { openGooglePlay } from '#server/integrations/google-play/google-play.ts'
import type { GoogleAdsCredentials, GooglePlayCredentials } from '#server/integrations/provider/credentials.ts'
import { sendOverNetwork, type Send } from '#server/integrations/provider/send.ts'
import type { ConsoleKey } from '#server/sample/consoles/console.ts'
import { openGoogleAdsConsole } from '#server/sample/consoles/google-ads/console.ts'
import { sampleCustomerOf } from '#server/sample/consoles/google-ads/sample-customer.ts'
import { openGooglePlayConsole } from '#server/sample/consoles/google-play/console.ts'
import { sampleBucketOf } from '#server/sample/consoles/google-play/sample-bucket.ts'
import { consoleParts, type TestConsole } from './console-parts.ts'
import { Faults } from './faults.ts'
import { rsaKeys, type KeyPair } from './keys.ts'
import { serve } from './serve.ts'

export const OWNER = 'storeglass@sample-project.iam.example.com'
/** Apps of the sample market in Google Play. */
export const PACKAGES = ['example.lowfen.moorlight', 'example.mossworks.trailmoss']

/** Makes RSA keys once: that takes a while. */
let pair: KeyPair | undefined
export const googleKeys = (): KeyPair => (pair ??= rsaKeys())

export interface ServedGoogle {
  url: string
  console: TestConsole
  /** Before the console, behind the network. */
  faults: Faults
  /** That of all clients. */
  key: ConsoleKey
  stop: () => Promise<void>
}

async function served(provider: 'google-play' | 'google-ads'): Promise<ServedGoogle> {
  const console = consoleParts()
  const faults = new Faults()
  const open = provider === 'google-play' ? openGooglePlayConsole : openGoogleAdsConsole
  const { url, stop } = await serve(faults.before(open(console.parts)))
  const publicKey = googleKeys().spki
  const key = console.giveOut({ provider, keyId: 'key-1', owner: OWNER, publicKey, trackIds: PACKAGES })
  return { url, console, faults, key, stop }
}

export const servedGooglePlay = () => served('google-play')
export const servedGoogleAds = () => served('google-ads')

const account = () => ({ clientEmail: OWNER, privateKeyId: 'key-1', privateKey: googleKeys().pkcs8 })

interface ClientOptions {
  clock?: () => Date
  send?: Send
  /** Left out: as in the product, so that no slow machine fails a test. */
  timeoutMs?: number
  version?: string
}

/** A client over the network, as if it had just started. */
export function playClient(
  { url, console }: ServedGoogle,
  credentials: Partial<GooglePlayCredentials> = {},
  { clock = console.now, send = sendOverNetwork, ...rest }: Omit<ClientOptions, 'version'> = {},
) {
  return openGooglePlay({
    credentials: { provider: 'google-play', ...account(), reportBucket: sampleBucketOf(OWNER), ...credentials },
    send,
    clock,
    apiUrl: url,
    storageUrl: url,
    tokenUrl: `${url}/token`,
    ...rest,
  })
}

export function adsClient(
  { url, console }: ServedGoogle,
  credentials: Partial<GoogleAdsCredentials> = {},
  { clock = console.now, send = sendOverNetwork, version = 'v25', ...rest }: ClientOptions = {},
) {
  const customerId = sampleCustomerOf(OWNER)
  return openGoogleAds({
    credentials: { provider: 'google-ads', ...account(), customerId, loginCustomerId: null, ...credentials },
    send,
    clock,
    baseUrl: url,
    tokenUrl: `${url}/token`,
    version,
    ...rest,
  })
}

/** A caller who gives up just when the call whose address holds `path` has been sent. */
export function givesUpAt(path: string): { send: Send; signal: AbortSignal } {
  const controller = new AbortController()
  const send: Send = (request) => {
    const answer = fetch(request)
    if (request.url.includes(path)) controller.abort()
    return answer
  }
  return { send, signal: controller.signal }
}
