import type { Language } from '#contract/auth/auth.ts'
import { getSummaries, getSummary } from '#contract/reviews/summaries.ts'
import type { AppRef } from '#contract/store.ts'
import { read } from '#web/data/queries/read.ts'

/** An app's summaries and their schedules. */
export const summariesRead = (orgId: string, { trackId, store }: AppRef) =>
  read(getSummaries, { params: { orgId }, query: { trackId, store } })

/** A summary; `language` null: in the one that it was made in. */
export const summaryRead = (orgId: string, summaryId: string, language: Language | null) =>
  read(getSummary, { params: { orgId, summaryId }, query: language === null ? {} : { language } })
