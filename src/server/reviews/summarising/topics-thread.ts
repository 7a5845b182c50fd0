import { parentPort, workerData } from 'node:worker_threads'
import { reviewTopics } from '#aso/reviews/topics.ts'
import type { TopicTask } from './find-topics.ts'

const { reviews, period, title } = workerData as TopicTask

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to the thread that began this one, not to a window
parentPort?.postMessage(reviewTopics(reviews, { period, title }))
