import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { Provenance } from '../protocol/provenance.ts'
import { UtcDay } from '../protocol/days.ts'
import { Id, Locale, Timestamp, TrackId } from '../store.ts'

/** What of a competitor's public reviews is counted: charts need no texts. */
export const CompetitorReviews = v.object({
  /** Newest first, of the last 365 days at most; null: the market has no reviews. */
  reviews: v.nullable(
    v.array(
      v.object({
        rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
        writtenAt: Timestamp,
        /** null: there is no answer, or the market does not tell (`tellsAnswers`). */
        answeredAt: v.nullable(Timestamp),
      }),
    ),
  ),
  /** First UTC day of which every review was read in all of `locales`: how many there were before is not known. */
  completeFrom: UtcDay,
  /** Where they were read: the first countries of the project that the market could answer for. */
  locales: v.array(Locale),
  /** Whether the market shows the developer's answers. */
  tellsAnswers: v.boolean(),
  provenance: v.nullable(Provenance),
})
export type CompetitorReviews = v.InferOutput<typeof CompetitorReviews>

/** APP_NOT_FOUND: the app is none of the project's competitors. */
export const getCompetitorReviews = endpoint({
  id: 'getCompetitorReviews',
  summary: "Stars and times of a competitor's public reviews, and how far back they are known",
  method: 'GET',
  path: '/review/management/v1/projects/{projectId}/competitors/{trackId}/reviews',
  params: v.object({ projectId: Id, trackId: TrackId }),
  response: CompetitorReviews,
  errors: ['PROJECT_NOT_FOUND', 'APP_NOT_FOUND'],
})
