import type { Route } from '#server/endpoints/serve.ts'
import { asoScore } from './aso-score.ts'
import { benchmarks } from './benchmarks.ts'
import { competitorChanges } from './competitor-changes.ts'
import { details, localizations } from './details.ts'
import {
  appPerformance,
  averageRating,
  featurings,
  performanceHistory,
  storefrontPerformance,
  versions,
} from './figures.ts'
import { listingChanges, ratingHistory } from './history.ts'
import { metadataBenchmarks } from './metadata-benchmarks.ts'
import { rankedKeywords, top30Keywords } from './ranked-keywords.ts'
import { categoryRankings, events } from './sections.ts'
import { localizedTexts, storePage } from './store-page.ts'
import { topChart } from './top-chart.ts'
import { trends } from './trends.ts'

export const routes: Route[] = [
  details,
  localizations,
  versions,
  listingChanges,
  competitorChanges,
  trends,
  featurings,
  averageRating,
  ratingHistory,
  rankedKeywords,
  top30Keywords,
  asoScore,
  appPerformance,
  performanceHistory,
  storefrontPerformance,
  categoryRankings,
  events,
  benchmarks,
  storePage,
  localizedTexts,
  topChart,
  metadataBenchmarks,
]
