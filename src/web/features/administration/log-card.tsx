import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { getAuditLog, type AuditAction, type AuditEntry } from '#contract/administration.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { formatDate, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { SectionTable } from '#web/ui/data-table/section-table.tsx'
import { Pages } from '#web/ui/controls/pages.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import classes from './administration.module.css'

interface Props {
  /** undefined: everybody. */
  user: string | undefined
  onEverybody: () => void
}

/** What was done that matters to security, newest first. */
export function LogCard({ user, onEverybody }: Props) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const { data, error, refresh } = useRead(read(getAuditLog, { query: { userId: user, page: String(page) } }))
  const everybody = user && (
    <Button size="sm" onClick={onEverybody}>
      <Trans>Show everyone</Trans>
    </Button>
  )
  return (
    <Card title={user ? <Trans>Audit log of one user</Trans> : <Trans>Audit log</Trans>} aside={everybody}>
      {!data && (
        <SectionState
          state={error ? 'failed' : 'loading'}
          failed={t`Couldn't load the audit log`}
          unsaved=""
          onRetry={refresh}
        />
      )}
      {data?.content.length === 0 && (
        <Text p="md" size="sm" c="dimmed">
          <Trans>No entries yet.</Trans>
        </Text>
      )}
      {data && data.content.length > 0 && (
        <>
          <Entries entries={data.content} />
          <Pages page={page} total={data.totalPages} onPage={setPage} />
        </>
      )}
    </Card>
  )
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const columns = useEntryColumns()
  return (
    <div className={classes.table}>
      <SectionTable caption={<Trans>Audit log</Trans>} rows={entries} rowId={({ id }) => id} columns={columns} />
    </div>
  )
}

function useEntryColumns(): Column<AuditEntry>[] {
  const { t } = useLingui()
  const actions = useActions()
  return [
    {
      id: 'when',
      name: t`When`,
      cell: ({ at }) => (
        <time dateTime={at}>
          {formatDate(at, language())} {formatTime(Date.parse(at), language())}
        </time>
      ),
    },
    { id: 'event', name: t`Event`, isRowHeader: true, cell: ({ action }) => actions[action] },
    { id: 'who', name: t`Who`, cell: ({ actor }) => actor?.email },
    { id: 'user', name: t`Affected user`, cell: ({ subject }) => subject?.email },
    { id: 'note', name: t`Note`, cell: ({ note }) => note },
  ]
}

function useActions(): Record<AuditAction, string> {
  const { t } = useLingui()
  return {
    'impersonation-started': t`Impersonation started`,
    'impersonation-stopped': t`Impersonation stopped`,
    'changed-while-acting': t`Changed while impersonating`,
    'password-changed': t`Password changed`,
    'password-reset': t`Password reset`,
    'email-changed': t`E-mail changed`,
    'sessions-revoked': t`Sessions ended`,
    'token-reused': t`Refresh token used twice`,
    'account-closed': t`Account closed`,
    'account-kept': t`Account closure cancelled`,
    'account-deleted': t`Account deleted`,
    'member-invited': t`Member invited`,
    'member-joined': t`Member joined`,
    'member-changed': t`Member changed`,
    'member-removed': t`Member removed`,
    'plan-changed': t`Plan changed`,
    'plan-cancelled': t`Plan cancelled`,
    'plan-reactivated': t`Plan reactivated`,
    'flag-changed': t`Feature flag changed`,
    'incident-changed': t`Incident changed`,
    'store-data-imported': t`Store data imported`,
    'store-sources-chosen': t`Store sources chosen`,
    'connection-key-added': t`Key of a connection added`,
    'connection-key-replaced': t`Key of a connection replaced`,
    'connection-revoked': t`Connection revoked`,
    'market-switched': t`Market switched`,
    'second-step-on': t`Two-step verification turned on`,
    'second-step-off': t`Two-step verification turned off`,
    'second-step-removed': t`Two-step verification removed by staff`,
    'recovery-codes-made': t`New recovery codes generated`,
    'recovery-code-used': t`Recovery code used`,
    'second-step-required': t`Two-step verification required for everyone`,
    'second-step-optional': t`Two-step verification made optional`,
  }
}
