import { Trans } from '@lingui/react/macro'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

type Reason = EndpointOutput<typeof getKeywordSuggestions>['reason']

/** Why a source has nothing to say, and the way on where there is one. */
export function NoSuggestions({ reason, onRetry }: { reason: Reason; onRetry: () => void }) {
  if (reason === undefined || reason === 'NOT_IN_MARKET')
    return (
      <EmptyState title={<Trans>No data available</Trans>}>
        <Trans>Not available in this market.</Trans>
      </EmptyState>
    )
  if (reason === 'NOTHING_STORED')
    return (
      <EmptyState title={<Trans>No searches stored yet</Trans>}>
        <Trans>
          Related keywords are found in the searches of keywords you track. Track some and come back tomorrow.
        </Trans>
      </EmptyState>
    )
  if (reason === 'MODEL_DAY_LIMIT')
    return (
      <EmptyState title={<Trans>The language model's limit for today is used up</Trans>}>
        <Trans>The other sources still work.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={
        reason === 'COUNTING' ? (
          <Trans>Still calculating</Trans>
        ) : reason === 'STORE_UNAVAILABLE' ? (
          <Trans>The store doesn't answer</Trans>
        ) : reason === 'MODEL_FAILED' ? (
          <Trans>The model had no keywords to suggest</Trans>
        ) : (
          <Trans>The model doesn't answer</Trans>
        )
      }
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The other sources still work.</Trans>
    </EmptyState>
  )
}
