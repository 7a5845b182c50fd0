import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { type SummaryListed, getSummary, type getSummaries } from '#contract/reviews/summaries.ts'
import type { AppRef } from '#contract/store.ts'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { useRead, type Read } from '#web/data/queries/read.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { summariesRead } from '../reads.ts'
import { countsOf } from './summary-facts.ts'
import { stageOf, type Stage, statusNames } from './summary-status.tsx'

/** An app's summaries; those in progress are polled, even after the page is left. */
export function useSummaries(orgId: string, app: AppRef, onReveal: (summary: SummaryListed) => void) {
  const list = useRead(summariesRead(orgId, app))
  const { data } = list
  const { trackId, store } = app
  useEffect(() => {
    if (data) followSummaries(summariesRead(orgId, { trackId, store }), data.summaries, onReveal)
  }, [data, orgId, trackId, store, onReveal])
  return list
}

/** How often a summary that is being made is asked for, ms. */
const EVERY_MS = 15_000

interface Followed {
  userId: string | undefined
  stages: Map<string, Stage>
  timer: ReturnType<typeof setInterval> | null
  onReveal: (summary: SummaryListed) => void
}

/** The followed lists, by query key. */
const followed = new Map<string, Followed>()

/**
 * Polls an app's summaries until none is in progress, even after the page is left, and notifies the user of each that is
 * ready or has failed. Call it with every answer that a page shows. `onReveal`: opens one.
 */
function followSummaries(
  list: Read<typeof getSummaries>,
  summaries: readonly SummaryListed[],
  onReveal: Followed['onReveal'],
): void {
  const key = JSON.stringify(list.queryKey)
  const userId = session.get().identity?.userId
  let one = followed.get(key)
  if (one && one.userId !== userId) {
    stop(one)
    one = undefined
  }
  one ??= { userId, stages: new Map(), timer: null, onReveal }
  followed.set(key, one)
  one.onReveal = onReveal
  note(one, summaries)
  if (one.timer === null && isBusy(one)) one.timer = setInterval(() => void ask(list, key), EVERY_MS)
}

/** Id of the open summary, which needs no notification. */
let inView: string | null = null
export const setSummaryInView = (summaryId: string | null): void => {
  inView = summaryId
}

const isBusy = ({ stages }: Followed) => [...stages.values()].includes('made')

function stop(one: Followed): void {
  if (one.timer !== null) clearInterval(one.timer)
  one.timer = null
}

function note(one: Followed, summaries: readonly SummaryListed[]): void {
  const before = one.stages
  one.stages = new Map(summaries.map((summary) => [summary.id, stageOf(summary)]))
  for (const summary of summaries) {
    if (before.get(summary.id) !== 'made' || stageOf(summary) === 'made') continue
    // Details fetched while it was in progress are outdated.
    void getQueryClient().invalidateQueries({
      queryKey: [getSummary.id],
      predicate: ({ queryKey }) => JSON.stringify(queryKey[1]).includes(summary.id),
    })
    if (inView !== summary.id || document.hidden) notifySummary(summary, () => one.onReveal(summary))
  }
  if (!isBusy(one)) stop(one)
}

async function ask(list: Read<typeof getSummaries>, key: string): Promise<void> {
  const one = followed.get(key)
  if (!one || one.userId !== session.get().identity?.userId) {
    if (one) stop(one)
    followed.delete(key)
    return
  }
  if (connectivity.get() === 'offline') return
  const answer = await getQueryClient()
    .fetchQuery({ ...list, staleTime: 0, retry: false })
    // It is asked again after the same time.
    .catch(() => null)
  if (answer && followed.get(key) === one) note(one, answer.data.summaries)
}

/** Notifies the user that a summary is ready or has failed, with a button that opens it. */
function notifySummary(summary: SummaryListed, onReveal: () => void): void {
  const period = periodName(summary)
  const actions = [{ label: t`Open`, onClick: onReveal }]
  if (stageOf(summary) === 'done')
    notify({ kind: 'success', title: t`Summary ready: ${period}`, description: countsOf(summary), actions })
  else
    notify({
      kind: 'error',
      title: t`Summary not created: ${period}`,
      description: i18n._(statusNames[summary.status]),
      actions,
    })
}
