import type { InProgress } from '#contract/overview/overview.ts'
import type { InferOutput } from 'valibot'

/** The answer while something is counted. `secondsLeft`: null where nobody knows. */
export const inProgress = (secondsLeft: number | null): InferOutput<typeof InProgress> => ({
  status: 'IN_PROGRESS',
  ...(secondsLeft !== null && { retryAfterSeconds: secondsLeft }),
})
