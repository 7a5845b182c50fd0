import { Trans } from '@lingui/react/macro'
import { IconAward, IconCalendarEvent, IconEdit, IconVersions, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ListingPart } from '#contract/overview/history.ts'
import type { Store } from '#contract/store.ts'
import type { TimelineKind } from './timeline-entries.ts'

export const kindIcons: Record<TimelineKind, Icon> = {
  version: IconVersions,
  change: IconEdit,
  event: IconCalendarEvent,
  featuring: IconAward,
}

/** "Title changed" and so on, in the words of the store. */
export function changeTitle(part: ListingPart, store: Store): ReactNode {
  const isApple = store === 'APP_STORE'
  switch (part) {
    case 'title':
      return isApple ? <Trans>Title changed</Trans> : <Trans>Name changed</Trans>
    case 'shortDescription':
      return isApple ? <Trans>Subtitle changed</Trans> : <Trans>Short description changed</Trans>
    case 'promotionalText':
      return <Trans>Promotional text changed</Trans>
    case 'description':
      return <Trans>Description changed</Trans>
    case 'icon':
      return <Trans>Icon changed</Trans>
    case 'header':
      return isApple ? <Trans>Header changed</Trans> : <Trans>Feature graphic changed</Trans>
    case 'screenshots':
      return <Trans>Screenshots changed</Trans>
    case 'price':
      return <Trans>Price changed</Trans>
    case 'category':
      return <Trans>Category changed</Trans>
    case 'version':
      return <Trans>Version changed</Trans>
  }
}
