import type { SummaryStatus } from '#contract/reviews/summaries.ts'

/**
 * What happens to a summary. `begun`: a process took it up; `read`, `unreadable`: its reviews are there, or could not be read;
 * `taken`: they are being gone through; `found`: its topics are there; `written`: its text is; `finished`; `failed`: for good;
 * `no-slot`: the quota of its month is used up; `translated`; `again`: somebody wants it to be made anew.
 */
export type SummaryEvent =
  | 'begun'
  | 'read'
  | 'unreadable'
  | 'taken'
  | 'found'
  | 'written'
  | 'finished'
  | 'failed'
  | 'no-slot'
  | 'translated'
  | 'again'

/** What each event makes of each status (REV-018); what is not listed can't happen. */
const transitions: Record<SummaryStatus, Partial<Record<SummaryEvent, SummaryStatus>>> = {
  OPEN: { begun: 'CRAWLING', 'no-slot': 'FAILED_FOR_INSUFFICIENT_SLOTS' },
  CRAWLING: { read: 'READY_FOR_PROCESSING', unreadable: 'CRAWLING_FAILED' },
  READY_FOR_PROCESSING: { taken: 'PROCESSING' },
  PROCESSING: { found: 'SUMMARIZING', failed: 'PROCESSING_FAILED' },
  SUMMARIZING: { written: 'FINALIZING', failed: 'PROCESSING_FAILED' },
  FINALIZING: { finished: 'DONE', failed: 'PROCESSING_FAILED' },
  DONE: { translated: 'DONE_TRANSLATED' },
  DONE_TRANSLATED: { translated: 'DONE_TRANSLATED' },
  CRAWLING_FAILED: { again: 'OPEN' },
  PROCESSING_FAILED: { again: 'OPEN' },
  FAILED_FOR_INSUFFICIENT_SLOTS: { again: 'OPEN' },
}

/** The status after an event; null: the event can't happen in this status. */
export const statusAfter = (status: SummaryStatus, event: SummaryEvent): SummaryStatus | null =>
  transitions[status][event] ?? null

export const isDone = (status: SummaryStatus): boolean => status === 'DONE' || status === 'DONE_TRANSLATED'

/** Whether it ended without a result; it may be made anew. */
export const hasFailed = (status: SummaryStatus): boolean => statusAfter(status, 'again') !== null

/** The event by which a summary fails that has tried too often. */
export const failureOf = (status: SummaryStatus): SummaryEvent => (status === 'CRAWLING' ? 'unreadable' : 'failed')

const progress: Record<SummaryStatus, number> = {
  OPEN: 0,
  CRAWLING: 0.1,
  READY_FOR_PROCESSING: 0.3,
  PROCESSING: 0.4,
  SUMMARIZING: 0.6,
  FINALIZING: 0.95,
  DONE: 1,
  DONE_TRANSLATED: 1,
  CRAWLING_FAILED: 0.1,
  PROCESSING_FAILED: 0.4,
  FAILED_FOR_INSUFFICIENT_SLOTS: 0,
}

/** How far it is, 0..1. */
export const progressOf = (status: SummaryStatus): number => progress[status]
