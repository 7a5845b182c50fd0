import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import type { SummaryStatus, SummaryListed } from '#contract/reviews/summaries.ts'
import { summaryEntity } from '#web/commands/reviews/entities.ts'
import { useIsPending } from '#web/offline/hooks.ts'

/** REV-018: the eleven statuses in words. */
export const statusNames: Record<SummaryStatus, MessageDescriptor> = {
  OPEN: msg({ message: 'Open', context: 'status of a summary' }),
  CRAWLING: msg`Crawling`,
  CRAWLING_FAILED: msg`Crawling failed`,
  READY_FOR_PROCESSING: msg`Ready for processing`,
  PROCESSING: msg`Processing`,
  SUMMARIZING: msg`Summarizing`,
  FINALIZING: msg`Finalizing`,
  DONE: msg({ message: 'Done', context: 'status of a summary' }),
  DONE_TRANSLATED: msg`Done, translated`,
  PROCESSING_FAILED: msg`Processing failed`,
  FAILED_FOR_INSUFFICIENT_SLOTS: msg`Failed, no summaries left`,
}

/** `made`: it is on its way. */
export type Stage = 'made' | 'done' | 'failed'

const stages: Record<SummaryStatus, Stage> = {
  OPEN: 'made',
  CRAWLING: 'made',
  CRAWLING_FAILED: 'failed',
  READY_FOR_PROCESSING: 'made',
  PROCESSING: 'made',
  SUMMARIZING: 'made',
  FINALIZING: 'made',
  DONE: 'done',
  DONE_TRANSLATED: 'done',
  PROCESSING_FAILED: 'failed',
  FAILED_FOR_INSUFFICIENT_SLOTS: 'failed',
}

export const stageOf = ({ status }: { status: SummaryStatus }): Stage => stages[status]

const colours = { done: 'good', made: 'iris', failed: 'bad', waiting: 'warn' }

/** REV-018: the status in words; a queued summary is waiting to be sent. */
export function StatusTag({ summary }: { summary: Pick<SummaryListed, 'id' | 'status'> }) {
  const { i18n } = useLingui()
  const isPending = useIsPending(summaryEntity(summary.id))
  return (
    <Badge mt={3} style={{ alignSelf: 'flex-start' }} color={colours[isPending ? 'waiting' : stageOf(summary)]}>
      {isPending ? <Trans>Not sent yet</Trans> : i18n._(statusNames[summary.status])}
    </Badge>
  )
}
