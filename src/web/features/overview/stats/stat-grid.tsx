import { getRankedKeywords, getTop30Keywords } from '#contract/overview/overview.ts'
import { useRankedKeywords } from '#web/data/queries/ranked-keywords.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import type { OverviewResults } from '../reads/use-overview.ts'
import { FeaturingCard } from './featuring-card.tsx'
import { DownloadsCard, RevenueCard } from './performance-cards.tsx'
import { RankedKeywordsCard } from './ranked-keywords-card.tsx'
import { RatingCard } from './rating-card.tsx'
import classes from './stat-grid.module.css'

interface Props {
  app: SelectedApp
  locale: string
  results: OverviewResults
}

/** OV-021 to OV-025: the five figures, in the order of the specification. */
export function StatGrid({ app, locale, results }: Props) {
  const { trackId, store, isOwn } = app
  const listing = { trackId, store, locale }
  const search = isOwn ? {} : { competitor: trackId }
  const downloads = { to: '/dashboard/downloads', search } as const
  const ranked = useRankedKeywords(getRankedKeywords, listing)
  const top30 = useRankedKeywords(getTop30Keywords, listing)
  return (
    <div className={classes.grid}>
      <DownloadsCard listing={listing} result={results.performance} link={downloads} />
      <RevenueCard listing={listing} result={results.performance} link={downloads} />
      <FeaturingCard result={results.featurings} link={{ to: '/analyze-market/featurings', search }} />
      <RankedKeywordsCard
        ranked={ranked}
        top30={top30}
        listing={listing}
        link={{ to: '/analyze-keywords/all-ranked', search }}
      />
      <RatingCard result={results.rating} listing={listing} link={{ to: '/rr/ratings', search }} />
    </div>
  )
}
