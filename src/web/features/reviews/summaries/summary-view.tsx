import { Plural, Trans } from '@lingui/react/macro'
import { Box, Paper, Text } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Language } from '#contract/auth/auth.ts'
import type { SummaryDetails } from '#contract/reviews/summaries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import type { Rights } from './rights.tsx'
import { beforeName } from './summary-facts.ts'
import { SummaryHead } from './summary-head.tsx'
import { SummaryText } from './summary-text.tsx'
import classes from './summary-view.module.css'
import { TopicsTable } from './topics-table.tsx'
import type { TopicSort } from './topics.ts'

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
        <Text size="sm" c="dimmed" className={classes.above}>
          <Plural value={summary.topics.length} one="# topic" other="# topics" />, <Trans>compared with {before}</Trans>
        </Text>
      )}
      {summary.topics.length > 0 ? (
        <Paper className={classes.topics}>
          <TopicsTable summary={summary} open={topic} onOpen={onTopic} sort={sort} onSort={onSort} />
        </Paper>
      ) : (
        <Text size="sm" c="dimmed" className={classes.above}>
          <Trans>No topic stands out: there are too few reviews, or each says something else.</Trans>
        </Text>
      )}
      <NextStep summary={summary} />
    </>
  )
}

/** Suggests a rule for the unanswered reviews. */
function NextStep({ summary: { withoutReply, reviews } }: { summary: SummaryDetails }) {
  if (withoutReply === 0) return null
  const [open, all] = [formatNumber(withoutReply, language()), formatNumber(reviews, language())]
  return (
    <Paper className={classes.next}>
      <IconBulb size={18} stroke={1.7} color="var(--sg-acc-text)" style={{ flex: 'none' }} aria-hidden />
      <Box component="p" flex="1 1 200px" miw={0}>
        <strong>
          <Trans>Next step:</Trans>
        </strong>{' '}
        <Trans>
          {open} of the {all} reviews have no reply. A rule can reply to them.
        </Trans>
      </Box>
      <Text span inherit fw={540}>
        <Link to="/rr/automation">
          <Trans>Set up a rule</Trans>
        </Link>
      </Text>
    </Paper>
  )
}
