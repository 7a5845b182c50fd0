import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Language } from '#contract/auth/auth.ts'
import type { SummaryListed } from '#contract/reviews/summaries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { PANE } from '#web/ui/hooks/use-pane-keys.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { summaryRead } from '../reads.ts'
import { setSummaryInView } from './follow-summaries.ts'
import { QuotesPane } from './quotes-pane.tsx'
import type { Rights } from './rights.tsx'
import classes from './summaries.module.css'
import { stageOf } from './summary-status.tsx'
import { SummaryView } from './summary-view.tsx'
import { sortTopics, type TopicSort } from './topics.ts'
import { NotDone } from './unfinished-summary.tsx'

interface Props {
  app: SelectedApp
  organizationId: string
  summary: SummaryListed
  rights: Rights
  search: Search
  onSearch: (search: Search, replace: boolean) => void
}

/** A summary and the quotes of one of its topics; on a phone one at a time. */
export function SummaryPane({ app, organizationId, summary, rights, search, onSearch }: Props) {
  const phone = usePhone()
  const [language, setLanguage] = useState<Language | null>(null)
  const [sort, setSort] = useState<TopicSort>('reviews')
  const isDone = stageOf(summary) === 'done'
  useEffect(() => {
    setSummaryInView(summary.id)
    return () => setSummaryInView(null)
  }, [summary.id])
  const details = useRead(summaryRead(organizationId, summary.id, language), { enabled: isDone })
  const state = readState(details)
  if (!isDone)
    return (
      <div {...PANE} className={classes.main}>
        <NotDone app={app} organizationId={organizationId} summary={summary} rights={rights} />
      </div>
    )
  if (state !== 'ready' || !details.data)
    return (
      <div {...PANE} className={classes.main}>
        <SectionState
          state={state === 'ready' ? 'loading' : state}
          failed={<Trans>Couldn't load this summary</Trans>}
          unsaved={<Trans>Not saved on this device</Trans>}
          onRetry={details.refresh}
          minHeight={320}
        />
      </div>
    )
  const { topics } = details.data
  const asked = topicIn(search, topics.length)
  // Beside the text one topic is always open.
  const number = asked ?? (phone ? null : (sortTopics(topics, sort)[0]?.number ?? null))
  const topic = number === null ? undefined : topics[number]
  const quotes = topic && (
    <QuotesPane
      key={`${summary.id} ${number}`}
      app={app}
      summary={details.data}
      topic={topic}
      onBack={phone ? () => onSearch({ topic: undefined }, false) : null}
    />
  )
  if (phone && quotes) return quotes
  return (
    <>
      <div {...PANE} className={classes.main}>
        <SummaryView
          app={app}
          organizationId={organizationId}
          details={details}
          summary={details.data}
          rights={rights}
          topic={number}
          onTopic={(next) => onSearch({ topic: String(next) }, !phone)}
          sort={sort}
          onSort={setSort}
          onLanguage={setLanguage}
        />
      </div>
      {quotes}
    </>
  )
}

/** The search parameters of the page, not yet validated. */
export interface Search {
  /** Id of the summary that is open. */
  summary?: string | undefined
  /** Number of the topic whose quotes are shown, from 0. */
  topic?: string | undefined
}

/** The topic that the address names, if the summary has it. */
function topicIn({ topic }: Search, count: number): number | null {
  const number = topic !== undefined && /^\d{1,3}$/.test(topic) ? Number(topic) : null
  return number !== null && number < count ? number : null
}
