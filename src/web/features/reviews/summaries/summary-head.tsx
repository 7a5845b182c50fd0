import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Loader, Text } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Language } from '#contract/auth/auth.ts'
import { type SummaryDetails, translateSummary } from '#contract/reviews/summaries.ts'
import { call } from '#web/api/call.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { useRead, type Answer } from '#web/data/queries/read.ts'
import { reviewModelRead } from '#web/data/queries/review-model-read.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language as languageInUse, languages } from '#web/i18n/language.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { Note } from '#web/ui/forms/note.tsx'
import { summaryRead } from '../reads.ts'
import { RemoveSummary } from './remove-summary.tsx'
import type { Rights } from './rights.tsx'
import { shareSummary } from './share-summary.ts'
import { refreshSummaries } from './summary-cache.ts'
import { beforeName, countsOf, scopeText, failureOf } from './summary-facts.ts'
import classes from './summary-view.module.css'

interface Props {
  app: SelectedApp
  organizationId: string
  summary: SummaryDetails
  rights: Rights
  onLanguage: (language: Language) => void
}

/** The summary's period and facts, its language, and the actions. */
export function SummaryHead({ app, organizationId, summary, rights, onLanguage }: Props) {
  const { t, i18n } = useLingui()
  const translation = useTranslation(organizationId, summary, onLanguage)
  const before = beforeName(summary)
  const facts = [countsOf(summary), scopeText(summary), t`compared with ${before}`].filter(Boolean).join(' · ')
  const known = new Set<Language>([summary.language, ...summary.translations])
  const hasModel = useRead(reviewModelRead()).data?.isConfigured === true
  // Other languages must be translated first: by the model, or by the server if the summary was counted by rules.
  const canMake = !rights.isOffline && rights.mayChange && (summary.by === 'rules' || hasModel)
  const offered = Language.options.filter((one) => known.has(one) || canMake)
  return (
    <div className={classes.head}>
      <Box flex="1 1 240px" miw={0}>
        <Text component="h2" fz={20} fw={630} lh="28px">
          {periodName(summary)}
        </Text>
        <Text size="sm" c="dimmed">
          {facts}
        </Text>
        <Average summary={summary} before={before} />
      </Box>
      <Group gap="xs">
        {translation.isBusy && <Loader size={16} />}
        {offered.length > 1 && (
          <FilterSelect
            label={t`Language of the summary`}
            value={summary.language}
            options={offered.map((value) => ({ value, label: languages[value] }))}
            onChange={(next) => void translation.show(next)}
          />
        )}
        <Button
          leftSection={<IconShare2 size={17} stroke={1.7} aria-hidden />}
          onClick={() => void shareSummary(app.title, summary)}
        >
          <Trans>Share</Trans>
        </Button>
        {rights.mayChange && <RemoveSummary app={app} organizationId={organizationId} summary={summary} isIcon />}
      </Group>
      {translation.failure !== null && (
        <Note kind="error">
          <Trans>Couldn't translate the summary.</Trans> {i18n._(failureOf(translation.failure))}
        </Note>
      )}
    </div>
  )
}

function Average({ summary, before }: { summary: SummaryDetails; before: string }) {
  const { averageRating, averageBefore } = summary
  if (averageRating === null) return null
  const average = formatNumber(averageRating, languageInUse(), 2)
  if (averageBefore === null)
    return (
      <Text size="sm" c="dimmed">
        <Trans>
          {average} stars on average. No reviews are known from {before}.
        </Trans>
      </Text>
    )
  const earlier = formatNumber(averageBefore, languageInUse(), 2)
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        {average} stars on average, {earlier} before
      </Trans>
    </Text>
  )
}

/** Shows a summary in another language; it is translated first where it was not yet. */
function useTranslation(orgId: string, summary: SummaryDetails, onLanguage: (language: Language) => void) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const summaryId = summary.id
  const show = async (language: Language) => {
    setFailure(null)
    if (language === summary.language || summary.translations.includes(language)) return onLanguage(language)
    setBusy(true)
    try {
      const data = await call(translateSummary, { params: { orgId, summaryId }, body: { language } })
      const { queryKey } = summaryRead(orgId, summaryId, language)
      getQueryClient().setQueryData<Answer<SummaryDetails>>(queryKey, { data, at: Date.now() })
      refreshSummaries()
      onLanguage(language)
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return { show, isBusy, failure }
}
