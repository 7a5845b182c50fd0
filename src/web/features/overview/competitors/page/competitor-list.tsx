import { Trans } from '@lingui/react/macro'
import type { Competitor, Project } from '#contract/projects.ts'
import { mayChange } from '#web/session/may.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import type { CompetitorChanges } from '#web/apps/competitors/use-competitor-changes.ts'
import { CompetitorFigures } from './competitor-figures.tsx'
import { CompareText, CompetitorRow, RefusedRow } from './competitor-row.tsx'
import classes from './competitors-page.module.css'

interface Props {
  project: Project
  competitors: readonly Competitor[]
  changes: CompetitorChanges
  locale: string
  /** The plan holds what they are compared by. */
  withFigures: boolean
}

/** Every competitor, also those whose adding waits or was refused. */
export function CompetitorList({ project, competitors, changes, locale, withFigures }: Props) {
  const isEditor = mayChange(project)
  const remove = async (competitor: Competitor) => {
    // The button that was pressed goes away with its row.
    document.getElementById('main')?.focus({ preventScroll: true })
    await changes.remove(competitor)
  }
  return (
    <ul className={classes.rows}>
      {withFigures && (
        <li className={classes.row}>
          <AppIcon src={project.iconUrl} title={project.title} size={40} />
          <span className={classes.names}>
            <span className={classes.own}>{project.title}</span>
            <span className={classes.developer}>
              <StoreMark store={project.store} />
              <Tag>
                <Trans>Your app</Trans>
              </Tag>
            </span>
          </span>
          <CompetitorFigures trackId={project.trackId} store={project.store} locale={locale} />
          <span className={classes.unseen} data-editor={isEditor || undefined} aria-hidden>
            <span className={classes.compare}>
              <CompareText />
            </span>
          </span>
        </li>
      )}
      {competitors.map((competitor) => (
        <CompetitorRow
          key={`${competitor.store} ${competitor.trackId}`}
          projectId={project.projectId}
          competitor={competitor}
          figures={
            withFigures && <CompetitorFigures trackId={competitor.trackId} store={competitor.store} locale={locale} />
          }
          onRemove={isEditor ? () => void remove(competitor) : null}
        />
      ))}
      {changes.refused.map((entry) => (
        <RefusedRow key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}
