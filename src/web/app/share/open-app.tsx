import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Project } from '#contract/projects.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import { competitorEntity } from '#web/commands/entities.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import classes from './share.module.css'

/** Where a shared app stands already, with the way there: one's own app, or a competitor of one. */
export function OpenApp({ project, app }: { project: Project; app: AppRef }) {
  const navigate = useNavigate()
  const isOwn = sameApp(project, app)
  const { entries } = useOutbox()
  const waits = entries.some(({ entities }) => entities.includes(competitorEntity(project.projectId, app)))
  const open = () =>
    isOwn
      ? navigate({ to: '/app-overview/my-app', search: { app: project.trackId } })
      : navigate({
          to: '/app-overview/competitors-app',
          search: { app: project.trackId, competitor: app.trackId },
        })
  return (
    <div className={classes.row}>
      <p>
        {isOwn ? <Trans>This is one of your apps.</Trans> : <Trans>A competitor of {project.title}.</Trans>}{' '}
        {waits && <Trans>Not sent yet. The change is pending on this device.</Trans>}
      </p>
      <Button variant={isOwn ? 'filled' : 'default'} onClick={() => void open()}>
        <Trans>Open the overview</Trans>
      </Button>
    </div>
  )
}
