import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Paper, Text, ThemeIcon, Title } from '@mantine/core'
import { IconLock, IconPlug, IconPlugConnectedX } from '@tabler/icons-react'
import { isAdProvider, type Connection } from '#contract/connections/connection.ts'
import type { Project } from '#contract/projects.ts'
import { sameApp } from '#contract/store.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { storeName } from '#web/ui/display/store-name.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { mayChangeConnection, type Access } from '../access.ts'
import type { Open } from '../address.ts'
import classes from '../connections.module.css'
import { ListState, RowsSkeleton } from '../list-state.tsx'
import type { Connections } from '../reads.ts'
import { reasonText } from '../texts.ts'
import { AppsTable } from './apps-table.tsx'

interface Props {
  projects: ReadResult<Project[]>
  connections: Connections
  access: Access
  page: number
  onPage: (page: number) => void
  onOpen: (open: Open) => void
  onAddApp: () => void
  onRemove: (project: Project) => void
}

/** `connection/my-apps`: which app is connected to what, and what is broken (CONN-013). */
export function MyApps({ projects, connections, access, page, onPage, onOpen, onAddApp, onRemove }: Props) {
  const phone = usePhone()
  if (!projects.data)
    return (
      <Paper>
        <SectionState
          state={missingState(projects)}
          failed={<Trans>Couldn't load your apps</Trans>}
          unsaved={<Trans>Not saved on this device</Trans>}
          onRetry={projects.refresh}
          skeleton={<RowsSkeleton />}
          minHeight={300}
        />
      </Paper>
    )
  if (projects.data.length === 0)
    return (
      <Paper>
        <EmptyState
          title={<Trans>No apps yet</Trans>}
          action={
            access.mayChangeApps && (
              <Button variant="filled" onClick={onAddApp}>
                <Trans>Add app</Trans>
              </Button>
            )
          }
        >
          <Trans>Add an app, then connect it to its store.</Trans>
        </EmptyState>
      </Paper>
    )
  const isFirst = connections.data?.length === 0 && access.mayManage
  return (
    <>
      <ListState connections={connections} />
      {connections.data
        ?.filter(({ status }) => status === 'broken')
        .map((connection) => (
          <BrokenConnection
            key={connection.id}
            connection={connection}
            connections={connections.data ?? []}
            projects={projects.data ?? []}
            mayManage={mayChangeConnection(access, connection)}
            onReconnect={() => onOpen({ what: 'reconnect', id: connection.id })}
          />
        ))}
      {!(isFirst && phone) && (
        <AppsTable
          projects={projects.data}
          connections={connections.data}
          access={access}
          page={page}
          onPage={onPage}
          onOpen={onOpen}
          onRemove={onRemove}
        />
      )}
      {isFirst ? (
        <FirstStore isOffline={access.isOffline} onConnect={() => onOpen({ what: 'new', provider: null, id: null })} />
      ) : (
        <Group gap="xs" wrap="nowrap" c="dimmed" fz="sm" lh="sm">
          <IconLock style={{ flex: 'none' }} size={15} stroke={1.7} aria-hidden />
          <Trans>
            Keys are stored encrypted on your own server. No page, export or backup of Storeglass shows them again.
          </Trans>
        </Group>
      )}
    </>
  )
}

/** The organisation has apps, and no connection yet. */
function FirstStore({ isOffline, onConnect }: { isOffline: boolean; onConnect: () => void }) {
  return (
    <Paper>
      <EmptyState
        title={<Trans>Connect your first store</Trans>}
        action={
          <>
            <Button
              variant="filled"
              leftSection={<IconPlug size={17} stroke={1.8} aria-hidden />}
              disabled={isOffline}
              onClick={onConnect}
            >
              <Trans>New connection</Trans>
            </Button>
            <Group gap="xs" wrap="nowrap" c="dimmed" fz="sm" lh="sm">
              {isOffline ? (
                <Trans>Needs a connection, the store checks the key</Trans>
              ) : (
                <>
                  <IconLock style={{ flex: 'none' }} size={15} stroke={1.7} aria-hidden />
                  <Trans>The key stays encrypted on your server.</Trans>
                </>
              )}
            </Group>
          </>
        }
      >
        <Trans>
          Reply to reviews and see your own downloads. You need a key from App Store Connect or Google Play; the next
          page shows how to create one.
        </Trans>
      </EmptyState>
    </Paper>
  )
}

interface BrokenProps {
  connection: Connection
  /** All of them: another one may serve the same apps. */
  connections: readonly Connection[]
  projects: readonly Project[]
  mayManage: boolean
  onReconnect: () => void
}

/** CONN-018: a connection that no longer works, and what to do. */
function BrokenConnection({ connection, connections, projects, mayManage, onReconnect }: BrokenProps) {
  const { i18n } = useLingui()
  return (
    <Paper component="section" className={classes.broken} aria-label={connection.name}>
      <ThemeIcon variant="light" color="bad" size={36}>
        <IconPlugConnectedX size={20} stroke={1.7} aria-hidden />
      </ThemeIcon>
      <Box flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Title order={2} size="h4" fw={540}>
          {i18n._(reasonText(connection))}
        </Title>
        <Text size="sm" c="dimmed" className={classes.wide}>
          <Effect connection={connection} connections={connections} projects={projects} />{' '}
          <Trans>Revoke it and connect with a new key.</Trans>
        </Text>
      </Box>
      {mayManage && (
        <Button onClick={onReconnect}>
          <Trans>Revoke and reconnect</Trans>
        </Button>
      )}
    </Paper>
  )
}

/** What no longer comes in while a connection is broken. */
function Effect({ connection, connections, projects }: Pick<BrokenProps, 'connection' | 'connections' | 'projects'>) {
  const { assignedApps, since, provider } = connection
  const day = formatDate(since, language())
  const others = connections.filter((one) => one.provider === provider && one.status !== 'broken')
  const left = assignedApps.filter((app) => !others.some((one) => one.assignedApps.some((its) => sameApp(its, app))))
  const [first] = left
  const only = left.length === 1 && first ? projects.find((one) => sameApp(one, first)) : undefined
  if (assignedApps.length === 0) return <Trans>No app uses it.</Trans>
  if (left.length === 0) return <Trans>Its apps continue to use other connections.</Trans>
  if (isAdProvider(provider))
    return (
      <Plural
        value={left.length}
        one={`Figures of # app haven't been updated since ${day}.`}
        other={`Figures of # apps haven't been updated since ${day}.`}
      />
    )
  if (only) {
    const store = storeName(only.store)
    return (
      <Trans>
        Reviews of {only.title} on {store} haven't been updated since {day}.
      </Trans>
    )
  }
  return (
    <Plural
      value={left.length}
      one={`Reviews of # app haven't been updated since ${day}.`}
      other={`Reviews of # apps haven't been updated since ${day}.`}
    />
  )
}
