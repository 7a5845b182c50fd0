import { compareVersions } from '#aso/reviews/compare-versions.ts'
import { tagsOf } from '#aso/reviews/review-tags.ts'
import { isReplied, isToAnswer } from '#aso/reviews/to-answer.ts'
import type { ReviewSort } from '#contract/reviews/inbox.ts'
import { sentimentOf, type OwnReview } from '#contract/reviews/review.ts'
import { localDay } from '#web/i18n/format.ts'
import type { ReviewFilter } from './review-filter.ts'
import { foldedQuery, inOrder, searchedText, type ReviewIndex } from './review-index.ts'

export const viewNames = ['all', 'to-answer', 'drafts', 'to-approve'] as const
export type ViewName = (typeof viewNames)[number]

export const isToApprove = ({ reply }: OwnReview): boolean => reply?.state === 'to-approve'

/** Whether it can be left without a further answer: one that nobody has answered, or that its author changed after that. */
export const canBeMarked = ({ reply, changedAfterReply }: OwnReview): boolean =>
  reply === null || reply.state === 'refused' || changedAfterReply

/** How a change alters the numbers of reviews to answer and of replies to approve. */
export const countsChange = (before: readonly OwnReview[], after: readonly OwnReview[]) => ({
  toAnswer: after.filter(isToAnswer).length - before.filter(isToAnswer).length,
  toApprove: after.filter(isToApprove).length - before.filter(isToApprove).length,
})

type Drafted = { has: (id: string) => boolean }

const isIn: Record<ViewName, (review: OwnReview, drafts: Drafted) => boolean> = {
  all: () => true,
  'to-answer': isToAnswer,
  drafts: ({ id }, drafts) => drafts.has(id),
  'to-approve': isToApprove,
}

export interface ListState {
  view: ViewName
  filter: ReviewFilter
  text: string
  sort: ReviewSort
}

/** REV-005: the filtered and sorted reviews. `drafts`: ids of those with a draft on this device. */
export function shownReviews(
  index: ReviewIndex,
  { view, filter, text, sort }: ListState,
  drafts: Drafted,
): OwnReview[] {
  const tests = testsOf(filter)
  const query = foldedQuery(text)
  if (query !== '') tests.push((review) => searchedText(review).includes(query))
  if (view !== 'all') tests.unshift((review) => isIn[view](review, drafts))
  return inOrder(index, sort).filter((review) => tests.every((fits) => fits(review)))
}

/** Tests for the filters that are set. */
function testsOf(filter: ReviewFilter): ((review: OwnReview) => boolean)[] {
  const { version, replied, from, to, sentiment, source } = filter
  const [ratings, countries, languages] = [filter.ratings, filter.countries, filter.languages].map(
    (values) => new Set<unknown>(values),
  )
  const tests: ((review: OwnReview) => boolean)[] = []
  if (ratings && ratings.size > 0) tests.push((review) => ratings.has(review.rating))
  if (countries && countries.size > 0) tests.push((review) => countries.has(review.country))
  if (languages && languages.size > 0) tests.push((review) => languages.has(review.language))
  if (sentiment) tests.push((review) => sentimentOf(review.rating) === sentiment)
  if (filter.tags.length > 0) tests.push((review) => tagsOf(review).some((tag) => filter.tags.includes(tag)))
  if (source) tests.push((review) => review.source === source)
  if (replied) tests.push((review) => isReplied(review) === (replied === 'yes'))
  if (filter.changed) tests.push((review) => review.changedAfterReply)
  if (from) tests.push((review) => localDay(review.changedAt) >= from)
  if (to) tests.push((review) => localDay(review.changedAt) <= to)
  if (version) tests.push(versionTest(version))
  return tests
}

/** Tests each version once and remembers the result. */
function versionTest({ is, version }: NonNullable<ReviewFilter['version']>): (review: OwnReview) => boolean {
  const known = new Map<string, boolean>()
  return ({ version: own }) => {
    if (own === null) return false
    const before = known.get(own)
    if (before !== undefined) return before
    const difference = compareVersions(own, version)
    const fits = is === 'only' ? difference === 0 : difference >= 0
    known.set(own, fits)
    return fits
  }
}

/** How many there are of each kind. */
export function countViews(index: ReviewIndex, drafts: Drafted): Record<ViewName, number> {
  const counts = { all: index.reviews.length, 'to-answer': 0, drafts: 0, 'to-approve': 0 }
  for (const review of index.reviews) {
    if (isToAnswer(review)) counts['to-answer'] += 1
    if (isToApprove(review)) counts['to-approve'] += 1
    if (drafts.has(review.id)) counts.drafts += 1
  }
  return counts
}
