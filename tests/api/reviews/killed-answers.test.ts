import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/database.ts'
import { readConfig } from '#server/kernel/config.ts'
import { freshPostgresUrl } from '#tests/support/api/api-harness.ts'
import { openApi } from '#tests/support/api/api.ts'
import { addReviews, repliesOf, replyRule } from '#tests/support/reviews/own-reviews.ts'
import { answerReviews, makeDue, newRuleOwner } from '#tests/support/reviews/rule-owner.ts'

const KILLS = import.meta.env.MODE === 'long' ? 30 : 4
const REVIEWS = 60
/** A process is killed at a random reply among its first ones. */
const WITHIN = 12
const some = () => Math.floor(Math.random() * WITHIN)
const program = fileURLToPath(new URL('../../support/reviews/run-answers.ts', import.meta.url))

/**
 * Runs the job as a process of its own, and kills it after some replies, if it writes so many.
 * @param atFirst with the first of them
 */
async function killAfter(url: string, replies: number, atFirst?: () => void): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let written = 0
  child.stdout.on('data', (text: Buffer) => {
    if (written === 0) atFirst?.()
    written += text.toString().split('\n').length - 1
    if (written >= replies) child.kill('SIGKILL')
  })
  await ended
}

describe.runIf(inject('postgresUrl') !== null)('servers that are killed while rules answer', () => {
  test('two at a time, again and again: each review has one reply, each reply one AI assistance (REV-010)', async () => {
    const url = await freshPostgresUrl()
    const database = await openPostgres(url)
    await migrate(database.db)
    const config = readConfig({ AUTH_SECRET: 'a secret that is long enough for tests', STOREGLASS_RATE_LIMITS: 'off' })
    const api = await openApi(database, config, {})
    try {
      const { owner, turnOn, usedAssistances } = await newRuleOwner(api)
      await turnOn(replyRule({ perDay: 500 }))
      await addReviews(api, owner, Object.fromEntries(Array.from({ length: REVIEWS }, (_, index) => [`r${index}`, {}])))
      const isDue = () =>
        database.db
          .updateTable('reply_automation')
          .set({ due_at: new Date(0) })
          .execute()
      // Their clocks stand where they are.
      await database.db
        .updateTable('reply_rule_record')
        .set({ turned_on_at: new Date(0) })
        .execute()
      for (let kill = 0; kill < KILLS; kill += 1) {
        await isDue()
        const second = Promise.withResolvers<void>()
        const first = killAfter(url, 2 + some(), () => second.resolve())
        // The claim of the first one is over: the second is at the same app.
        const follows = second.promise.then(isDue).then(() => killAfter(url, 1 + some()))
        await first
        second.resolve()
        await follows
      }
      await makeDue(api)
      await answerReviews(api)
      expect(Object.keys(await repliesOf(api, owner))).toHaveLength(REVIEWS)
      const decided = await database.db.selectFrom('reply_decision').select('review_id').execute()
      expect(decided).toHaveLength(REVIEWS)
      expect(await usedAssistances()).toBe(REVIEWS)
    } finally {
      await api.close()
      await database.close()
    }
  }, 120_000)
})
