// A server's job alone, to be killed: lets rules answer what is due at DATABASE_URL, and says so with each reply.
import { setTimeout as delay } from 'node:timers/promises'
import { openPostgres } from '#server/db/database.ts'
import { answerDueReviews } from '#server/reviews/answering/answer-reviews.ts'
import { createLog } from '#server/kernel/log.ts'
import { queueReply } from '#server/reviews/replies/queue-reply.ts'

const { db } = await openPostgres(process.argv[2] ?? '')
await answerDueReviews({
  db,
  clock: () => new Date(),
  log: createLog('error'),
  queueReply: async (transaction, reply) => {
    await queueReply(transaction, reply)
    process.stdout.write(`${reply.reviewId}\n`)
    await delay(Math.random() * 4)
  },
  draft: async () => ({ text: 'I am glad you sleep well.', templateId: null, isDrafted: true, held: null }),
})
process.exit(0)
