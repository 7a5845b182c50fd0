import { useState } from 'react'
import type { Language } from '#contract/auth/auth.ts'
import { translateSummary, type SummaryDetails } from '#contract/reviews/summaries.ts'
import { call } from '#web/api/call.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import type { Answer } from '#web/data/queries/read.ts'
import { refreshSummaries } from '../reads/refresh-summaries.ts'
import { summaryRead } from '../reads/summary-reads.ts'

/** Shows a summary in another language; it is translated first where it was not yet. */
export function useTranslation(orgId: string, summary: SummaryDetails, onLanguage: (language: Language) => void) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const summaryId = summary.id
  const show = async (language: Language) => {
    setFailure(null)
    if (language === summary.language || summary.translations.includes(language)) return onLanguage(language)
    setBusy(true)
    try {
      const data = await call(translateSummary, { params: { orgId, summaryId }, body: { language } })
      const { queryKey } = summaryRead(orgId, summaryId, language)
      getQueryClient().setQueryData<Answer<SummaryDetails>>(queryKey, { data, at: Date.now() })
      refreshSummaries()
      onLanguage(language)
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return { show, isBusy, failure }
}
