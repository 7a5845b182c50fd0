import { randomUUID } from 'node:crypto'
import { openAppleAds, type AppleAds } from '#server/integrations/apple-ads/apple-ads.ts'
import type { AppleAdsCredentials } from '#server/integrations/provider/credentials.ts'
import type { Send } from '#server/integrations/provider/send.ts'
import { openAppleAdsConsole } from '#server/sample/consoles/apple-ads/console.ts'
import type { ConsoleKey } from '#server/sample/consoles/console.ts'
import { consoleParts, type TestConsole } from './console-parts.ts'
import { Faults } from './faults.ts'
import { ecKeys, type KeyPair } from './keys.ts'
import { serve } from './serve.ts'

/** Two apps of the sample market's App Store: Moorlight, a utility, and Facet Fall, a game. */
export const adsApps = ['9900100101', '9900100201'] as const

export interface AdsKey {
  credentials: AppleAdsCredentials
  /** As the console knows it. */
  key: ConsoleKey
  pair: KeyPair
}

/** A request as it went out. */
export interface Sent {
  method: string
  path: string
  context: string | null
  body: string
}

export interface ServedAds {
  console: TestConsole
  /** Stand between HTTP and the console. */
  faults: Faults
  url: string
  /** All that clients sent, oldest first, but for tokens. */
  sent: Sent[]
  /** A key for one account, or two, with an account chosen or not. */
  giveOut: (given?: { accounts?: 1 | 2; isChosen?: boolean } & Partial<ConsoleKey>) => Promise<AdsKey>
  /** A client over HTTP; its clock is the console's unless it is said otherwise. */
  open: (credentials: AppleAdsCredentials, clock?: () => Date) => AppleAds
  stop: () => Promise<void>
}

/** The fictional Apple Ads console over HTTP, and clients of it. */
export async function serveAds(): Promise<ServedAds> {
  const console = consoleParts()
  const faults = new Faults()
  const { url, stop } = await serve(faults.before(openAppleAdsConsole(console.parts)))
  const sent: Sent[] = []
  const send: Send = async (request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.startsWith('/v1')) {
      const body = await request.clone().text()
      const path = `${pathname.slice('/v1'.length)}${search}`
      sent.push({ method: request.method, path, context: request.headers.get('x-ap-context'), body })
    }
    return fetch(request)
  }
  const open = (credentials: AppleAdsCredentials, clock = console.now) =>
    openAppleAds({ credentials, send, clock, baseUrl: `${url}/v1`, tokenUrl: `${url}/auth/oauth2/token` })

  return {
    console,
    faults,
    url,
    sent,
    open,
    stop,
    async giveOut({ accounts = 1, isChosen = true, ...given } = {}) {
      const pair = ecKeys()
      const owner = `SEARCHADS.${randomUUID()}`
      const keyId = `${randomUUID().slice(0, -1)}${accounts === 2 ? '1' : '0'}`
      const base = { provider: 'apple-ads', keyId, owner, publicKey: pair.spki, trackIds: adsApps } as const
      const key = console.giveOut({ ...base, ...given })
      const credentials: AppleAdsCredentials = {
        provider: 'apple-ads',
        clientId: owner,
        teamId: `SEARCHADS.${randomUUID()}`,
        keyId,
        privateKey: pair.pkcs8,
        accountId: null,
      }
      if (!isChosen) return { credentials, key, pair }
      const [account] = await open(credentials).accounts()
      sent.length = 0
      faults.reset()
      return { credentials: { ...credentials, accountId: account?.id ?? null }, key, pair }
    },
  }
}

/** The failure of a call; fails where there is none. */
export const failureOf = async (call: Promise<unknown>): Promise<Error & { detail?: string | null }> => {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  )
  if (failure instanceof Error) return failure
  throw new Error('The call did not fail.')
}
