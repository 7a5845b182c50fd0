import { openAppStoreConnect, type AppStoreConnect } from '#server/integrations/app-store-connect/app-store-connect.ts'
import type { AppStoreConnectCredentials } from '#server/integrations/provider/credentials.ts'
import { sendOverNetwork } from '#server/integrations/provider/send.ts'
import { openAppStoreConnectConsole } from '#server/sample/consoles/app-store-connect/console.ts'
import { consoleParts, type TestConsole } from './console-parts.ts'
import { Faults } from './faults.ts'
import { ecKeys, type KeyPair } from './keys.ts'
import { serve } from './serve.ts'

export interface ServedAppStoreConnect extends TestConsole {
  url: string
  keyPair: KeyPair
  /** Apps of the key, the sample market's demo first. */
  trackIds: string[]
  faults: Faults
  credentials: AppStoreConnectCredentials
  /** A client of the given key, or of one that differs; `clockOff`: of the client, ms. */
  client: (differing?: Partial<AppStoreConnectCredentials>, clockOff?: number) => AppStoreConnect
  /** Faults, the clock and the key are as at the start; what was written stays. */
  reset: () => void
  stop: () => Promise<void>
}

export const KEY_ID = 'ABC123DEFG'

/** The sample market's App Store Connect over HTTP, with a key of one developer. */
export async function serveAppStoreConnect(start = '2026-06-15T20:00:00.000Z'): Promise<ServedAppStoreConnect> {
  const test = consoleParts(start)
  const faults = new Faults()
  const { url, stop } = await serve(faults.before(openAppStoreConnectConsole(test.parts)))
  const keyPair = ecKeys()
  const demo = await test.parts.market.demoProjects()
  const own = demo.map(({ app }) => app).filter(({ store }) => store === 'APP_STORE')
  const trackIds = [...new Set([...own, ...demo.flatMap(({ competitors }) => competitors)])]
    .filter(({ store }) => store === 'APP_STORE')
    .map(({ trackId }) => trackId)
  const credentials: AppStoreConnectCredentials = {
    provider: 'app-store-connect',
    issuerId: '57246542-96fe-1a63-e053-0824d011072a',
    keyId: KEY_ID,
    privateKey: keyPair.pkcs8,
    vendorNumber: '85012345',
  }
  const reset = () => {
    faults.reset()
    test.setNow(start)
    test.giveOut({
      provider: 'app-store-connect',
      keyId: KEY_ID,
      owner: credentials.issuerId,
      publicKey: keyPair.spki,
      trackIds,
    })
  }
  reset()
  return {
    ...test,
    url,
    keyPair,
    trackIds,
    faults,
    credentials,
    client: (differing = {}, clockOff = 0) =>
      openAppStoreConnect({
        baseUrl: url,
        credentials: { ...credentials, ...differing },
        send: sendOverNetwork,
        clock: () => new Date(test.now().getTime() + clockOff),
      }),
    reset,
    stop,
  }
}
