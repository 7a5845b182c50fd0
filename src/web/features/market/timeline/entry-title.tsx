import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import { eventTypes } from '#web/apps/event-types.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { changeTitle } from './kinds.tsx'
import type { TimelineEntry } from './timeline-entries.ts'

/** What happened, in a few words. `lang`: language of the store's texts. */
export function entryTitle(entry: TimelineEntry, store: Store, lang: string): ReactNode {
  switch (entry.kind) {
    case 'change':
      return changeTitle(entry.change.part, store)
    case 'event':
      return (
        <>
          <span lang={lang}>{entry.event.title}</span> <Tag>{eventTypes[entry.event.type]}</Tag>
        </>
      )
    case 'featuring':
      return <Trans>Featured by the store</Trans>
    case 'version': {
      const { version } = entry.version
      return version === '' ? <Trans>New version</Trans> : <Trans>Version {version}</Trans>
    }
  }
}
