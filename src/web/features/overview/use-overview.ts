import type { Project } from '#contract/projects.ts'
import { useRead } from '#web/data/read.ts'
import { overviewQuestions } from './overview-reads.ts'

/** Follows every read of the page; each has its own state. */
export function useOverview(project: Project, locale: string) {
  const questions = overviewQuestions(project, locale)
  return {
    details: useRead(questions.details),
    score: useRead(questions.score),
    performance: useRead(questions.performance),
    featurings: useRead(questions.featurings),
    rating: useRead(questions.rating),
    competitors: useRead(questions.competitors),
  }
}

export type OverviewResults = ReturnType<typeof useOverview>
