import { useState } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { getQuotas } from '#contract/billing/plans.ts'
import { getCountries, type Project } from '#contract/projects.ts'
import { getAutomation, type ReplyAutomation } from '#contract/reviews/automation.ts'
import { getReviewInbox, getReviewModel, getReviews } from '#contract/reviews/inbox.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import { getTemplates } from '#contract/reviews/templates.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { screen, within } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import * as commands from '#web/commands/append.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { moorlight } from '#web/features/connections/fixtures.ts'
import { AutomationPage } from '#web/features/reviews/automation/automation-page.tsx'
import type { Search } from '#web/features/reviews/automation/phone-view.tsx'
import { automationOf, bugsRule, bugsRuleId, reviewOf, ruleOf } from '#web/features/reviews/automation/rule-fixtures.ts'
import { templatesAnswer } from '#web/features/reviews/templates/template-fixtures.ts'

export const append = vi.mocked(commands.append)

/** Call once in each test file, which also mocks `append.ts` as a spy. */
export function setUpAutomation(): void {
  beforeEach(() => {
    signIn(tokensOf(ada))
    append.mockResolvedValue()
  })
  afterEach(() => {
    append.mockReset()
    getQueryClient().clear()
    connectivity.set('online')
    session.set({ identity: null, state: 'out' })
  })
}

export const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
export const bad = (index: number, given: Partial<OwnReview> = {}) =>
  reviewOf({
    id: `bad${index}`,
    title: `Crash ${index}`,
    body: 'It stops after the update',
    writtenAt: daysAgo(index + 1),
    ...given,
  })

interface Given {
  automation?: ReplyAutomation
  reviews?: OwnReview[]
  used?: number
  search?: Search
  isAiLocked?: boolean
  project?: Project
}

function Page({ start, isAiLocked, project }: { start: Search; isAiLocked: boolean; project: Project }) {
  const [search, setSearch] = useState(start)
  return (
    <AutomationPage
      app={ownApp(project)}
      identity={ada}
      search={search}
      onSearch={setSearch}
      isAiLocked={isAiLocked}
      inbox={null}
    />
  )
}

export function draw(given: Given = {}) {
  const { automation = automationOf([ruleOf({ isOn: true }), bugsRule()]), used = 32 } = given
  const {
    reviews = [
      bad(0),
      bad(1),
      bad(2, { body: 'It stops. I want my money back' }),
      reviewOf({ id: 'old', rating: 5, writtenAt: daysAgo(3), body: 'Lovely' }),
    ],
  } = given
  const months = [...new Set(reviews.map(({ writtenAt }) => writtenAt.slice(0, 7)))]
  respond(getAutomation, automation)
  respond(getTemplates, templatesAnswer())
  respond(getQuotas, [{ slotType: 'AI_ASSISTANCE', used, limit: 50 }])
  respond(getCountries, [])
  respond(getReviewModel, { isConfigured: true, host: null })
  respond(getReviewInbox, {
    source: 'console',
    connection: null,
    problem: null,
    readAt: null,
    total: reviews.length,
    toAnswer: reviews.length,
    toApprove: 0,
    months: months.map((month) => ({ month, count: 1, changedAt: daysAgo(0) })),
  })
  respond(getReviews, ({ query }) => ({
    content: reviews.filter(({ writtenAt }) => writtenAt.startsWith(query.month ?? '')),
    pageNumber: 1,
    pageSize: 1000,
    totalPages: 1,
  }))
  return drawPage(
    <Page
      start={given.search ?? { rule: bugsRuleId }}
      isAiLocked={given.isAiLocked ?? false}
      project={given.project ?? moorlight}
    />,
  )
}

export const put = () =>
  append.mock.calls.findLast(([name]) => name === 'putAutomation')?.[1] as {
    rules: unknown[]
    seen: number
    steps: unknown[]
  }
export const dryRun = async () => within(await screen.findByRole('region', { name: 'Dry run' }))
