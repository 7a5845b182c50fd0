import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Project } from '#contract/projects.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import { competitorEntity } from '#web/commands/entities.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import { select, selection } from '#web/offline/selection.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { showInAddress } from '../selection/address.ts'
import { resolveCurrent } from '../selection/current.ts'
import classes from './share.module.css'

/** Where a shared app stands already, with the way there: one's own app, or a competitor of one. */
export function OpenApp({ project, app }: { project: Project; app: AppRef }) {
  const navigate = useNavigate()
  const isOwn = sameApp(project, app)
  const { entries } = useOutbox()
  const waits = entries.some(({ entities }) => entities.includes(competitorEntity(project.projectId, app)))
  const open = () => {
    select({ projectId: project.projectId, ...(!isOwn && { competitorTrackId: app.trackId }) })
    showInAddress(project.trackId, resolveCurrent([project], selection.get()).locale)
    void navigate({ to: isOwn ? '/app-overview/my-app' : '/app-overview/competitors-app' })
  }
  return (
    <div className={classes.row}>
      <p>
        {isOwn ? <Trans>This is one of your apps.</Trans> : <Trans>A competitor of {project.title}.</Trans>}{' '}
        {waits && <Trans>Not sent yet. The change is pending on this device.</Trans>}
      </p>
      <Button variant={isOwn ? 'filled' : 'default'} onClick={open}>
        <Trans>Open the overview</Trans>
      </Button>
    </div>
  )
}
