import { Trans } from '@lingui/react/macro'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { ChangedParts } from './changed-parts.tsx'
import { useNewChanges } from './new-changes.ts'
import { SectionAside } from './page-age.tsx'

interface Props {
  app: SelectedApp
  locale: string
}

/** What changed in an app's listing since the reader's last visit, all of it open to read. */
export function ChangesCard(props: Props) {
  const { result, visit, fresh } = useNewChanges(props.app, props.locale)
  const state = readState(result)
  const isReady = state === 'ready' && visit !== null
  return (
    <Card
      title={<Trans>Changed since your last visit</Trans>}
      aside={<SectionAside at={result.updatedAt} />}
      padded={isReady}
    >
      {isReady ? (
        <WhatChanged
          {...props}
          changes={result.data?.changes ?? null}
          since={visit.toldBefore?.at ?? null}
          fresh={fresh}
        />
      ) : (
        <SectionState
          state={state === 'ready' ? 'loading' : state}
          failed={<Trans>Couldn't load what changed</Trans>}
          unsaved={<Trans>Changes load when you're back online</Trans>}
          onRetry={result.refresh}
        />
      )}
    </Card>
  )
}

interface WhatChangedProps extends Props {
  changes: readonly unknown[] | null
  /** Device time, ms since 1970; null: this is the first visit. */
  since: number | null
  fresh: ReturnType<typeof useNewChanges>['fresh']
}

function WhatChanged({ app, locale, changes, since, fresh }: WhatChangedProps) {
  if (!changes) return <EmptyField />
  if (since === null) return <Trans>Nothing to show yet. Changes to your listing will appear here.</Trans>
  const day = formatDate(since, language())
  if (fresh.length === 0) return <Trans>Nothing has changed since {day}.</Trans>
  return <ChangedParts found={{ since, changes: fresh, store: app.store, isOwn: app.isOwn, lang: locale }} />
}
