import type { InProgress } from '#contract/overview/overview.ts'
import type { InferOutput } from 'valibot'

/** The response while a count is in progress. `secondsLeft`: null if unknown. */
export const inProgress = (secondsLeft: number | null): InferOutput<typeof InProgress> => ({
  status: 'IN_PROGRESS',
  ...(secondsLeft !== null && { retryAfterSeconds: secondsLeft }),
})
