import { useRead } from '#web/data/queries/read.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import { overviewQuestions } from './overview-reads.ts'

/** Follows every read of the page; each has its own state. A competitor has no score. */
export function useOverview(app: SelectedApp, locale: string) {
  const questions = overviewQuestions(app, locale)
  return {
    details: useRead(questions.details),
    score: useRead(questions.score, { enabled: app.isOwn }),
    performance: useRead(questions.performance),
    featurings: useRead(questions.featurings),
    rating: useRead(questions.rating),
    competitors: useProjectCompetitors(app.project, locale),
  }
}

export type OverviewResults = ReturnType<typeof useOverview>
