import { Plural, Trans } from '@lingui/react/macro'
import type { Language } from '#contract/auth/auth.ts'
import type { SummaryDetails } from '#contract/reviews/summaries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import type { Rights } from '../rights.ts'
import { TopicsTable } from '../topics/topics-table.tsx'
import type { TopicSort } from '../topics/sort-topics.ts'
import { NextStep } from './next-step.tsx'
import { SummaryHead } from './summary-head.tsx'
import { SummaryText } from './summary-text.tsx'
import { beforeName } from '../texts/facts.ts'
import classes from './text.module.css'

interface Props {
  app: SelectedApp
  organizationId: string
  details: ReadResult<SummaryDetails>
  summary: SummaryDetails
  rights: Rights
  topic: number | null
  onTopic: (number: number) => void
  sort: TopicSort
  onSort: (sort: TopicSort) => void
  onLanguage: (language: Language) => void
}

/** A summary that is done: what it says, its topics, and what to do next. */
export function SummaryView(props: Props) {
  const { app, organizationId, details, summary, rights, topic, onTopic, sort, onSort, onLanguage } = props
  const phone = usePhone()
  const before = beforeName(summary)
  return (
    <>
      <SummaryHead
        app={app}
        organizationId={organizationId}
        summary={summary}
        rights={rights}
        onLanguage={onLanguage}
      />
      {rights.isOffline && <Freshness at={details.updatedAt} />}
      <SummaryText summary={summary} onTopic={onTopic} />
      {summary.topics.length > 0 && phone && (
        <p className={classes.above}>
          <Plural value={summary.topics.length} one="# topic" other="# topics" />, <Trans>against {before}</Trans>
        </p>
      )}
      {summary.topics.length > 0 ? (
        <div className={classes.topics}>
          <TopicsTable summary={summary} open={topic} onOpen={onTopic} sort={sort} onSort={onSort} />
        </div>
      ) : (
        <p className={classes.noTopics}>
          <Trans>No topic stands out: there are too few reviews, or each says something else.</Trans>
        </p>
      )}
      <NextStep summary={summary} />
    </>
  )
}
