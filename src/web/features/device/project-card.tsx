import { Trans, useLingui } from '@lingui/react/macro'
import { keepApp } from '#web/data/keeping.ts'
import { useKeeping } from '#web/data/use-keeping.ts'
import { language } from '#web/i18n/language.ts'
import { formatSize } from '#web/i18n/size.ts'
import { savesData } from '#web/offline/saves-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { KeptProgress } from '#web/ui/kept-progress.tsx'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { AppRow } from './app-row.tsx'
import classes from './project-card.module.css'
import type { SavedProject } from './saved-apps.ts'

/** What the device has of a project, with the switch that keeps all of it. */
export function ProjectCard({ saved, onRemove }: { saved: SavedProject; onRemove: () => void }) {
  const { t } = useLingui()
  const { project, apps, size } = saved
  const state = useKeeping()?.get(project.projectId)
  const keep = (savingData: boolean) => void keepApp(project.projectId, savingData).catch(tellFailure)
  return (
    <Card
      title={project.title}
      aside={
        <label className={classes.keep}>
          <Trans>Keep available offline</Trans>
          <input
            className={classes.switch}
            type="checkbox"
            role="switch"
            aria-label={t`Keep ${project.title} available offline`}
            checked={state !== undefined}
            aria-checked={state !== undefined}
            onChange={() => (state ? onRemove() : keep(savesData()))}
          />
        </label>
      }
    >
      {state && (
        <div className={classes.state}>
          <KeptProgress state={state} />
          {state.held === 'savingData' && (
            <Button size="small" onClick={() => keep(true)}>
              <Trans>Save anyway</Trans>
            </Button>
          )}
        </div>
      )}
      <ul className={classes.apps}>
        {apps.map((app) => (
          <AppRow key={app.trackId} app={app} />
        ))}
      </ul>
      <div className={classes.foot}>
        <span className={classes.size}>
          {size > 0 ? formatSize(size, language()) : <Trans>Not saved on this device</Trans>}
        </span>
        <Button size="small" disabled={size === 0} onClick={onRemove}>
          <Trans>Remove from this device</Trans>
        </Button>
      </div>
    </Card>
  )
}
