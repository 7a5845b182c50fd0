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

export const getJobs = endpoint({
  id: 'getJobs',
  summary: 'State, lag and last error of the background jobs',
  method: 'GET',
  path: '/admin/v1/jobs',
  privilege: 'admin/view',
  offline: 'network',
  response: v.object({ queues: v.array(JobQueue) }),
})
