import type { Identity } from '#contract/auth/auth.ts'
import type { Competitor, Project } from '#contract/projects.ts'
import { createStore } from '#web/offline/create-store.ts'
import type { AnyRead } from '../queries/read.ts'

/** A page that can be kept offline: an app of a project, its own or a competitor, in one country. */
export interface KeptPage {
  project: Project
  /** null: the project's own app. */
  competitor: Competitor | null
  locale: string
}

/** What a page needs; supplied by the features that draw it. */
export interface PagePlan {
  /** Every read of the page. `answerTo` returns known answers, since some reads depend on the answer to another. */
  reads: (page: KeptPage, identity: Identity, answerTo: (read: AnyRead) => unknown) => AnyRead[]
  /** Whether answers of this endpoint contain pictures. */
  namesPictures: (endpointId: string) => boolean
  /** Addresses of the pictures in an answer that the page in this country shows. */
  pictures: (endpointId: string, data: unknown, locale: string) => string[]
}

/** Set once the app has started; null until then. */
export const pagePlan = createStore<PagePlan | null>(null)

/** Every page of a project: its own app in all tracked countries, then each competitor. */
export function pagesOf(project: Project, competitors: readonly Competitor[]): KeptPage[] {
  return [null, ...competitors].flatMap((competitor) =>
    project.countries.map((locale) => ({ project, competitor, locale })),
  )
}
