import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { JobState } from '../admin.ts'
import { Market } from '../store.ts'

/** `details.status` of the refusal (503) while the server's disk is full: it answers, and saves nothing. */
export const DISK_FULL = 'disk-full'

export const getHealth = endpoint({
  id: 'getHealth',
  summary: 'Answers once the server is ready',
  method: 'GET',
  path: '/healthz',
  auth: 'public',
  offline: 'network',
  retries: 0,
  timeoutMs: 5000,
  response: v.object({
    status: v.literal('ok'),
    version: v.string(),
    database: v.picklist(['embedded', 'postgres']),
    market: Market,
    /** Whether this server offers "Explore the demo" and sign-up without reCAPTCHA. */
    demo: v.boolean(),
    /** The background jobs: the worst state and the longest lag, in seconds, of all queues. */
    jobs: v.object({ state: JobState, lagSeconds: v.number() }),
  }),
})
