import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { HISTORY_DAYS } from '#contract/protocol/limits.ts'
import { getVersions } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import type { SourceName } from '#contract/market/sources.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { FirstDayNote, LiveNote } from '#web/apps/sources/live-note.tsx'
import { SourceOffNote } from '#web/apps/sources/source-off-note.tsx'
import { read, useRead } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Box, SegmentedControl } from '@mantine/core'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { AboutNewRatings } from './about-new-ratings.tsx'
import { CountryRatings } from './country-ratings.tsx'
import { NewStars } from './new-stars.tsx'
import { RatingHistory } from './rating-history.tsx'
import classes from './ratings.module.css'
import { RivalChips, ratingsRead, useRivals } from './rivals.tsx'
import { StarBars } from './star-bars.tsx'

const spans = [30, 90, HISTORY_DAYS]
/** Where ratings by stars come from. */
const starSources: Readonly<Record<Store, SourceName[]>> = { APP_STORE: ['productPages'], GOOGLE_PLAY: ['playPages'] }

interface Props {
  app: AppInCountry
}

/** Average and distribution of stars, over time and by country; the target of the rating card (OV-025). */
export function RatingsPage({ app }: Props) {
  const { t } = useLingui()
  const [days, setDays] = useState(30)
  const { trackId, store, locale, project, isOwn } = app
  const listing = { trackId, store, locale }
  const result = useRead(ratingsRead(listing, days))
  const versions = useRead(read(getVersions, { query: listing }))
  const { rivals, toggle, lines } = useRivals(project, locale, days, trackId)
  // On a phone the chart comes first.
  const phone = usePhone()
  const chips = <RivalChips rivals={rivals} onToggle={toggle} />
  const state = readState(result)
  const { points = null, distribution = null, gained = null, provenance = null } = result.data ?? {}
  const country = countryInSentence(locale)
  const last = points?.at(-1)
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
      store={store}
      iconUrl={app.iconUrl}
      about={<Trans>Star ratings from the store.</Trans>}
      at={result.updatedAt}
      busy={result.isRefreshing}
    >
      <div className={classes.pair}>
        <Card
          title={<Trans>Average rating in {country}</Trans>}
          aside={
            <SegmentedControl
              aria-label={t`Period`}
              value={days}
              onChange={setDays}
              data={spans.map((value) => ({ value, label: <Plural value={value} one="# day" other="# days" /> }))}
            />
          }
        >
          {problem || (
            <>
              {!phone && chips}
              <RatingHistory
                points={points}
                own={{ trackId, title: app.title, color: 'var(--sg-c1)' }}
                others={lines}
                versions={versions.data?.versions ?? []}
                competitor={isOwn ? undefined : trackId}
                lang={locale}
              />
              {phone && chips}
            </>
          )}
        </Card>
        <div className={classes.stack}>
          <Card
            title={<Trans>New ratings</Trans>}
            aside={<AboutNewRatings provenance={provenance} />}
            padded={!problem}
          >
            {problem ||
              (gained ? (
                <NewStars gained={gained} />
              ) : distribution && last ? (
                <>
                  <EmptyField />
                  <FirstDayNote day={last.date} />
                </>
              ) : (
                <Trans>The store doesn't show how new ratings are distributed by stars.</Trans>
              ))}
          </Card>
          <Card title={<Trans>All ratings by stars</Trans>} padded={!problem}>
            {problem ||
              (distribution ? (
                <StarBars distribution={distribution} />
              ) : (
                <>
                  <EmptyField />
                  <SourceOffNote sources={starSources[store]} />
                </>
              ))}
          </Card>
        </div>
      </div>
      <Card title={<Trans>Tracked countries</Trans>}>
        <CountryRatings app={app} locales={project.countries} selected={locale} />
        <Box px="var(--sg-card-padding)" pb="sm">
          <LiveNote>
            <Trans>The change in 30 days is known once ratings have been recorded for 30 days.</Trans>
          </LiveNote>
        </Box>
      </Card>
    </AppPage>
  )
}
