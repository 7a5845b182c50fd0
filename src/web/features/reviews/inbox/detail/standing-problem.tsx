import { Trans } from '@lingui/react/macro'
import type { Reply } from '#contract/reviews/review.ts'
import { ProblemText, RefusedBox } from './refused-box.tsx'

/** What the store last said of a reply that is not refused: it is tried again, waits for a person, or is still in the store. */
export function StandingProblem({ reply: { state, problem } }: { reply: Reply }) {
  if (problem === null || state === 'refused') return null
  const isInStore = state === 'published' || state === 'pending' || state === 'sent'
  return (
    <RefusedBox
      title={
        isInStore ? (
          <Trans>The store didn't delete this reply</Trans>
        ) : state === 'to-approve' ? (
          <Trans>Not sent</Trans>
        ) : (
          <Trans>Not sent yet, and tried again</Trans>
        )
      }
    >
      <ProblemText {...problem} />
    </RefusedBox>
  )
}
