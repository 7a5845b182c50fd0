import type { MarketSource } from '#server/markets/market.ts'
import { hash32 } from '../../hash.ts'
import type { ConsoleKey } from '../console.ts'

export interface ConsoleAccount {
  id: string
  name: string
  orgId: string
  currency: string
  timezone: string
}

const nineDigits = (text: string) => String(100_000_000 + (hash32(text) % 900_000_000))

/** An ad account of an owner of keys, the first or the second. */
export const sampleAccountOf = (owner: string, at = 0): string => nineDigits(`${owner}/account/${at}`)

export const orgOf = ({ owner }: ConsoleKey) => nineDigits(`${owner}/org`)
export const userOf = ({ owner, keyId }: ConsoleKey) => nineDigits(`${owner}/${keyId}/user`)

/** A key sees two accounts where its id ends with an odd digit, else one. */
export async function accountsOf(key: ConsoleKey, market: MarketSource): Promise<ConsoleAccount[]> {
  const developer = await developerOf(key, market)
  const isOdd = Number.parseInt(key.keyId.slice(-1), 16) % 2 === 1
  return [developer, ...(isOdd ? [`${developer} Agency`] : [])].map((name, at) => ({
    id: sampleAccountOf(key.owner, at),
    name,
    orgId: orgOf(key),
    currency: 'USD',
    timezone: 'America/New_York',
  }))
}

async function developerOf({ trackIds }: ConsoleKey, market: MarketSource): Promise<string> {
  for (const trackId of trackIds) {
    const [locale] = await market.localesOf({ store: 'APP_STORE', trackId })
    const listing = locale && (await market.listing({ store: 'APP_STORE', trackId, locale }))
    if (listing && listing.developerName) return listing.developerName
  }
  return 'Sample Advertiser'
}

/** What Apple calls the rights that a key has. */
export function rolesOf({ lacks }: ConsoleKey): string[] {
  if (lacks.includes('ads-read')) return []
  return lacks.includes('ads-write') ? ['API Account Read Only'] : ['API Account Manager']
}
