import type { Language } from '#contract/auth/auth.ts'
import { getAutomation } from '#contract/reviews/automation.ts'
import { getSummaries, getSummary } from '#contract/reviews/summaries.ts'
import { getTemplates } from '#contract/reviews/templates.ts'
import type { AppRef } from '#contract/store.ts'
import { read } from '#web/data/queries/read.ts'

/** The organisation's reply templates, their folders and its support address. */
export const templatesRead = (organizationId: string) => read(getTemplates, { params: { orgId: organizationId } })

/** An app's rules for automated replies. */
export const automationRead = ({ trackId, store }: AppRef) =>
  read(getAutomation, { params: { trackId }, query: { store } })

/** An app's summaries and their schedules. */
export const summariesRead = (orgId: string, { trackId, store }: AppRef) =>
  read(getSummaries, { params: { orgId }, query: { trackId, store } })

/** A summary; `language` null: its original language. */
export const summaryRead = (orgId: string, summaryId: string, language: Language | null) =>
  read(getSummary, { params: { orgId, summaryId }, query: language === null ? {} : { language } })
