import { t } from '@lingui/core/macro'
import type { ListingPart } from '#contract/overview-history.ts'
import type { Store } from '#contract/store.ts'
import { textName } from '../versions/text-name.ts'

/** Parts whose change is one of pictures: their addresses, a line each. */
export const pictureParts: ReadonlySet<ListingPart> = new Set<ListingPart>(['icon', 'header', 'screenshots'])

export const linesOf = (addresses: string | null): string[] => addresses?.split('\n').filter(Boolean) ?? []

/** What a store calls a part of a listing. */
export function partName(part: ListingPart, store: Store): string {
  switch (part) {
    case 'title':
    case 'shortDescription':
    case 'promotionalText':
    case 'description':
      return textName(part, store)
    case 'icon':
      return t`Icon`
    case 'header':
      return store === 'APP_STORE' ? t`Header` : t`Feature graphic`
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
