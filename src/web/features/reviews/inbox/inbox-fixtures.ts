import { isToAnswer } from '#aso/reviews/to-answer.ts'
import type { ReviewInbox } from '#contract/reviews/inbox.ts'
import type { OwnReview, Reply } from '#contract/reviews/review.ts'
import type { Project } from '#contract/projects.ts'
import { ownApp, type AppInCountry } from '#web/apps/selected-app.ts'
import { isToApprove } from './shown-reviews.ts'

/** The app of the inbox tests. */
const project: Project = {
  projectId: '7b0e7d0c-8a59-4a0a-8f9a-0c4c3a1a9c11',
  trackId: '1500000001',
  store: 'APP_STORE',
  title: 'Moorlight: Sleep & Wind Down',
  iconUrl: null,
  developerName: null,
  countries: ['en-US'],
}

export const app: AppInCountry = { ...ownApp(project), locale: 'en-US' }

export const reviewOf = (given: Partial<OwnReview> = {}): OwnReview => {
  const writtenAt = given.writtenAt ?? '2026-11-20T09:00:00.000Z'
  return {
    id: 'r1',
    trackId: app.trackId,
    store: app.store,
    source: 'console',
    rating: 4,
    title: 'Schön ruhig, aber Wecker zu leise',
    body: 'Die Geräusche sind toll.',
    author: 'MiraK.',
    country: 'DE',
    language: 'de',
    languageFrom: 'text',
    version: '4.11.3',
    device: null,
    likes: null,
    writtenAt,
    changedAt: writtenAt,
    earlier: [],
    reply: null,
    changedAfterReply: false,
    isDone: false,
    ...given,
  }
}

export const replyOf = (given: Partial<Reply> = {}): Reply => ({
  text: 'Thank you, Mira.',
  state: 'published',
  origin: 'person',
  ruleId: null,
  writtenAt: '2026-11-21T09:00:00.000Z',
  stateAt: '2026-11-21T09:00:00.000Z',
  sendAt: null,
  problem: null,
  held: null,
  ...given,
})

export const pageOf = (content: OwnReview[]) => ({
  content,
  pageNumber: 1,
  pageSize: 1000,
  totalPages: 1,
})

export const inboxOf = (reviews: readonly OwnReview[], given: Partial<ReviewInbox> = {}): ReviewInbox => {
  const months = [...new Set(reviews.map(({ writtenAt }) => writtenAt.slice(0, 7)))].toSorted().toReversed()
  return {
    source: 'console',
    connection: { id: '88888888-8888-4888-8888-888888888888', name: 'Low Fen Studio' },
    problem: null,
    readAt: '2026-11-21T10:00:00.000Z',
    total: reviews.length,
    toAnswer: reviews.filter(isToAnswer).length,
    toApprove: reviews.filter(isToApprove).length,
    months: months.map((month) => ({
      month,
      count: reviews.filter(({ writtenAt }) => writtenAt.startsWith(month)).length,
      changedAt: '2026-11-21T10:00:00.000Z',
    })),
    ...given,
  }
}
