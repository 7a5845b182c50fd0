import { Trans, useLingui } from '@lingui/react/macro'
import type { SummaryListed } from '#contract/reviews/summaries.ts'
import { summaryEntity } from '#web/commands/reviews/entities.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { stageOf, statusNames } from '../texts/status.ts'
import classes from './list.module.css'

/** REV-018: the status as a word; what the server does not know yet waits to be sent. */
export function StatusTag({ summary }: { summary: Pick<SummaryListed, 'id' | 'status'> }) {
  const { i18n } = useLingui()
  const isPending = useIsPending(summaryEntity(summary.id))
  return (
    <span className={classes.status} data-stage={isPending ? 'waiting' : stageOf(summary)}>
      {isPending ? <Trans>Waiting to send</Trans> : i18n._(statusNames[summary.status])}
    </span>
  )
}
