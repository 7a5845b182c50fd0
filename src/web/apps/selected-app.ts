import type { Competitor, Project } from '#contract/projects.ts'
import type { AppRef, Locale } from '#contract/store.ts'

/** The app that a page is about: a project's own, or one of its competitors. */
export interface SelectedApp extends AppRef {
  /** The project in which one looks at it. */
  project: Project
  isOwn: boolean
  /** As known before its listing is. */
  title: string
  iconUrl: string | null
  developerName: string | null
}

/** The app in the selected country, which `locale` names. */
export interface AppInCountry extends SelectedApp {
  locale: Locale
}

export const ownApp = (project: Project): SelectedApp => {
  const { trackId, store, title, iconUrl, developerName } = project
  return { project, isOwn: true, trackId, store, title, iconUrl, developerName }
}

export const competitorApp = (project: Project, competitor: Competitor): SelectedApp => {
  const { trackId, store, name, iconUrl, developerName } = competitor
  return { project, isOwn: false, trackId, store, title: name, iconUrl, developerName }
}

/** Equal for the same app in the same project. */
export const appKey = ({ project, store, trackId }: SelectedApp): string => `${project.projectId} ${store} ${trackId}`
