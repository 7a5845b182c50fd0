import type { Competitor, Project } from '#contract/projects.ts'
import { mayChange } from '#web/data/may.ts'
import type { CompetitorChanges } from '../use-competitor-changes.ts'
import { CompetitorRow, RefusedRow } from './competitor-row.tsx'
import classes from './competitors-page.module.css'

interface Props {
  project: Project
  competitors: readonly Competitor[]
  changes: CompetitorChanges
}

/** Every competitor, also those whose adding waits or was refused. */
export function CompetitorList({ project, competitors, changes }: Props) {
  const isEditor = mayChange(project)
  const remove = async (competitor: Competitor) => {
    // The button that was pressed goes away with its row.
    document.getElementById('main')?.focus({ preventScroll: true })
    await changes.remove(competitor)
  }
  return (
    <ul className={classes.rows}>
      {competitors.map((competitor) => (
        <CompetitorRow
          key={`${competitor.store} ${competitor.trackId}`}
          projectId={project.projectId}
          competitor={competitor}
          onRemove={isEditor ? () => void remove(competitor) : null}
        />
      ))}
      {changes.refused.map((entry) => (
        <RefusedRow key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}
