import type { Project } from '#contract/projects.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { SummaryDetails, SummaryListed, SummarySchedule, SummaryTopic } from '#contract/reviews/summaries.ts'

export const moorlight: Project = {
  projectId: '55555555-5555-4555-8555-555555555551',
  trackId: '1001',
  store: 'APP_STORE',
  title: 'Moorlight',
  iconUrl: null,
  developerName: null,
  countries: ['en-US'],
}
export const februaryId = '99999999-9999-4999-8999-999999999991'
export const weekId = '99999999-9999-4999-8999-999999999992'
export const scheduleId = '99999999-9999-4999-8999-999999999993'

const scope = { trackId: moorlight.trackId, store: moorlight.store, countries: [], languages: [] }

/** A finished summary of February; `given` overrides its fields. */
export const summaryOf = (given: Partial<SummaryListed> = {}): SummaryListed => ({
  ...scope,
  id: februaryId,
  from: '2026-02-01',
  to: '2026-02-28',
  status: 'DONE',
  progress: 1,
  createdAt: '2026-03-01T06:00:00.000Z',
  isScheduled: false,
  reviews: 1208,
  countriesFound: 14,
  averageRating: 3.9,
  averageBefore: 4.2,
  by: 'model',
  language: 'en',
  ...given,
})

export const scheduleOf = (given: Partial<SummarySchedule> = {}): SummarySchedule => ({
  ...scope,
  id: scheduleId,
  every: 'week',
  language: 'en',
  next: '2026-03-09',
  ...given,
})

const voices: SummaryTopic = {
  name: 'Voices and stories',
  reviews: 100,
  positive: 94,
  neutral: 1,
  negative: 5,
  before: 97,
  weeks: [7, 6, 8, 9, 7, 8, 7, 6, 8, 9, 25, 24, 26],
  version: null,
  newSince: null,
  quotes: [{ reviewId: 'r1', text: 'I love the voices.' }],
  reviewIds: ['r1'],
}
export const stops: SummaryTopic = {
  name: 'Story stops early',
  reviews: 121,
  positive: 7,
  neutral: 20,
  negative: 94,
  before: 23,
  weeks: [1, 1, 1, 2, 1, 2, 3, 2, 1, 11, 30, 42, 38],
  version: { version: '4.12.0', reviews: 108 },
  newSince: '4.12.0',
  quotes: [
    { reviewId: 'r2', text: 'The story stops after about ten minutes.' },
    { reviewId: 'r3', text: 'Die Geschichte bricht mittendrin ab.' },
  ],
  reviewIds: ['r2', 'r3'],
}

export const detailsOf = (given: Partial<SummaryDetails> = {}): SummaryDetails => ({
  ...summaryOf(),
  text: [
    { text: 'People praise ', topic: null },
    { text: 'the voices and stories', topic: 0 },
    { text: ' more than ever. Since 4.12 ', topic: null },
    { text: 'stories stop early', topic: 1 },
    { text: '.', topic: null },
  ],
  topics: [voices, stops],
  translations: ['en'],
  withoutReply: 96,
  ...given,
})

export const reviewOf = (given: Partial<OwnReview> = {}): OwnReview => ({
  trackId: moorlight.trackId,
  store: moorlight.store,
  id: 'r2',
  source: 'console',
  rating: 2,
  title: null,
  body: 'The story stops after about ten minutes.',
  author: 'hollis_mt',
  country: 'US',
  language: 'en',
  languageFrom: 'text',
  version: '4.12.0',
  device: null,
  likes: null,
  writtenAt: '2026-02-27T09:00:00.000Z',
  changedAt: '2026-02-27T09:00:00.000Z',
  earlier: [],
  reply: null,
  changedAfterReply: false,
  isDone: false,
  ...given,
})
