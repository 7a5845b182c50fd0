import { getRankedKeywords, getTop30Keywords } from '#contract/overview.ts'
import type { ListingRef } from '#contract/store.ts'
import { useRankedKeywords } from '#web/data/ranked-keywords.ts'
import type { OverviewResults } from '../use-overview.ts'
import { FeaturingCard } from './featuring-card.tsx'
import { DownloadsCard, RevenueCard } from './performance-cards.tsx'
import { RankedKeywordsCard } from './ranked-keywords-card.tsx'
import { RatingCard } from './rating-card.tsx'
import classes from './stat-grid.module.css'

/** OV-021 to OV-025: the five figures, in the order of the specification. */
export function StatGrid({ listing, results }: { listing: ListingRef; results: OverviewResults }) {
  const ranked = useRankedKeywords(getRankedKeywords, listing)
  const top30 = useRankedKeywords(getTop30Keywords, listing)
  return (
    <div className={classes.grid}>
      <DownloadsCard result={results.performance} />
      <RevenueCard result={results.performance} />
      <FeaturingCard result={results.featurings} />
      <RankedKeywordsCard ranked={ranked} top30={top30} locale={listing.locale} />
      <RatingCard result={results.rating} locale={listing.locale} />
    </div>
  )
}
