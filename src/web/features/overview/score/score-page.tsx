import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton, Stack, Text } from '@mantine/core'
import { scorePercent } from '#aso/score/score-level.ts'
import { getAppDetails, getAsoScore, getAverageRating } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { countryInSentence, countryNameOf } from '#web/i18n/country.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { ScoreRing } from '#web/ui/charts/score-ring.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { useReads } from '#web/data/queries/use-reads.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { currentRow, SectionTable } from '#web/ui/data-table/section-table.tsx'
import { CountryCell } from '#web/ui/display/country-cell.tsx'
import { ScoreExplained } from './score-explained.tsx'
import { StaleNote, SectionAside } from '../page-age.tsx'
import classes from './score-page.module.css'

interface Props {
  project: Project
  /** The selected country's locale. */
  locale: string
}

/** The score of the own app's listing: its ring, its parts, what would raise it, and the other tracked countries (OV-016). */
export function ScorePage({ project, locale }: Props) {
  const { projectId, trackId, store, title, iconUrl, countries } = project
  const listing = { query: { trackId, store, locale } }
  const result = useRead(read(getAsoScore, { params: { projectId }, query: { locale } }))
  const details = useRead(read(getAppDetails, listing)).data
  const rating = useRead(read(getAverageRating, listing)).data
  const { data, updatedAt } = result
  const state = readState(result)
  const score = data?.score ?? null
  const country = countryInSentence(locale)
  return (
    <AppPage
      title={title}
      store={store}
      iconUrl={iconUrl}
      about={<Trans>How well your listing uses the store's fields.</Trans>}
      at={updatedAt}
      busy={result.isRefreshing}
    >
      <div className={classes.pair}>
        <Card
          title={<Trans>ASO score in {country}</Trans>}
          aside={<SectionAside at={updatedAt} />}
          padded={state === 'ready'}
        >
          {state !== 'ready' ? (
            <SectionState
              state={state}
              failed={
                result.error?.code === 'APP_NOT_AVAILABLE' ? (
                  <Trans>Not available in {country}</Trans>
                ) : (
                  <Trans>Couldn't load the score</Trans>
                )
              }
              unsaved={<Trans>The score loads when you're back online</Trans>}
              onRetry={result.refresh}
              minHeight={320}
            />
          ) : data && score !== null ? (
            <div className={classes.score}>
              <Stack className={classes.ring} gap="sm" align="center">
                <ScoreRing percent={scorePercent(score)} size={112} />
                {data.provenance?.stale && <StaleNote asOf={data.provenance.asOf} />}
              </Stack>
              <ScoreExplained {...data} score={score} scored={{ details, rating }} at={updatedAt ?? 0} />
            </div>
          ) : (
            <EmptyField />
          )}
        </Card>
        <Card title={<Trans>Tracked countries</Trans>}>
          <CountryScores projectId={projectId} locales={countries} selected={locale} />
        </Card>
      </div>
    </AppPage>
  )
}

interface CountryScoresProps {
  projectId: string
  /** Locales of the tracked countries. */
  locales: readonly string[]
  /** The selected country's locale. */
  selected: string
}

/** The score in each tracked country; each row loads and fails by itself, and leads to its country. */
function CountryScores({ projectId, locales, selected }: CountryScoresProps) {
  const results = useReads(locales.map((locale) => read(getAsoScore, { params: { projectId }, query: { locale } })))
  return (
    <SectionTable
      caption={<Trans>ASO score by country</Trans>}
      rows={locales.map((locale, index) => ({ locale, result: results[index] }))}
      rowId={({ locale }) => locale}
      columns={useScoreColumns()}
      rowProps={({ locale }) => currentRow(locale === selected)}
    />
  )
}

type ScoreResult = ReturnType<typeof useReads<typeof getAsoScore>>[number]

function useScoreColumns(): readonly Column<{ locale: string; result: ScoreResult | undefined }>[] {
  const { t } = useLingui()
  const select = useSelect()
  return [
    {
      id: 'country',
      name: t`Country`,
      cell: ({ locale }) => (
        <CountryCell code={countryCodeOf(locale)} name={countryNameOf(locale)} onChoose={() => select({ locale })} />
      ),
    },
    { id: 'score', name: t`ASO score`, align: 'right', cell: ({ result }) => result && <Score result={result} /> },
  ]
}

function Score({ result }: { result: ScoreResult }) {
  const state = readState(result)
  if (state === 'loading') return <Skeleton width={40} height={12} ml="auto" />
  if (state === 'unsaved')
    return (
      <Text span inherit c="dimmed">
        <Trans>Not saved on this device</Trans>
      </Text>
    )
  if (state === 'failed')
    return (
      <Text span inherit c="dimmed">
        {result.error?.code === 'APP_NOT_AVAILABLE' ? (
          <Trans>Not available in this country</Trans>
        ) : (
          <Trans>Couldn't load this</Trans>
        )}
      </Text>
    )
  const score = result.data?.score ?? null
  return score === null ? '–' : scorePercent(score)
}
