import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FeaturingPlace } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'

/** Where a store's editors showed an app, in the words of the store. */
export function featuringPlace(place: FeaturingPlace, store: Store): ReactNode {
  switch (place) {
    case 'TODAY':
      return <Trans>Today tab</Trans>
    case 'COLLECTION':
      return store === 'APP_STORE' ? <Trans>Collection in Apps or Games</Trans> : <Trans>Editors' collection</Trans>
    case 'CATEGORY':
      return <Trans>Category page</Trans>
  }
}
