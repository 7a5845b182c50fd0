import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Badge, Flex, Group, Text, Title } from '@mantine/core'
import { IconStar } from '@tabler/icons-react'
import { useId } from 'react'
import type { AssignedApp, Connection } from '#contract/connections/connection.ts'
import type { Project } from '#contract/projects.ts'
import { sameApp } from '#contract/store.ts'
import { connectionEntity } from '#web/commands/entities.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { mayChangeConnection, type Access } from '../access.ts'
import { queueChange } from '../actions.ts'
import classes from '../connections.module.css'

interface Props {
  connection: Connection
  projects: readonly Project[]
  access: Access
  onChoose: () => void
}

/** The apps that use a connection, and for which of them it is the primary one. */
export function AssignedApps({ connection, projects, access, onChoose }: Props) {
  const headingId = useId()
  const isChangeable = mayChangeConnection(access, connection)
  return (
    <section aria-labelledby={headingId}>
      <Group justify="space-between" wrap="nowrap" gap="sm" mih={36}>
        <Title order={3} size="h4" id={headingId}>
          <Trans>Apps with this connection</Trans>
        </Title>
        {isChangeable && (
          <Anchor component="button" type="button" variant="action" onClick={onChoose}>
            <Trans>Add or remove apps</Trans>
          </Anchor>
        )}
      </Group>
      {connection.assignedApps.length === 0 && (
        <Text size="xs" c="dimmed" py="xs">
          <Trans>No app uses this connection yet.</Trans>
        </Text>
      )}
      <ul className={classes.lines} aria-labelledby={headingId}>
        {connection.assignedApps.map((app) => (
          <AssignedAppRow
            key={`${app.store} ${app.trackId}`}
            app={app}
            connection={connection}
            project={projects.find((one) => sameApp(one, app))}
            mayManage={isChangeable}
          />
        ))}
      </ul>
      <Text size="xs" c="dimmed" py="xs">
        <Trans>Primary: the connection whose figures are shown when two connections have access to the same app.</Trans>
      </Text>
    </section>
  )
}

interface RowProps {
  app: AssignedApp
  connection: Connection
  project: Project | undefined
  mayManage: boolean
}

function AssignedAppRow({ app, connection: { id, name }, project, mayManage }: RowProps) {
  const { t } = useLingui()
  const { trackId, store } = app
  const title = project?.title ?? trackId
  const isPending = useIsPending(connectionEntity(id, app))
  const makePrimary = () =>
    void queueChange('makePrimary', { connectionId: id, connectionName: name, app: { trackId, store, title } })
  return (
    <Flex component="li" gap={10} align="center" mih={40}>
      <AppIcon src={project?.iconUrl ?? null} title={title} size={24} />
      <Text flex={1} miw={0} style={{ overflowWrap: 'anywhere' }} span>
        {title}
      </Text>
      {isPending && (
        <Badge component="span">
          <Trans>Not sent yet</Trans>
        </Badge>
      )}
      {app.isPrimary ? (
        <Badge component="span" color="iris" leftSection={<IconStar size={13} stroke={1.8} aria-hidden />}>
          <Trans>Primary</Trans>
        </Badge>
      ) : (
        mayManage && (
          <Anchor
            component="button"
            type="button"
            variant="action"
            aria-label={t`Make primary: ${title}`}
            onClick={makePrimary}
          >
            <Trans>Make primary</Trans>
          </Anchor>
        )
      )}
    </Flex>
  )
}
