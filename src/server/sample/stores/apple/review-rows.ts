import type { AppleReview } from './apple-listing.ts'

/** Reviews as the store's own application asks for them, newest first. */
export const reviewRows = (reviews: readonly AppleReview[]): string =>
  JSON.stringify({
    userReviewList: reviews.map(({ id, author, rating, title, body, votes, createdAt }) => ({
      userReviewId: id,
      name: author,
      rating,
      title,
      body,
      date: new Date(createdAt).toISOString().replace('.000Z', 'Z'),
      voteCount: votes,
      voteSum: votes,
      isEdited: false,
      customerType: 'Customers',
    })),
  })
