import type { Served } from '../http/serve.ts'
import { asoScore } from './aso-score.ts'
import { benchmarks } from './benchmarks.ts'
import { details } from './details.ts'
import { appPerformance, averageRating, featurings, versions } from './figures.ts'
import { rankedKeywords, top30Keywords } from './ranked-keywords.ts'
import { categoryRankings, events } from './sections.ts'

export const served: Served[] = [
  details,
  versions,
  featurings,
  averageRating,
  rankedKeywords,
  top30Keywords,
  asoScore,
  appPerformance,
  categoryRankings,
  events,
  benchmarks,
]
