import type { Services } from '#server/endpoints/services.ts'
import { startAnsweringReviews } from '../answering/answer-reviews.ts'
import { answerForRule } from '../drafts/answer-for-rule.ts'
import { queueReply } from '../replies/queue-reply.ts'

/** Lets rules answer reviews from now on. @returns stops it */
export const startAnswering = (services: Services): (() => Promise<void>) =>
  startAnsweringReviews({ ...services, queueReply, draft: answerForRule(services) })
