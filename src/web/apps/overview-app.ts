import type { Competitor, Project } from '#contract/projects.ts'
import type { AppRef } from '#contract/store.ts'

/** The app that an overview is about: the project's own, or one of its competitors. */
export interface OverviewApp extends AppRef {
  /** The project in which one looks at it. */
  project: Project
  isOwn: boolean
  /** As known before its listing is. */
  title: string
  iconUrl: string | null
  developerName: string | null
}

export const ownApp = (project: Project): OverviewApp => {
  const { trackId, store, title, iconUrl, developerName } = project
  return { project, isOwn: true, trackId, store, title, iconUrl, developerName }
}

export const competitorApp = (project: Project, competitor: Competitor): OverviewApp => {
  const { trackId, store, name, iconUrl, developerName } = competitor
  return { project, isOwn: false, trackId, store, title: name, iconUrl, developerName }
}

/** Equal for the same app in the same project. */
export const overviewKey = ({ project, store, trackId }: OverviewApp): string =>
  `${project.projectId} ${store} ${trackId}`
