import type { Services } from '#server/endpoints/services.ts'
import { startAnsweringReviews } from '#server/jobs/reviews/answer-reviews.ts'
import type { DraftAnswer } from '#server/jobs/reviews/answering/answer-review.ts'
import { queueReply } from '../replies/queue-reply.ts'

/** Drafts are not written yet: reviews of rules by AI wait. */
const draft: DraftAnswer = async () => 'not-now'

/** Lets rules answer reviews from now on. @returns stops it */
export const startAnswering = (services: Services): (() => Promise<void>) =>
  startAnsweringReviews({ ...services, queueReply, draft })
