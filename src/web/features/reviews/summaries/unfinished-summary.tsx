import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Group, Paper, Progress, Text } from '@mantine/core'
import { retrySummary, type SummaryListed, type SummaryStatus } from '#contract/reviews/summaries.ts'
import { call } from '#web/api/call.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { summaryEntity } from '#web/commands/reviews/entities.ts'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { RemoveSummary } from './remove-summary.tsx'
import { putSummary } from './summary-cache.ts'
import { StatusTag, stageOf } from './summary-status.tsx'
import type { Rights } from './rights.tsx'
import { failureOf, scopeText, timeLeft } from './summary-facts.ts'
import classes from './summary-view.module.css'

const whys: Partial<Record<SummaryStatus, MessageDescriptor>> = {
  CRAWLING_FAILED: msg`The store's reviews couldn't be read. Check the app's connection, then try again.`,
  PROCESSING_FAILED: msg`The reviews were read, but the language model didn't respond. Try again. This doesn't count towards this month's summaries.`,
  FAILED_FOR_INSUFFICIENT_SLOTS: msg`All summaries of this month were used. Try again when there are new ones, on the 1st.`,
}

interface Props {
  app: SelectedApp
  organizationId: string
  summary: SummaryListed
  rights: Rights
}

/** A summary that is being made, or that failed. */
export function NotDone({ app, organizationId, summary, rights }: Props) {
  const { i18n } = useLingui()
  const now = useNow()
  const isPending = useIsPending(summaryEntity(summary.id))
  const { submit, isBusy, failure } = useSubmit(async () => {
    const params = { orgId: organizationId, summaryId: summary.id }
    putSummary(organizationId, await call(retrySummary, { params }))
  })
  const why = whys[summary.status]
  return (
    <>
      <Text component="h2" fz={20} fw={630} lh="28px">
        {periodName(summary)}
      </Text>
      <Text size="sm" c="dimmed">
        {scopeText(summary)}
      </Text>
      <Paper className={classes.card} data-state>
        <StatusTag summary={summary} />
        {isPending ? (
          <p>
            <Trans>It'll be created when you're back online.</Trans>
          </p>
        ) : stageOf(summary) === 'made' ? (
          <>
            <Progress w="100%" size={6} radius={3} bg="var(--sg-track)" value={100 * summary.progress} aria-hidden />
            <p role="status">{timeLeft(summary, now)}</p>
            <Text size="sm" c="dimmed">
              <Trans>You can leave this page. You'll see a message when it's ready.</Trans>
            </Text>
          </>
        ) : (
          <>
            <p>{why && i18n._(why)}</p>
            {failure !== null && <Note kind="error">{i18n._(failureOf(failure))}</Note>}
          </>
        )}
        {rights.mayChange && (
          <Group gap="xs">
            {stageOf(summary) === 'failed' && (
              <Button variant="light" disabled={rights.isOffline} busy={isBusy} onClick={() => void submit()}>
                <Trans>Retry</Trans>
              </Button>
            )}
            <RemoveSummary app={app} organizationId={organizationId} summary={summary} />
          </Group>
        )}
        {rights.isOffline && stageOf(summary) === 'failed' && (
          <Text size="sm" c="dimmed">
            <Trans>You need a connection to try again.</Trans>
          </Text>
        )}
      </Paper>
    </>
  )
}
