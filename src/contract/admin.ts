import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'
import { Timestamp } from './store.ts'

/** `idle`: nothing to do; `late`: the last full run is older than it should be; `failing`: the last run failed. */
export const JobState = v.picklist(['off', 'idle', 'running', 'late', 'failing'])
export type JobState = v.InferOutput<typeof JobState>

export const JobQueue = v.object({
  name: v.string(),
  state: JobState,
  waiting: v.number(),
  active: v.number(),
  /** Given up after all tries, within the last seven days. */
  failed: v.number(),
  lastSuccessAt: v.nullable(Timestamp),
  /** Seconds by which the oldest waiting work is late; 0: none is. */
  lagSeconds: v.number(),
  lastError: v.nullable(v.object({ at: Timestamp, message: v.string() })),
})
export type JobQueue = v.InferOutput<typeof JobQueue>

/** One limit of a store's calls, shared by all processes of the server. */
export const StoreBudget = v.object({
  name: v.picklist(['APP_STORE', 'APPLE_LOOKUP', 'APPLE_PAGES', 'APPLE_HINTS', 'GOOGLE_PLAY']),
  callsPerMinute: v.number(),
  callsLastMinute: v.number(),
  /** Calls in a row that failed. */
  failures: v.number(),
  /** Nothing is asked before; null: not blocked. */
  blockedUntil: v.nullable(Timestamp),
})
export type StoreBudget = v.InferOutput<typeof StoreBudget>

export const getJobs = endpoint({
  id: 'getJobs',
  summary: 'State, lag and last error of the background jobs, and how much the stores are asked',
  method: 'GET',
  path: '/admin/v1/jobs',
  privilege: 'admin/view',
  offline: 'network',
  response: v.object({ queues: v.array(JobQueue), budgets: v.array(StoreBudget) }),
})
