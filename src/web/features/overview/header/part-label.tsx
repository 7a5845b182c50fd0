import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AsoScoreComponent } from '#contract/overview.ts'
import type { Store } from '#contract/store.ts'

/** A part of the score by the name its store gives it. */
export function partLabel(part: AsoScoreComponent['id'], store: Store): ReactNode {
  switch (part) {
    case 'title':
      return store === 'APP_STORE' ? <Trans>Title</Trans> : <Trans>Name</Trans>
    case 'subtitle':
      return store === 'APP_STORE' ? <Trans>Subtitle</Trans> : <Trans>Short description</Trans>
    case 'description':
      return <Trans>Description</Trans>
    case 'creatives':
      return <Trans>Screenshots</Trans>
    case 'ratings':
      return <Trans>Ratings</Trans>
    case 'freshness':
      return <Trans>Last release</Trans>
  }
}
