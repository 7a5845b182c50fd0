import type { Competitor, Project } from '#contract/projects.ts'
import { append } from '#web/commands/append.ts'
import { competitorEntity } from '#web/commands/entities.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { tellFailure } from '#web/ui/feedback/tell-failure.ts'
import type { Candidate } from './candidates.ts'

export interface CompetitorChanges {
  /** Resolves whether the change is saved. */
  add: (candidate: Candidate) => Promise<boolean>
  remove: (competitor: Competitor) => Promise<boolean>
  /** Addings the server refused. */
  refused: readonly OutboxEntry[]
}

/** Changes to a project's competitors: saved on the device at once and sent when the server can be reached. */
export function useCompetitorChanges(project: Project, locale: string): CompetitorChanges {
  const { projectId, title: projectTitle } = project
  const { entries } = useOutbox()
  const own = competitorEntity(projectId, { store: project.store, trackId: '' })
  const refused = entries.filter(
    ({ name, state, entities }) =>
      name === 'addCompetitor' && state === 'refused' && entities.some((entity) => entity.startsWith(own)),
  )

  /** Resolves whether the change was saved; shows a message if not. */
  const attempt = async (change: Promise<void>) => {
    try {
      await change
      return true
    } catch (error) {
      tellFailure(error)
      return false
    }
  }

  return {
    refused,
    add: ({ store, trackId, title, iconUrl, developerName }) =>
      attempt(
        append('addCompetitor', {
          projectId,
          projectTitle,
          locale,
          app: { store, trackId },
          known: title === null ? null : { title, iconUrl, developerName },
        }),
      ),
    remove: ({ store, trackId, name }) =>
      attempt(append('removeCompetitor', { projectId, projectTitle, app: { store, trackId }, title: name })),
  }
}
