import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import type { SummaryListed } from '#contract/reviews/summaries.ts'
import { summaryEntity } from '#web/commands/reviews/entities.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { stageOf, statusNames } from '../texts/status.ts'
import classes from './list.module.css'

const colours = { done: 'good', made: 'iris', failed: 'bad', waiting: 'warn' }

/** REV-018: the status as a word; what the server does not know yet waits to be sent. */
export function StatusTag({ summary }: { summary: Pick<SummaryListed, 'id' | 'status'> }) {
  const { i18n } = useLingui()
  const isPending = useIsPending(summaryEntity(summary.id))
  return (
    <Badge component="span" className={classes.status} color={colours[isPending ? 'waiting' : stageOf(summary)]}>
      {isPending ? <Trans>Waiting to send</Trans> : i18n._(statusNames[summary.status])}
    </Badge>
  )
}
