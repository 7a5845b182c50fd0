// Stop words and stems of every language: they come once the page is drawn.
export { reviewKeywords } from '#aso/reviews/review-keywords.ts'
export { reviewTopics } from '#aso/reviews/topics.ts'
