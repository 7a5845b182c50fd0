import type { Identity } from '#contract/auth/auth.ts'
import type { Competitor, Project } from '#contract/projects.ts'
import { createStore } from '#web/offline/create-store.ts'
import type { AnyRead } from '../queries/read.ts'

/** One page that can open offline: an app of a project, its own or a competitor, in one country. */
export interface KeptPage {
  project: Project
  /** null: the project's own app. */
  competitor: Competitor | null
  locale: string
}

/** What a page needs; the features that draw it know. */
export interface PagePlan {
  /** Every question of the page; `answerTo` tells what is known, as some questions follow from the answer to another. */
  reads: (page: KeptPage, identity: Identity, answerTo: (read: AnyRead) => unknown) => AnyRead[]
  /** Whether answers of this endpoint name pictures. */
  namesPictures: (endpointId: string) => boolean
  /** Addresses of the pictures of an answer that the page shows. */
  pictures: (endpointId: string, data: unknown) => string[]
}

/** Handed over once the app has started; null until then. */
export const pagePlan = createStore<PagePlan | null>(null)

/** Every page of a project: all tracked countries of its own app, then of each competitor. */
export function pagesOf(project: Project, competitors: readonly Competitor[]): KeptPage[] {
  return [null, ...competitors].flatMap((competitor) =>
    project.countries.map((locale) => ({ project, competitor, locale })),
  )
}
