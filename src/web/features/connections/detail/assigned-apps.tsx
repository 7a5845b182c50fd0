import { Trans, useLingui } from '@lingui/react/macro'
import { IconStar } from '@tabler/icons-react'
import { useId } from 'react'
import type { AssignedApp, Connection } from '#contract/connections/connection.ts'
import type { Project } from '#contract/projects.ts'
import { sameApp } from '#contract/store.ts'
import { connectionEntity } from '#web/commands/entities.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { change } from '../change.ts'
import { mayChangeConnection, type Rights } from '../rights.ts'
import list from './rights-list.module.css'
import classes from './assigned-apps.module.css'

interface Props {
  connection: Connection
  projects: readonly Project[]
  rights: Rights
  onChoose: () => void
}

/** The apps that use a connection, and for which of them it is the primary one. */
export function AssignedApps({ connection, projects, rights, onChoose }: Props) {
  const headingId = useId()
  const isChangeable = mayChangeConnection(rights, connection)
  return (
    <section aria-labelledby={headingId}>
      <div className={list.head}>
        <h3 id={headingId}>
          <Trans>Apps with this connection</Trans>
        </h3>
        {isChangeable && (
          <TextButton onClick={onChoose}>
            <Trans>Add or remove apps</Trans>
          </TextButton>
        )}
      </div>
      {connection.assignedApps.length === 0 && (
        <p className={classes.hint}>
          <Trans>No app uses this connection yet.</Trans>
        </p>
      )}
      <ul aria-labelledby={headingId}>
        {connection.assignedApps.map((app) => (
          <AppLine
            key={`${app.store} ${app.trackId}`}
            app={app}
            connection={connection}
            project={projects.find((one) => sameApp(one, app))}
            mayManage={isChangeable}
          />
        ))}
      </ul>
      <p className={classes.hint}>
        <Trans>Primary: the connection whose numbers are shown when two connections see the same app.</Trans>
      </p>
    </section>
  )
}

interface LineProps {
  app: AssignedApp
  connection: Connection
  project: Project | undefined
  mayManage: boolean
}

function AppLine({ app, connection: { id, name }, project, mayManage }: LineProps) {
  const { t } = useLingui()
  const { trackId, store } = app
  const title = project?.title ?? trackId
  const isPending = useIsPending(connectionEntity(id, app))
  const makePrimary = () =>
    void change(
      'makePrimary',
      { connectionId: id, connectionName: name, app: { trackId, store, title } },
      t`Primary connection change failed, try again later`,
    )
  return (
    <li className={classes.app}>
      <AppIcon src={project?.iconUrl ?? null} title={title} size={24} />
      <span className={classes.title}>{title}</span>
      {isPending && (
        <Tag>
          <Trans>Waiting to send</Trans>
        </Tag>
      )}
      {app.isPrimary ? (
        <span className={classes.primary}>
          <IconStar size={13} stroke={1.8} aria-hidden />
          <Trans>Primary</Trans>
        </span>
      ) : (
        mayManage && (
          <TextButton aria-label={t`Make primary: ${title}`} onClick={makePrimary}>
            <Trans>Make primary</Trans>
          </TextButton>
        )
      )}
    </li>
  )
}
