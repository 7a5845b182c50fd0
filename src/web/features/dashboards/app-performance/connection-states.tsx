import { Trans } from '@lingui/react/macro'
import { Paper } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OwnPerformance } from '#contract/connections/own-performance.ts'
import type { Store } from '#contract/store.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { consoleName } from './figure-texts.tsx'

interface Props {
  own: Pick<OwnPerformance, 'state' | 'connection' | 'requestedAt'>
  store: Store
}

/** Instead of the figures, where the store has reported none: why, and what to do. */
export const NoFigures = (props: Props) => (
  <Paper>
    <Why {...props} />
  </Paper>
)

function Why({ own: { state, connection, requestedAt }, store }: Props) {
  const name = consoleName(store)
  const day = requestedAt === null ? null : formatDate(requestedAt, language())
  switch (state) {
    case 'none':
      return (
        <EmptyState
          title={<Trans>Connect {name}</Trans>}
          action={
            <ConnectionLink connection={null} isMain>
              <Trans>Connect {name}</Trans>
            </ConnectionLink>
          }
        >
          <Trans>Then this page shows your own impressions, page views and installs, by source and by country.</Trans>
        </EmptyState>
      )
    case 'permission':
      return (
        <EmptyState
          title={<Trans>A permission is missing</Trans>}
          action={
            <ConnectionLink connection={connection} isMain>
              <Trans>Open the connection</Trans>
            </ConnectionLink>
          }
        >
          <MissingRight connection={connection} store={store} />
        </EmptyState>
      )
    case 'broken':
      return (
        <EmptyState
          title={<Trans>{name} needs attention</Trans>}
          action={
            <ConnectionLink connection={connection} isMain>
              <Trans>Open the connection</Trans>
            </ConnectionLink>
          }
        >
          <Trans>The last import failed, and there are no earlier figures.</Trans>
        </EmptyState>
      )
    case 'waiting':
    case 'ready':
      return (
        <EmptyState title={<Trans>Reports come within a day or two of connecting</Trans>}>
          {day === null ? (
            <Trans>The store hasn't provided any figures yet.</Trans>
          ) : (
            <Trans>
              Requested on {day}. The store is preparing the first report. Figures appear here when it's ready.
            </Trans>
          )}
        </EmptyState>
      )
  }
}

/** Above figures that will get no newer ones: why, and the way to the connection. */
export function ConnectionNote({ own, store }: { own: OwnPerformance; store: Store }) {
  const { state, connection } = own
  const name = consoleName(store)
  const open = (
    <ConnectionLink connection={connection}>
      <Trans>Open the connection</Trans>
    </ConnectionLink>
  )
  switch (state) {
    case 'none':
      return (
        <Note kind="info">
          <Trans>{name} is no longer connected. These are its last figures.</Trans>{' '}
          <ConnectionLink connection={null}>
            <Trans>Connect {name}</Trans>
          </ConnectionLink>
        </Note>
      )
    case 'permission':
      return (
        <Note kind="error">
          <MissingRight connection={connection} store={store} /> {open}
        </Note>
      )
    case 'broken':
      return (
        <Note kind="error">
          <Trans>The last import failed. These are the figures until then.</Trans> {open}
        </Note>
      )
    case 'waiting':
    case 'ready':
      return null
  }
}

/** Which right a key lacks to read reports, in the words of its console. */
function MissingRight({ connection, store }: { connection: OwnPerformance['connection']; store: Store }) {
  const name = connection?.name ?? ''
  return store === 'APP_STORE' ? (
    <Trans>
      The key of "{name}" can't read analytics reports. In App Store Connect, give it the role Admin; for proceeds
      alone, Sales and Reports is enough.
    </Trans>
  ) : (
    <Trans>
      The service account of "{name}" can't read reports. In Play Console, give it the permission "View app information
      and download bulk reports".
    </Trans>
  )
}

interface ConnectionLinkProps {
  /** Opens on that page; null: none is there. */
  connection: OwnPerformance['connection']
  children: ReactNode
  isMain?: boolean
}

/** The way to where connections are made and mended. */
const ConnectionLink = ({ connection, children, isMain = false }: ConnectionLinkProps) => {
  const target = {
    to: '/connection/{-$tab}',
    params: { tab: 'my-apps' },
    search: connection ? { connection: connection.id } : {},
    children,
  } as const
  return isMain ? <ButtonLink variant="filled" {...target} /> : <Link {...target} />
}
