import type { AdPlacement, AdVariant } from '#contract/ad-copy.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import { countCharacters } from '../characters.ts'

/** Characters of a placement, as `countCharacters` counts them. */
export interface PlacementLimits {
  /** null: it has no headline. */
  headline: number | null
  text: number
}

/**
 * Sources: Google Ads Help, "About ad assets for App campaigns" (headlines of 30 characters, descriptions of 90); App Store
 * Connect Help, "Promotional text" (170), which each custom product page has its own of. November 2026.
 */
export const adPlacements: Readonly<Record<AdPlacement, PlacementLimits>> = {
  'google-app-campaign': { headline: 30, text: 90 },
  'apple-product-page': { headline: null, text: textLimits.promotionalText },
}

/** Whether a variant has what its placement asks for, and no more characters than it takes. */
export function fitsPlacement({ headline, text }: AdVariant, placement: AdPlacement): boolean {
  const limits = adPlacements[placement]
  return fits(text, limits.text) && (limits.headline === null ? headline === null : fits(headline, limits.headline))
}

const fits = (text: string | null, limit: number) => {
  const count = countCharacters(text?.trim() ?? '')
  return count > 0 && count <= limit
}
