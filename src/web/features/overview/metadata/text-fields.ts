import type { AppDetails } from '#contract/overview.ts'
import { textLimits } from '#contract/limits.ts'
import type { ListingPart } from '#contract/overview-history.ts'
import type { Store } from '#contract/store.ts'

export type TextFieldId = 'title' | 'name' | 'subtitle' | 'shortDescription' | 'promotionalText'

export interface TextField {
  id: TextFieldId
  part: ListingPart
  limit: number
  read: (details: AppDetails) => string | null
}

/** OV-029 to OV-031: the short texts of a listing as each store names and limits them, in the store's order. */
export const textFields: Record<Store, readonly TextField[]> = {
  APP_STORE: [
    { id: 'title', part: 'title', limit: textLimits.title, read: (details) => details.title },
    {
      id: 'subtitle',
      part: 'shortDescription',
      limit: textLimits.subtitle,
      read: (details) => details.shortDescription,
    },
    {
      id: 'promotionalText',
      part: 'promotionalText',
      limit: textLimits.promotionalText,
      read: (details) => details.promotionalText,
    },
  ],
  GOOGLE_PLAY: [
    { id: 'name', part: 'title', limit: textLimits.title, read: (details) => details.title },
    {
      id: 'shortDescription',
      part: 'shortDescription',
      limit: textLimits.shortDescription,
      read: (details) => details.shortDescription,
    },
  ],
}
