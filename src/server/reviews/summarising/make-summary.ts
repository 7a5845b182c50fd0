import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { modelFor, type LanguageModel } from '#server/integrations/ai/language-model.ts'
import { isDemo } from '#server/integrations/ai/model-days.ts'
import { ModelFailure } from '#server/integrations/ai/model-failure.ts'
import type { JobContext as Importing } from '../import/job-context.ts'
import { advance, reschedule, type Claimed } from './claim-summary.ts'
import { areReviewsRead } from './reviews-read.ts'
import { countsOf, periodOf, summarisedReviews } from './summarised-reviews.ts'
import { findTopics, type FindTopics } from './find-topics.ts'
import { factsOf } from './summary-facts.ts'
import { failureOf, hasFailed, isDone } from './summary-states.ts'
import { writeText } from './write-text.ts'

export interface JobContext extends Importing {
  languageModel: LanguageModel
  /** In a thread of its own, unless a test says otherwise. */
  findTopics?: FindTopics
}

/** A summary that was taken up so often without an end makes its process die, or the model. */
const TRIES_MAX = 5
/** For how long a model that can't be asked is asked again, at first after a minute, then after twice as long each time. */
const MODEL_WAIT_MS = 20 * 60_000
const MINUTE_MS = 60_000

/**
 * Makes a summary from the step it has reached to its end; each step is one transaction, so that a process may die at any
 * point. What is not ready yet is put off.
 * @throws SummaryLost
 */
export async function makeSummary(context: JobContext, due: Claimed, stopping?: AbortSignal): Promise<void> {
  const { db, clock } = context
  let claimed = due
  if (claimed.tries > TRIES_MAX) {
    await fail(db, claimed, clock())
    return
  }
  while (!isDone(claimed.status) && !hasFailed(claimed.status)) {
    const next = stopping?.aborted ? null : await takeStep(context, claimed, stopping)
    if (!next) {
      if (stopping?.aborted) await reschedule(db, claimed, clock())
      return
    }
    claimed = next
  }
}

/** One step; null: it was put off. */
async function takeStep(context: JobContext, claimed: Claimed, stopping?: AbortSignal): Promise<Claimed | null> {
  const { db, clock } = context
  switch (claimed.status) {
    case 'OPEN':
      return advance(db, claimed, { event: 'begun', now: clock() })
    case 'CRAWLING':
      return crawl(context, claimed)
    case 'READY_FOR_PROCESSING':
      return advance(db, claimed, { event: 'taken', now: clock() })
    case 'PROCESSING':
      return processReviews(context, claimed, stopping)
    case 'SUMMARIZING':
      return summarise(context, claimed)
    case 'FINALIZING': {
      // Replies go on while it is made.
      const { without_reply } = await countsOf(db, claimed)
      return advance(db, claimed, { event: 'finished', now: clock(), columns: { without_reply } })
    }
    case 'DONE':
    case 'DONE_TRANSLATED':
    case 'CRAWLING_FAILED':
    case 'PROCESSING_FAILED':
    case 'FAILED_FOR_INSUFFICIENT_SLOTS':
      return null
  }
}

async function crawl(context: JobContext, claimed: Claimed): Promise<Claimed | null> {
  const { db, clock } = context
  const read = await areReviewsRead(context, claimed)
  if (read === 'no') return advance(db, claimed, { event: 'unreadable', now: clock() })
  if (read === 'yes') return advance(db, claimed, { event: 'read', now: clock(), columns: await countsOf(db, claimed) })
  await reschedule(db, claimed, new Date(clock().getTime() + MINUTE_MS / 2))
  return null
}

async function processReviews(
  { db, clock, findTopics: find = findTopics }: JobContext,
  claimed: Claimed,
  stopping?: AbortSignal,
): Promise<Claimed | null> {
  const title = await titleOf(db, claimed)
  const reviews = await summarisedReviews(db, claimed)
  const topics = await find({ reviews, period: periodOf(claimed), title }, stopping)
  return topics && advance(db, claimed, { event: 'found', now: clock(), columns: { topics: JSON.stringify(topics) } })
}

async function summarise({ db, clock, languageModel }: JobContext, claimed: Claimed): Promise<Claimed | null> {
  try {
    const model = modelFor(languageModel, { demo: await isDemo(db, claimed.organisation_id) })
    const { text, by } = await writeText(model, factsOf(claimed), claimed.language)
    const row = {
      organisation_id: claimed.organisation_id,
      summary_id: claimed.id,
      language: claimed.language,
      text: JSON.stringify(text),
    }
    return await advance(
      db,
      claimed,
      { event: 'written', now: clock(), columns: { made_by: by } },
      async (transaction) => {
        await transaction
          .insertInto('review_summary_text')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['organisation_id', 'summary_id', 'language']).doUpdateSet({ text: row.text }),
          )
          .execute()
      },
    )
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    const now = clock()
    const waited = now.getTime() - claimed.status_at.getTime()
    if (waited >= MODEL_WAIT_MS) return fail(db, claimed, now)
    const wait = Math.min(Math.max(MINUTE_MS, waited), MODEL_WAIT_MS - waited)
    await reschedule(db, claimed, new Date(now.getTime() + wait))
    return null
  }
}

/** For good: one that had not begun begins, for that the reviews could not be read. */
async function fail(db: Kysely<Schema>, claimed: Claimed, now: Date): Promise<Claimed> {
  const begun =
    claimed.status === 'OPEN'
      ? await advance(db, claimed, { event: 'begun', now })
      : claimed.status === 'READY_FOR_PROCESSING'
        ? await advance(db, claimed, { event: 'taken', now })
        : claimed
  return advance(db, begun, { event: failureOf(begun.status), now })
}

const titleOf = async (db: Kysely<Schema>, { organisation_id, store, track_id }: Claimed) =>
  (
    await db
      .selectFrom('project')
      .select('title')
      .where('organisation_id', '=', organisation_id)
      .where('store', '=', store)
      .where('track_id', '=', track_id)
      .executeTakeFirst()
  )?.title
