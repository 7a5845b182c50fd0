import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { Project } from '#contract/projects.ts'
import { mayChange } from '#web/session/may.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ViewOnly } from '#web/ui/access/view-only.tsx'
import { Magnifier } from './magnifier.tsx'
import classes from './no-competitors.module.css'

/** OV-048: a competitor view without competitors; who may only view the app adds none. */
export function NoCompetitors({ project, onAdd }: { project: Project; onAdd: () => void }) {
  const isEditor = mayChange(project)
  return (
    <div className={classes.empty}>
      <Magnifier />
      <h2 className={classes.title}>
        <Trans>No competitors yet</Trans>
      </h2>
      {isEditor ? (
        <>
          <p className={classes.text}>
            <Trans>Add the apps you compete with to see their store listings just like your own.</Trans>
          </p>
          <Button
            variant="filled"
            className={classes.add}
            icon={<IconPlus size={17} stroke={1.8} aria-hidden />}
            aria-haspopup="dialog"
            onClick={onAdd}
          >
            <Trans>Add competitors</Trans>
          </Button>
        </>
      ) : (
        <ViewOnly />
      )}
    </div>
  )
}
