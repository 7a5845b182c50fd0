import { t } from '@lingui/core/macro'
import type { AsoScoreComponent } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { partName } from '../parts/part-name.ts'

/** A part of the score by the name its store gives it. */
export function scorePartName(part: AsoScoreComponent['id'], store: Store): string {
  switch (part) {
    case 'title':
    case 'description':
      return partName(part, store)
    case 'subtitle':
      return partName('shortDescription', store)
    case 'creatives':
      return partName('screenshots', store)
    case 'ratings':
      return t`Ratings`
    case 'freshness':
      return t`Freshness`
  }
}
