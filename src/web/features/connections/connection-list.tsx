import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Anchor, Button, Menu, Paper, Stack, Text } from '@mantine/core'
import { IconChevronRight, IconDots, IconKey, IconPencil, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import { isAdProvider, type Connection } from '#contract/connections/connection.ts'
import { connectionEntity } from '#web/commands/entities.ts'
import { formatAge } from '#web/i18n/age.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pages } from '#web/ui/controls/pages.tsx'
import { mayChangeConnection, mayReplaceKey, type Access } from './access.ts'
import { checkAgain } from './actions.ts'
import { PAGE_SIZE, type Open, type Tab } from './address.ts'
import { ContinuesAt, ProviderTile, Since, StatusBadge, type Status } from './connection-badges.tsx'
import classes from './connections.module.css'
import { ListState, RowsSkeleton } from './list-state.tsx'
import { adStatus } from './my-apps/app-status.ts'
import type { Connections } from './reads.ts'
import { providerName, reasonText } from './texts.ts'

interface Props {
  kind: Exclude<Tab, 'my-apps'>
  /** undefined: not known. */
  list: readonly Connection[] | undefined
  connections: Connections
  access: Access
  page: number
  onPage: (page: number) => void
  onOpen: (open: Open) => void
}

/** `connection/stores` and `connection/ad-platforms`: the connections with their state and its reason (CONN-015). */
export function ConnectionList({ kind, list, connections, access, page, onPage, onOpen }: Props) {
  const { t } = useLingui()
  if (!list)
    return connections.isLoading ? (
      <Paper p="md" aria-busy="true">
        <RowsSkeleton />
      </Paper>
    ) : (
      <ListState connections={connections} />
    )
  if (list.length === 0) return <NoConnections kind={kind} access={access} onOpen={onOpen} />
  const pages = Math.max(1, Math.ceil(list.length / PAGE_SIZE))
  const shown = Math.min(page, pages)
  return (
    <>
      <ListState connections={connections} />
      <Paper>
        <ul aria-label={kind === 'stores' ? t`Stores` : t`Ad platforms`}>
          {list.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map((connection) => (
            <ConnectionRow key={connection.id} connection={connection} access={access} onOpen={onOpen} />
          ))}
        </ul>
        <Pages page={shown} total={pages} onPage={onPage} />
      </Paper>
    </>
  )
}

function NoConnections({ kind, access, onOpen }: Pick<Props, 'kind' | 'access' | 'onOpen'>) {
  const isStores = kind === 'stores'
  return (
    <Paper>
      <EmptyState
        title={isStores ? <Trans>No store is connected yet</Trans> : <Trans>No ad platform is connected yet</Trans>}
        action={
          access.mayManage && (
            <Button
              variant="light"
              disabled={access.isOffline || (!isStores && access.adsLocked)}
              onClick={() => onOpen({ what: 'new', provider: isStores ? 'app-store-connect' : 'apple-ads', id: null })}
            >
              {isStores ? <Trans>Connect a store</Trans> : <Trans>Connect an ad platform</Trans>}
            </Button>
          )
        }
      >
        {isStores ? (
          <Trans>
            With a key for App Store Connect or Google Play, Storeglass imports your reviews and your own downloads.
          </Trans>
        ) : (
          <Trans>
            With a key for Apple Ads, Storeglass imports Apple's search popularity of keywords. Google Ads data isn't
            imported yet.
          </Trans>
        )}
      </EmptyState>
    </Paper>
  )
}

const storeStatus: Record<Connection['status'], Status> = {
  working: 'connected',
  broken: 'broken',
  permissions: 'permission',
  blocked: 'blocked',
  'rate-limited': 'rate-limited',
}

interface RowProps {
  connection: Connection
  access: Access
  onOpen: (open: Open) => void
}

function ConnectionRow({ connection, access, onOpen }: RowProps) {
  const { i18n } = useLingui()
  const { id, name, provider, status, keyEnding, accountName, assignedApps } = connection
  const isPending = useIsPending(connectionEntity(id, 'name'))
  return (
    <li className={classes.row}>
      <ProviderTile provider={provider} size={36} />
      <div className={classes.about}>
        <Anchor
          component="button"
          type="button"
          className={classes.name}
          onClick={() => onOpen({ what: 'connection', id })}
        >
          {name}
          <IconChevronRight size={15} stroke={1.7} aria-hidden />
        </Anchor>
        <Text size="xs" c="dimmed">
          {[providerName(provider), accountName].filter(Boolean).join(' · ')}
          {keyEnding !== '' && <Trans> · key ending {keyEnding}</Trans>} ·{' '}
          <Plural value={assignedApps.length} one="# app" other="# apps" />
          {isPending && <Trans> · Not sent yet</Trans>}
        </Text>
      </div>
      <Stack className={classes.state} gap={4} align="flex-start">
        <StatusBadge status={isAdProvider(provider) ? adStatus(connection) : storeStatus[status]} of={name} />
        <Text size="xs" c="dimmed">
          {status !== 'working' && <>{i18n._(reasonText(connection))}. </>}
          <When connection={connection} />
        </Text>
      </Stack>
      {access.mayManage && <RowMenu connection={connection} access={access} onOpen={onOpen} />}
    </li>
  )
}

function When({ connection }: { connection: Connection }) {
  const { status, retryAt, checkedAt } = connection
  if (status === 'rate-limited' && retryAt !== null) return <ContinuesAt at={retryAt} />
  if (status !== 'working') return <Since connection={connection} />
  if (checkedAt === null) return null
  const age = formatAge(Date.parse(checkedAt))
  return <Trans>Checked {age}</Trans>
}

function RowMenu({ connection, access, onOpen }: RowProps) {
  const { t } = useLingui()
  const { id, name } = connection
  const isChangeable = mayChangeConnection(access, connection)
  const label = t`More for ${name}`
  return (
    <Menu width={220} position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={label} title={label}>
          <IconDots size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isChangeable && (
          <Menu.Item
            leftSection={<IconPencil size={17} stroke={1.7} aria-hidden />}
            onClick={() => onOpen({ what: 'connection', id })}
          >
            <Trans>Rename</Trans>
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconRefresh size={17} stroke={1.7} aria-hidden />}
          disabled={access.isOffline}
          onClick={() => void checkAgain(id, t`Check failed`)}
        >
          <Trans>Check again</Trans>
        </Menu.Item>
        {mayReplaceKey(access, connection) && (
          <Menu.Item
            leftSection={<IconKey size={17} stroke={1.7} aria-hidden />}
            disabled={access.isOffline}
            onClick={() => onOpen({ what: 'key', id })}
          >
            <Trans>Replace key</Trans>
          </Menu.Item>
        )}
        {isChangeable && (
          <Menu.Item
            color="bad"
            leftSection={<IconPlugConnectedX size={17} stroke={1.7} aria-hidden />}
            disabled={access.isOffline}
            onClick={() => onOpen({ what: 'revoke', id })}
          >
            <Trans>Revoke</Trans>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
