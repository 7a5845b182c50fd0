import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AsoScoreComponent } from '#contract/overview.ts'
import type { Store } from '#contract/store.ts'

/** A part of the score by the name its store gives it. */
export function partName(part: AsoScoreComponent['id'], store: Store): MessageDescriptor {
  switch (part) {
    case 'title':
      return store === 'APP_STORE' ? msg`Title` : msg`Name`
    case 'subtitle':
      return store === 'APP_STORE' ? msg`Subtitle` : msg`Short description`
    case 'description':
      return msg`Description`
    case 'creatives':
      return msg`Screenshots`
    case 'ratings':
      return msg`Ratings`
    case 'freshness':
      return msg`Last release`
  }
}
