import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { ModelRequests } from './use-model.ts'

/** How many questions to a language model the month has left. */
export function RequestsLeft({ requests }: { requests: ModelRequests | null }) {
  if (!requests) return null
  const [left, limit] = [formatNumber(requests.left, language()), formatNumber(requests.limit, language())]
  return (
    <Trans>
      {left} of {limit} AI requests left this month.
    </Trans>
  )
}
