import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Period } from '#aso/reviews/periods.ts'
import { reviewTopics } from '#aso/reviews/topics.ts'
import { textOf, type TopicReview } from '#aso/reviews/topics/read-review.ts'
import type { SummaryTopic } from '#contract/reviews/summaries.ts'

export interface TopicTask {
  reviews: readonly TopicReview[]
  period: Period
  /** Of the app. */
  title: string | undefined
}

/** @returns null: it was stopped */
export type FindTopics = (task: TopicTask, stopping?: AbortSignal) => Promise<SummaryTopic[] | null>

/** Characters of all reviews together that are read here: a thread takes longer to begin. */
const HERE_MAX = 50_000
/** Of more, each review is read in part. */
const CHARACTERS_MAX = 1_000_000
/** They take some seconds. Below the life of a claim. */
const PATIENCE_MS = 60_000
/** They take 300 MB where every word is another. */
const resourceLimits = { maxOldGenerationSizeMb: 512 }

/**
 * The topics of reviews, found beside the main thread where there are many: others are served meanwhile, and the memory that it
 * took is given back some seconds later.
 * @throws when the thread dies, or takes too long
 */
export async function findTopics(
  task: TopicTask,
  stopping?: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<SummaryTopic[] | null> {
  const characters = task.reviews.reduce((sum, review) => sum + textOf(review).length, 0)
  if (characters <= HERE_MAX) return reviewTopics(task.reviews, task)
  const workerData = characters > CHARACTERS_MAX ? shortened(task) : task
  const thread = new Worker(new URL('./topics-thread.ts', import.meta.url), { workerData, resourceLimits })
  const patience = AbortSignal.timeout(patienceMs)
  try {
    const signal = stopping ? AbortSignal.any([patience, stopping]) : patience
    const [topics] = await once(thread, 'message', { signal })
    return topics as SummaryTopic[]
  } catch (error) {
    if (stopping?.aborted) return null
    if (patience.aborted) throw new Error('The topics of reviews were not found in time.', { cause: error })
    throw error
  } finally {
    await thread.terminate()
  }
}

function shortened(task: TopicTask): TopicTask {
  const most = Math.floor(CHARACTERS_MAX / task.reviews.length)
  const reviews = task.reviews.map((review) =>
    Object.assign({}, review, { body: review.body.slice(0, most).toWellFormed() }),
  )
  return { ...task, reviews }
}
