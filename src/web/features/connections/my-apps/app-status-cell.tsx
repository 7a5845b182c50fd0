import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconLock, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isAdProvider } from '#contract/connections/connection.ts'
import { formatAge } from '#web/i18n/age.ts'
import { UpgradeLink } from '#web/ui/access/upgrade-link.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import type { Open } from '../address.ts'
import { ContinuesAt, Since, StatusBadge } from '../connection-badges.tsx'
import { providerName } from '../texts.ts'
import type { Cell } from './app-status.ts'
import classes from './apps-table.module.css'

interface Props {
  cell: Cell
  /** The app with its store, for screen readers. */
  app: string
  mayManage: boolean
  isOffline: boolean
  onOpen: (open: Open) => void
}

/** How an app is connected in one column: a badge that opens the connection, or a button that connects the app. */
export function AppStatusCell({ cell, app, mayManage, isOffline, onOpen }: Props) {
  const { t } = useLingui()
  if (cell.kind === 'none' || (cell.kind === 'connect' && !mayManage))
    return (
      <Text span size="sm" c="dimmed">
        <Trans>N/A</Trans>
      </Text>
    )
  if (cell.kind === 'connect')
    return (
      <UnstyledButton
        className={classes.connect}
        disabled={isOffline}
        title={isOffline ? t`Needs a connection, the store checks the key` : undefined}
        onClick={() => onOpen({ what: 'new', provider: cell.provider, id: null })}
      >
        <IconPlus size={15} stroke={1.8} aria-hidden />
        <Trans>Connect</Trans>
        <VisuallyHidden> {app}</VisuallyHidden>
      </UnstyledButton>
    )
  return (
    <Stack gap={4} align="flex-start">
      <StatusBadge
        status={cell.status}
        of={cell.connection.name}
        onOpen={() => onOpen({ what: 'connection', id: cell.connection.id })}
      />
      <Note cell={cell} />
    </Stack>
  )
}

/** Replaces the status where the plan has no ad platforms. */
export const LockedCell = () => (
  <UpgradeLink from="locked_page">
    <Badge component="span" variant="outline" leftSection={<IconLock size={13} stroke={1.8} aria-hidden />}>
      <Trans>Upgrade</Trans>
    </Badge>
  </UpgradeLink>
)

/** Which connection it is, and since when; a phone shows the badge alone. */
function Note({ cell }: { cell: Extract<Cell, { kind: 'status' }> }) {
  const { status, connection, missing, isOwn } = cell
  const now = useNow()
  function text(): ReactNode {
    const { name, provider, retryAt, checkedAt } = connection
    if (isAdProvider(provider)) return providerName(provider)
    if (status === 'broken' || status === 'blocked' || status === 'error') return <Since connection={connection} />
    if (status === 'rate-limited' && retryAt !== null) return <ContinuesAt at={retryAt} />
    if (status === 'permission' && missing > 0)
      return (
        <>
          {name} · <Plural value={missing} one="# permission missing" other="# permissions missing" />
        </>
      )
    if (status === 'available') return isOwn ? <Trans>With the same key</Trans> : <Trans>With “{name}”</Trans>
    if (checkedAt === null) return name
    const checked = Date.parse(checkedAt)
    return `${name} · ${formatAge(checked, Math.max(now, checked))}`
  }
  return (
    <Text span size="xs" c="dimmed" truncate maw="100%" className={classes.note}>
      {text()}
    </Text>
  )
}
