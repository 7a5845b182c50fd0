import { useState } from 'react'
import { vi } from 'vitest'
import { getQuotas, type Quota } from '#contract/billing/plans.ts'
import { getCountries } from '#contract/projects.ts'
import { getReviewInbox, getReviewModel, getReviews } from '#contract/reviews/inbox.ts'
import {
  getSummaries,
  getSummary,
  type SummaryDetails,
  type SummaryListed,
  type SummarySchedule,
} from '#contract/reviews/summaries.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { ada } from '#tests/support/users.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { outbox, undo } from '#web/offline/outbox/outbox.ts'
import { session } from '#web/session/session-store.ts'
import { Messages } from '#web/ui/feedback/messages.tsx'
import { detailsOf, moorlight, reviewOf, summaryOf } from '#web/features/reviews/summaries/summary-fixtures.ts'
import type { Search } from '#web/features/reviews/summaries/summary-pane.tsx'
import { SummariesPage } from '#web/features/reviews/summaries/summaries-page.tsx'

export const identity = { ...ada, internal: false }
export const quotaOf = (used: number, limit: number | null): Quota => ({ slotType: 'REVIEW_SUMMARY', used, limit })

interface Given {
  summaries?: SummaryListed[]
  schedules?: SummarySchedule[]
  details?: Partial<SummaryDetails>
  quota?: Quota
  search?: Search
  /** A language model is configured; yes unless said otherwise. */
  hasModel?: boolean
}

export const onReveal = vi.fn<(summary: SummaryListed) => void>()

/** Draws the page with what the server tells of an app's summaries. */
export function openPage(given: Given = {}) {
  const { summaries = [summaryOf()], schedules = [], details, quota = quotaOf(1, 5), search = {} } = given
  const { hasModel = true } = given
  respond(getSummaries, { summaries, schedules })
  respond(getSummary, detailsOf(details))
  respond(getQuotas, [quota])
  respond(getCountries, [{ country: 'DE', locale: 'de-DE', displayName: 'Germany' }])
  respond(getReviewModel, { isConfigured: hasModel, host: null })
  respond(getReviewInbox, {
    source: 'console',
    connection: null,
    problem: null,
    readAt: null,
    total: 1,
    toAnswer: 1,
    toApprove: 0,
    months: [{ month: '2026-02', count: 1, changedAt: '2026-03-01T06:00:00.000Z' }],
  })
  respond(getReviews, { content: [reviewOf()], pageNumber: 1, pageSize: 1000, totalPages: 1 })
  function Page() {
    const [current, setCurrent] = useState(search)
    return (
      <>
        <SummariesPage
          identity={session.get().identity ?? identity}
          app={ownApp(moorlight)}
          search={current}
          onSearch={setCurrent}
          onReveal={onReveal}
        />
        <Messages />
      </>
    )
  }
  return drawPage(<Page />)
}

/** Leaves nothing of a test to the next one. */
export async function leavePage(): Promise<void> {
  vi.useRealTimers()
  connectivity.set('online')
  for (const { seq } of outbox.get().entries) await undo(seq)
  getQueryClient().clear()
  onReveal.mockClear()
  session.set({ identity: null, state: 'out' })
}
