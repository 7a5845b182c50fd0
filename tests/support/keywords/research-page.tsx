import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach } from 'vitest'
import { addKeywords, getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getListingDrafts } from '#contract/listing-drafts.ts'
import { getAppDetails, type AppDetails } from '#contract/overview/overview.ts'
import { getCompetitors, type Competitor } from '#contract/projects.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import { getKeywordMetrics, getKeywordSuggestions, getLanguageModel } from '#contract/keywords/suggestions.ts'
import type { SuggestionSource } from '#contract/keywords/suggestion-source.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, never, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { appIn, metrics, trackedAnswer } from '#web/features/keywords/fixtures.ts'
import { KeywordResearchPage } from '#web/features/keywords/research/keyword-research-page.tsx'
// Loaded here so that the first test that opens the dialog does not wait for it.
import '#web/features/keywords/add/add-keywords-dialog.tsx'

/** Call once in each test file. */
export function setUpResearch(): void {
  beforeEach(() => signIn(tokensOf(ada)))
  afterEach(() => {
    getQueryClient().clear()
    session.set({ identity: null, state: 'out' })
    connectivity.set('online')
  })
}

export const app = appIn('en-US')

function Page({ first }: { first: SuggestionSource }) {
  const [source, setSource] = useState(first)
  const [word, setWord] = useState('')
  return <KeywordResearchPage app={app} word={word} source={source} onWord={setWord} onSource={setSource} />
}

interface Given {
  host?: string | null
  limit?: number
  tracked?: Partial<ReturnType<typeof trackedAnswer>>
  rivals?: Competitor[]
  listing?: AppDetails
}

export async function open(
  source: SuggestionSource = 'metadata',
  { host = null, limit = 100, tracked = {}, rivals = [], listing: details }: Given = {},
) {
  respond(getLanguageModel, { host })
  if (details) respond(getAppDetails, details)
  else refuse(getAppDetails, 'APP_NOT_FOUND')
  respond(getCompetitors, { content: rivals, pageNumber: 1, pageSize: 300, totalPages: 1 })
  respond(getTrackedKeywords, trackedAnswer(['sleep'], tracked))
  respond(addKeywords, never)
  respond(getListingDrafts, [])
  respond(getQuotas, [{ slotType: 'AI_ASSISTANCE', used: limit === 0 ? 0 : 62, limit }])
  respond(getKeywordMetrics, ({ body }) => ({
    keywords: body.keywords.map((keyword) => metrics(keyword, { relevancy: 1 })),
    provenance: null,
  }))
  drawPage(<Page first={source} />)
  await screen.findByRole('tablist', { name: 'Source' })
}
export const suggest = (of: Partial<Record<SuggestionSource, string[]>>) =>
  respond(getKeywordSuggestions, ({ params }) => ({
    keywords: (of[params.source] ?? []).map((keyword, index) => metrics(keyword, { relevancy: 90 - index })),
    ...(params.source === 'ai' && { by: 'model' as const }),
    provenance: null,
  }))
export const askedSources = () => asked(getKeywordSuggestions).map(({ params }) => params.source)
export const shown = () =>
  within(screen.getByRole('table', { name: /^Keyword suggestions/ }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
export const chooseLength = async (value: string) => {
  const button = screen.getByRole('button', { name: 'Filter' })
  await userEvent.click(button)
  const panel = screen.getByRole('region', { name: 'Filter' })
  await userEvent.selectOptions(within(panel).getByRole('combobox', { name: 'Number of words' }), value)
  await userEvent.click(button)
}
export const search = () => screen.getByRole('searchbox', { name: 'Keyword, app or sentence' })
