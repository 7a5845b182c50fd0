import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { appKey, type SelectedApp } from '#web/apps/selected-app.ts'
import { saveForNextStart } from '#web/data/cache/boot-record.ts'
import { isCurrent, readState } from '#web/data/queries/read-state.ts'
import { ChangesLine, WithChanges } from '../changes.tsx'
import { CompetitorsCard } from '../competitors/competitors-card.tsx'
import { AppDetailsCard, VersionHistoryButton } from './app-details-card.tsx'
import { ShareButton, SectionNav } from '../section-nav.tsx'
import { AppHeader } from './app-header.tsx'
import { ListingTexts } from './listing-texts.tsx'
import { CreativesSkeleton, RankingsSkeleton, LaterSection } from './later-section.tsx'
import { NotAvailable } from '../listing-states.tsx'
import { overviewReads } from '../reads.ts'
import { PageAge, StaleNote, SectionAside } from '../page-age.tsx'
import { StorePageFacts } from './store-page-facts.tsx'
import { StatGrid } from './stat-grid.tsx'
import { useOverview, type OverviewResults, useRestored, usePrefetchedSections } from '../use-overview.ts'
import sections from './later-section.module.css'
import classes from './overview-page.module.css'

interface Props {
  app: SelectedApp
  /** The selected country's locale. */
  locale: string
}

/** An app's overview, the own one's or a competitor's (OV-003, OV-004): its listing in one country, figures, texts and details. */
export function OverviewPage(selected: Props) {
  const { app, locale } = useRestored(selected.app, selected.locale)
  // Another app or country is another page: nothing of the one before stays (OV-011).
  return <Overview key={`${appKey(app)} ${locale}`} app={app} locale={locale} />
}

function Overview({ app, locale }: Props) {
  const results = useOverview(app, locale)
  const { details, score, rating, competitors } = results
  const { project } = app
  usePrefetchedSections(app, locale, details.data)
  // The page is drawn anew for another app or country.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => saveForNextStart(overviewReads(app, locale)), [])
  const missing = !details.data && details.error?.code === 'APP_NOT_AVAILABLE'

  return (
    <WithChanges app={app} locale={locale} ready={details.data !== undefined}>
      <div className={classes.page}>
        <AppHeader app={app} locale={locale} result={details} score={app.isOwn ? score : null} rating={rating} />
        <ChangesLine />
        {details.data?.stale && <StaleNote asOf={details.data.retrievedAt} />}
        {missing ? (
          <NotAvailable app={app} locale={locale} />
        ) : (
          <>
            <StatGrid app={app} locale={locale} results={results} />
            {app.isOwn && <CompetitorsCard project={project} locale={locale} result={competitors} />}
            <SectionNav>
              <PageAge results={results} project={project} locale={locale} />
              <ShareButton app={app} locale={locale} />
            </SectionNav>
            <Sections app={app} locale={locale} results={results} />
          </>
        )}
      </div>
    </WithChanges>
  )
}

const loadCreatives = () => import('./creatives.tsx')
const loadRankings = () => import('../rankings/category-rankings.tsx')

function Sections({ app, locale, results }: Props & { results: OverviewResults }) {
  const { details, ...rest } = results
  const { data, updatedAt, refresh } = details
  const state = readState(details)
  const problem =
    state === 'failed' || state === 'unsaved' ? (
      <SectionState
        state={state}
        failed={<Trans>Couldn't load the listing</Trans>}
        unsaved={<Trans>Not saved on this device. The listing loads when you're back online.</Trans>}
        isRestCurrent={Object.values(rest).every(isCurrent)}
        onRetry={refresh}
      />
    ) : undefined
  const aside = <SectionAside at={updatedAt} />
  return (
    <>
      <div className={sections.section} id="metadata" tabIndex={-1}>
        <ListingTexts app={app} locale={locale} details={data ?? null} aside={aside} problem={problem} />
      </div>
      <LaterSection
        id="creatives"
        title={<Trans>Creatives</Trans>}
        load={loadCreatives}
        props={{ app, locale, details: data ?? null, problem }}
        skeletons={<CreativesSkeleton />}
      />
      <LaterSection
        id="category-rankings"
        title={<Trans>Category rankings</Trans>}
        load={loadRankings}
        props={{ app, locale }}
        skeletons={<RankingsSkeleton />}
      />
      <div className={sections.section} id="app-details" tabIndex={-1}>
        <AppDetailsCard
          details={data ?? null}
          aside={
            <>
              {aside}
              <VersionHistoryButton app={app} locale={locale} />
            </>
          }
          problem={problem}
        >
          <StorePageFacts app={app} locale={locale} />
        </AppDetailsCard>
      </div>
    </>
  )
}
