import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { HISTORY_DAYS } from '#contract/limits.ts'
import { getRatingHistory } from '#contract/overview-history.ts'
import type { Project } from '#contract/projects.ts'
import type { AppRef } from '#contract/store.ts'
import { dayFromToday } from '#web/data/day-from-today.ts'
import { read, useRead } from '#web/data/read.ts'
import { readState } from '#web/data/read-state.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { AppPage } from '#web/ui/app-page.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyField } from '#web/ui/empty-field.tsx'
import { SectionState } from '#web/ui/section-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { CountryRatings } from './country-ratings.tsx'
import { RatingHistory } from './rating-history.tsx'
import classes from './ratings.module.css'
import { StarBars } from './star-bars.tsx'

const spans = [30, 90, HISTORY_DAYS]

interface Props {
  app: AppRef & { title: string; iconUrl: string | null; locale: string; project: Project }
}

/** Average and distribution of stars, over time and by country; the target of the rating card (OV-025). */
export function RatingsPage({ app }: Props) {
  const { t } = useLingui()
  const [days, setDays] = useState(90)
  const { trackId, store, locale, project } = app
  const asked = { trackId, store, locale }
  const span = { startDate: dayFromToday(-days), endDate: dayFromToday(0) }
  const result = useRead(read(getRatingHistory, { query: { ...asked, ...span } }, { query: asked, days }))
  const state = readState(result)
  const { points = null, distribution = null } = result.data ?? {}
  const country = countryNameOf(locale)
  const problem = state !== 'ready' && (
    <SectionState
      state={state}
      failed={<Trans>Couldn't load ratings</Trans>}
      unsaved={<Trans>Ratings load when you're back online</Trans>}
      onRetry={result.refresh}
      minHeight={300}
    />
  )
  return (
    <AppPage
      title={app.title}
      iconUrl={app.iconUrl}
      about={<Trans>Stars that people gave in the store.</Trans>}
      at={result.updatedAt}
      busy={result.isRefreshing}
    >
      <div className={classes.pair}>
        <Card
          title={<Trans>Average rating in {country}</Trans>}
          aside={
            <Segmented
              label={t`Days shown`}
              value={days}
              onChange={setDays}
              options={spans.map((value) => ({ value, label: <Plural value={value} one="# day" other="# days" /> }))}
            />
          }
        >
          {problem || <RatingHistory points={points} />}
        </Card>
        <Card title={<Trans>Ratings by stars</Trans>} padded={!problem}>
          {problem || (distribution ? <StarBars distribution={distribution} /> : <EmptyField />)}
        </Card>
      </div>
      <Card title={<Trans>Tracked countries</Trans>}>
        <CountryRatings app={app} locales={project.countries} selected={locale} />
      </Card>
    </AppPage>
  )
}
