import { countries, countryByCode } from '#server/markets/countries.ts'
import { storefrontId } from '#server/markets/live/apple/storefront-id.ts'

const byId = new Map(countries.map(({ country, locale }) => [storefrontId(locale), country]))

/** Whether the store has a storefront of this code, such as `de`. */
export const isStorefront = (code: string) => countryByCode.has(code.toUpperCase())

/** Upper-case code of the country that a header such as `143441-1,29` names; null: none. */
export function countryOfHeader(header: string | undefined): string | null {
  const id = /^\d+/.exec(header ?? '')?.[0]
  return id === undefined ? null : (byId.get(id) ?? null)
}
