import { textLimits } from '#contract/protocol/limits.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { ListingPart } from '#contract/overview/history.ts'
import type { Store } from '#contract/store.ts'

export interface TextField {
  part: Extract<ListingPart & keyof AppDetails, 'title' | 'shortDescription' | 'promotionalText'>
  limit: number
}

/** OV-029 to OV-031: the short texts of a listing as each store limits them, in the store's order. */
export const textFields: Record<Store, readonly TextField[]> = {
  APP_STORE: [
    { part: 'title', limit: textLimits.title },
    { part: 'shortDescription', limit: textLimits.subtitle },
    { part: 'promotionalText', limit: textLimits.promotionalText },
  ],
  GOOGLE_PLAY: [
    { part: 'title', limit: textLimits.title },
    { part: 'shortDescription', limit: textLimits.shortDescription },
  ],
}
