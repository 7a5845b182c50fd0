import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconLock, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isAdProvider, type Connection } from '#contract/connections/connection.ts'
import { formatAge } from '#web/i18n/age.ts'
import { formatDate, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import type { Open } from '../place.ts'
import { StatusChip } from '../status/status-chip.tsx'
import { providerName } from '../texts/provider-name.ts'
import type { Cell } from './cells.ts'
import classes from './apps-table.module.css'

interface Props {
  cell: Cell
  /** The app with its store, for screen readers. */
  app: string
  mayManage: boolean
  isOffline: boolean
  onOpen: (open: Open) => void
}

/** How an app is connected in one column: a chip that opens the connection, or a way to connect it. */
export function CellView({ cell, app, mayManage, isOffline, onOpen }: Props) {
  if (cell.kind === 'none' || (cell.kind === 'connect' && !mayManage))
    return (
      <span className={classes.none}>
        <Trans>N/A</Trans>
      </span>
    )
  if (cell.kind === 'connect')
    return (
      <ConnectButton
        app={app}
        isOffline={isOffline}
        onClick={() => onOpen({ what: 'new', provider: cell.provider, id: null })}
      />
    )
  return (
    <div className={classes.state}>
      <StatusChip
        kind={cell.chip}
        of={cell.connection.name}
        onOpen={() => onOpen({ what: 'connection', id: cell.connection.id })}
      />
      <Note cell={cell} />
    </div>
  )
}

function ConnectButton({ app, isOffline, onClick }: { app: string; isOffline: boolean; onClick: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={classes.connect}
      disabled={isOffline}
      title={isOffline ? t`Needs a connection, the store checks the key` : undefined}
      onClick={onClick}
    >
      <IconPlus size={15} stroke={1.8} aria-hidden />
      <Trans>Connect</Trans>
      <span className="sg-visually-hidden"> {app}</span>
    </button>
  )
}

/** In the place of what the plan does not hold. */
export function LockedCell() {
  return (
    <UpgradeLink from="locked_page" className={classes.upgrade}>
      <IconLock size={13} stroke={1.8} aria-hidden />
      <Trans>Upgrade</Trans>
    </UpgradeLink>
  )
}

/** Which connection it is, and since when; on a phone the chip alone says it. */
function Note({ cell }: { cell: Extract<Cell, { kind: 'chip' }> }) {
  const { chip, connection, missing, isOwn } = cell
  const now = useNow()
  function noteOf(): ReactNode {
    const { name, provider, retryAt } = connection
    if (isAdProvider(provider)) return providerName(provider)
    if (chip === 'broken' || chip === 'blocked' || chip === 'error') return <Since connection={connection} />
    if (chip === 'rate-limited' && retryAt !== null) return <GoesOn at={retryAt} />
    if (chip === 'permission' && missing > 0)
      return (
        <>
          {name} · <Plural value={missing} one="# right missing" other="# rights missing" />
        </>
      )
    if (chip === 'available') return isOwn ? <Trans>With the same key</Trans> : <Trans>With “{name}”</Trans>
    const at = connection.checkedAt
    return at === null ? name : `${name} · ${formatAge(Date.parse(at), Math.max(now, Date.parse(at)))}`
  }
  return <span className={classes.note}>{noteOf()}</span>
}

export function Since({ connection }: { connection: Connection }) {
  const day = formatDate(connection.since, language())
  return <Trans>Since {day}</Trans>
}

export function GoesOn({ at }: { at: string }) {
  const time = formatTime(Date.parse(at), language())
  return <Trans>Goes on at {time}</Trans>
}
