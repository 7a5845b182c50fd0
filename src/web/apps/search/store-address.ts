import { parseAppReference } from '#aso/app-reference.ts'

/**
 * Country code in the address of an app's store page (`apps.apple.com/fr/app/…`, `play.google.com/…&gl=fr`), upper
 * case; null: the text is no such address or names no country.
 */
export const countryOfAddress = (text: string): string | null => parseAppReference(text)?.country ?? null
