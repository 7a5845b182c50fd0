import { t } from '@lingui/core/macro'
import type { ListingPart } from '#contract/overview/history.ts'
import type { Store } from '#contract/store.ts'

/** What a store calls a part of a listing (OV-029 to OV-031, OV-036). */
export function partName(part: ListingPart, store: Store): string {
  const isApple = store === 'APP_STORE'
  switch (part) {
    case 'title':
      return isApple ? t`Title` : t`Name`
    case 'shortDescription':
      return isApple ? t`Subtitle` : t`Short description`
    case 'promotionalText':
      return t`Promotional text`
    case 'description':
      return t`Description`
    case 'icon':
      return t`Icon`
    case 'header':
      return isApple ? t`Header` : t`Feature graphic`
    case 'screenshots':
      return t`Screenshots`
    case 'price':
      return t`Price`
    case 'category':
      return t`Category`
    case 'version':
      return t`Version`
  }
}
