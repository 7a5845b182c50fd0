import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { connectionEntity } from '#web/commands/entities.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { mayChange } from '#web/session/may.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import type { Rights } from '../rights.ts'
import classes from './apps-dialog.module.css'
import type { OfferedApp } from './offered-apps.ts'

interface Props {
  app: OfferedApp
  connectionId: string
  /** App slots of the plan that are free. */
  free: number
  rights: Rights
  isBusy: boolean
  onAdd: () => void
  onRemove: () => void
}

/** One app with Add or Remove, and why it can't be added. */
export function AppLine({ app, connectionId, free, rights, isBusy, onAdd, onRemove }: Props) {
  const { t } = useLingui()
  const { title, iconUrl, project, isAssigned, replaces } = app
  const isPending = useIsPending(connectionEntity(connectionId, app))
  const isHeld = project ? !mayChange(project) : free < 1 || rights.isOffline
  return (
    <li className={classes.app}>
      <AppIcon src={iconUrl} title={title} size={36} />
      <div className={classes.about}>
        <p className={classes.title}>{title}</p>
        <p className={classes.hint}>
          <Standing app={app} free={free} rights={rights} />
          {isPending && rights.isOffline && <Trans> · Waiting to send</Trans>}
        </p>
      </div>
      {isAssigned ? (
        <>
          {replaces === null ? (
            <span className={classes.added}>
              <IconCheck size={15} stroke={1.9} aria-hidden />
              <Trans>Added</Trans>
            </span>
          ) : (
            <span className={classes.replaces}>
              <Trans>Replaces the old one</Trans>
            </span>
          )}
          <Button size="small" variant="subtle" tone="plain" aria-label={t`Remove ${title}`} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </>
      ) : (
        <Button
          size="small"
          busy={isBusy}
          disabled={isHeld}
          icon={!isHeld && <IconPlus size={15} stroke={1.8} aria-hidden />}
          aria-label={t`Add ${title}`}
          onClick={onAdd}
        >
          <Trans>Add</Trans>
        </Button>
      )}
    </li>
  )
}

function Standing({ app: { project, replaces }, free, rights }: Pick<Props, 'app' | 'free' | 'rights'>) {
  if (project !== null && !mayChange(project)) return <Trans>In Storeglass, and you may only view it</Trans>
  if (project !== null && replaces !== null) return <Trans>In Storeglass, has “{replaces}”</Trans>
  if (project !== null) return <Trans>In Storeglass</Trans>
  if (!rights.mayChangeApps) return <Trans>Not in Storeglass yet, and you may not add apps</Trans>
  if (rights.isOffline) return <Trans>Not in Storeglass yet, needs a connection</Trans>
  if (free < 1) return <Trans>Not in Storeglass yet, no slot free</Trans>
  if (free === 1) return <Trans>Not in Storeglass yet, takes your last app slot</Trans>
  return <Trans>Not in Storeglass yet, takes an app slot</Trans>
}
