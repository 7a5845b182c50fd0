import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconChevronRight } from '@tabler/icons-react'
import type { Connection } from '#contract/connections/connection.ts'
import { isAdProvider } from '#contract/connections/connection.ts'
import { connectionEntity } from '#web/commands/entities.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { formatAge } from '#web/i18n/age.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pages } from '#web/ui/tables/pages.tsx'
import page from '../connections.module.css'
import { ListState } from '../list-state.tsx'
import { GoesOn, Since } from '../my-apps/cell-view.tsx'
import { adChip } from '../my-apps/cells.ts'
import { PAGE_SIZE } from '../page-size.ts'
import type { Open, Tab } from '../place.ts'
import type { Connections } from '#web/data/queries/use-connections.ts'
import type { Rights } from '../rights.ts'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import { StatusChip, type ChipKind } from '../status/status-chip.tsx'
import { ProviderIcon } from '../texts/provider-icon.tsx'
import { providerName } from '../texts/provider-name.ts'
import { reasonText } from '../texts/reason-text.ts'
import classes from './connection-list.module.css'
import { RowActions } from './row-actions.tsx'

interface Props {
  kind: Exclude<Tab, 'my-apps'>
  /** undefined: not known. */
  list: readonly Connection[] | undefined
  connections: Connections
  rights: Rights
  page: number
  onPage: (page: number) => void
  onOpen: (open: Open) => void
}

/** `connection/stores` and `connection/ad-platforms`: the connections themselves, each with how it stands and why (CONN-015). */
export function ConnectionList({ kind, list, connections, rights, page: wanted, onPage, onOpen }: Props) {
  const { t } = useLingui()
  if (!list)
    return connections.isLoading ? (
      <div className={page.panel} aria-busy="true" style={{ padding: 16 }}>
        <RowsSkeleton />
      </div>
    ) : (
      <ListState connections={connections} />
    )
  const pages = Math.max(1, Math.ceil(list.length / PAGE_SIZE))
  const shown = Math.min(wanted, pages)
  if (list.length === 0)
    return (
      <div className={page.panel}>
        <EmptyState
          title={
            kind === 'stores' ? (
              <Trans>No store is connected yet</Trans>
            ) : (
              <Trans>No ad platform is connected yet</Trans>
            )
          }
          action={
            rights.mayManage && (
              <Button
                variant="light"
                disabled={rights.isOffline || (kind === 'ad-platforms' && rights.adsLocked)}
                onClick={() =>
                  onOpen({ what: 'new', provider: kind === 'stores' ? 'app-store-connect' : 'apple-ads', id: null })
                }
              >
                {kind === 'stores' ? <Trans>Connect a store</Trans> : <Trans>Connect an ad platform</Trans>}
              </Button>
            )
          }
        >
          {kind === 'stores' ? (
            <Trans>A key of App Store Connect or Google Play brings reviews, listings and your own downloads.</Trans>
          ) : (
            <Trans>A key of Apple Ads or Google Ads brings campaigns and what they cost.</Trans>
          )}
        </EmptyState>
      </div>
    )
  return (
    <>
      <ListState connections={connections} />
      <div className={page.panel}>
        <ul className={classes.list} aria-label={kind === 'stores' ? t`Stores` : t`Ad platforms`}>
          {list.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map((connection) => (
            <ConnectionRow key={connection.id} connection={connection} rights={rights} onOpen={onOpen} />
          ))}
        </ul>
        <Pages page={shown} total={pages} onPage={onPage} />
      </div>
    </>
  )
}

const chipOf: Record<Connection['status'], ChipKind> = {
  working: 'connected',
  broken: 'broken',
  permissions: 'permission',
  blocked: 'blocked',
  'rate-limited': 'rate-limited',
}

interface RowProps {
  connection: Connection
  rights: Rights
  onOpen: (open: Open) => void
}

function ConnectionRow({ connection, rights, onOpen }: RowProps) {
  const { i18n } = useLingui()
  const { id, name, provider, status, keyEnding, accountName, assignedApps } = connection
  const isPending = useIsPending(connectionEntity(id, 'name'))
  const isAds = isAdProvider(provider)
  return (
    <li className={classes.row}>
      <span className={classes.sign}>
        <ProviderIcon provider={provider} size={20} />
      </span>
      <div className={classes.about}>
        <button type="button" className={classes.name} onClick={() => onOpen({ what: 'connection', id })}>
          {name}
          <IconChevronRight size={15} stroke={1.7} aria-hidden />
        </button>
        <p className={classes.detail}>
          {[providerName(provider), accountName].filter(Boolean).join(' · ')}
          {keyEnding !== '' && <Trans> · key ending {keyEnding}</Trans>} ·{' '}
          <Plural value={assignedApps.length} one="# app" other="# apps" />
          {isPending && <Trans> · Waiting to send</Trans>}
        </p>
      </div>
      <div className={classes.state}>
        <StatusChip kind={isAds ? adChip(connection) : chipOf[status]} of={name} />
        <p className={classes.detail}>
          {status !== 'working' && <>{i18n._(reasonText(connection))}. </>}
          <When connection={connection} />
        </p>
      </div>
      {rights.mayManage && <RowActions connection={connection} rights={rights} onOpen={onOpen} />}
    </li>
  )
}

function When({ connection }: { connection: Connection }) {
  const { status, retryAt, checkedAt } = connection
  if (status === 'rate-limited' && retryAt !== null) return <GoesOn at={retryAt} />
  if (status !== 'working') return <Since connection={connection} />
  if (checkedAt === null) return null
  const age = formatAge(Date.parse(checkedAt))
  return <Trans>Checked {age}</Trans>
}
