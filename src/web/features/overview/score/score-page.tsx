import { Trans } from '@lingui/react/macro'
import { getAppDetails, getAsoScore, getAverageRating } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { scorePercent } from '#aso/score/score-level.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { ScoreRing } from '#web/ui/charts/score-ring.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { ScoreExplained } from '../header/score-explained.tsx'
import { StaleNote } from '../provenance/stale-note.tsx'
import { SectionAside } from '../parts/section-aside.tsx'
import { CountryScores } from './country-scores.tsx'
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
              <div className={classes.ring}>
                <ScoreRing percent={scorePercent(score)} size={112} />
                {data.provenance?.stale && <StaleNote asOf={data.provenance.asOf} />}
              </div>
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
