import type { AdAccount } from '#contract/connections/keys.ts'
import type { CheckedRight } from './provider-failure.ts'
import type { Send } from './send.ts'

/** What every client of a provider is made of. `baseUrl`s have no slash at their end. */
export interface ClientParts<C> {
  credentials: C
  send: Send
  clock: () => Date
}

/** An app as its console knows it. */
export interface ConsoleApp {
  trackId: string
  title: string
}

export interface Check {
  /** In the order of `capabilitiesOf`. */
  rights: CheckedRight[]
  /** Where the provider can list them; null: it can't, apps are entered by hand (Google Play). */
  apps: ConsoleApp[] | null
  /** The chosen account or the developer; null: unknown. */
  accountName: string | null
}

/** What the connections need of a client; each has more calls of its own. */
export interface CheckedClient {
  /**
   * Finds out what the key may do, by reading alone. `tried` are own apps that the key should see.
   * @throws ProviderFailure: credentials, agreements, api-off, account, rate-limited or unavailable. A right that is
   * missing is no failure
   */
  check: (tried: readonly string[], signal?: AbortSignal) => Promise<Check>
}

/** Of ad platforms. */
export interface AdClient extends CheckedClient {
  /** @throws ProviderFailure as `check` */
  accounts: (signal?: AbortSignal) => Promise<AdAccount[]>
}
