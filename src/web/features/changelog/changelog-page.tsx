import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { getChanges, type OrganisationChange } from '#contract/changes.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import { Pages } from '#web/ui/tables/pages.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { ChangeRow } from './change-row.tsx'
import classes from './changelog.module.css'

/** Who changed what in the organisation, and when, a day at a time (MENU-077). */
export function ChangelogPage({ identity: { organizationId } }: { identity: Identity }) {
  const [page, setPage] = useState(1)
  const changes = useRead(read(getChanges, { params: { organizationId }, query: { page: String(page) } }))
  const phone = usePhone()
  const state = readState(changes)
  const { content = [], totalPages = 0 } = changes.data ?? {}
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <p className={classes.lead}>
          <Trans>
            Changes made by your team in the last 400 days: apps, competitors, countries, favourites, team and plan.
          </Trans>
        </p>
        {changes.updatedAt !== null && <Freshness at={changes.updatedAt} busy={changes.isRefreshing} compact={phone} />}
      </header>
      <Card title={<Trans>Changelog</Trans>}>
        {state !== 'ready' ? (
          <SectionState
            state={state}
            failed={<Trans>Couldn't load the changelog</Trans>}
            unsaved={<Trans>This part of the changelog loads when you're back online</Trans>}
            onRetry={changes.refresh}
            minHeight={240}
          />
        ) : content.length === 0 ? (
          <p className={classes.nothing}>
            <Trans>No changes yet.</Trans>
          </p>
        ) : (
          <Days changes={content} />
        )}
        <Pages page={page} total={Math.max(totalPages, page)} onPage={setPage} />
      </Card>
    </div>
  )
}

/** By the reader's own days. */
function Days({ changes }: { changes: readonly OrganisationChange[] }) {
  const days = Map.groupBy(changes, ({ at }) => formatDate(at, language()))
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={classes.day}>
      <h3 className={classes.date}>{day}</h3>
      <ul className={classes.list}>
        {ofDay.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ul>
    </section>
  ))
}
