import type { Served } from '../http/serve.ts'
import { asoScore } from './aso-score.ts'
import { details } from './details.ts'
import { appPerformance, averageRating, featurings, versions } from './figures.ts'
import { rankedKeywords } from './ranked-keywords.ts'

export const served: Served[] = [details, versions, featurings, averageRating, rankedKeywords, asoScore, appPerformance]
