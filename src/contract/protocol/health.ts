import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { JobState } from '../admin.ts'
import { Market } from '../store.ts'

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
    /** Whether "Explore the demo" and reCAPTCHA-free sign-up are offered here. */
    demo: v.boolean(),
    /** The background jobs: the state of the queue that is worst off, and the longest lag in seconds. */
    jobs: v.object({ state: JobState, lagSeconds: v.number() }),
  }),
})
