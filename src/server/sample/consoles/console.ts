import type { Capability, Provider } from '#contract/connections/connection.ts'
import type { Send } from '#server/integrations/provider/send.ts'
import type { MarketSource } from '#server/markets/market.ts'

/** A key that a fictional console has given out. */
export interface ConsoleKey {
  provider: Provider
  /** What the provider's tokens name: Key ID, `private_key_id`, or key id of Apple Ads. */
  keyId: string
  /** Issuer ID, `client_email`, or client id of Apple Ads. */
  owner: string
  /** PEM, SPKI. */
  publicKey: string
  /** What its role does not allow. */
  lacks: readonly Capability[]
  isRevoked: boolean
  /** Until then every call is answered with 429. */
  limitedUntil: Date | null
  /** The apps of its account. */
  trackIds: readonly string[]
}

/** What was written through a console, such as replies: kept per account (`owner`). Values are plain JSON. */
export interface ConsoleRecords {
  get: (owner: string, kind: string, id: string) => Promise<unknown>
  list: (owner: string, kind: string) => Promise<{ id: string; value: unknown; at: Date }[]>
  put: (owner: string, kind: string, id: string, value: unknown) => Promise<void>
  delete: (owner: string, kind: string, id: string) => Promise<void>
}

export interface ConsoleParts {
  /** null: no such key was ever given out. */
  keyOf: (provider: Provider, keyId: string) => Promise<ConsoleKey | null>
  records: ConsoleRecords
  /** The sample market: the console's apps, reviews, listings and figures are its. */
  market: MarketSource
  clock: () => Date
}

/**
 * The console of one provider in the sample market: it verifies tokens, pages, refuses and limits as the provider does.
 * The product calls it within the process; tests serve it over HTTP.
 */
export type OpenConsole = (parts: ConsoleParts) => Send
