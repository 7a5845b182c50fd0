import type { Config } from '#server/kernel/config.ts'
import type { BudgetName } from './gateway/budget.ts'

/** Calls a minute that each budget allows, over all processes. */
export const budgetLimits = ({ apple, google }: Config['stores']): Record<BudgetName, number> => ({
  APP_STORE: apple.callsPerMinute,
  APPLE_LOOKUP: apple.lookupsPerMinute,
  APPLE_PAGES: apple.pagesPerMinute,
  APPLE_HINTS: apple.hintsPerMinute,
  GOOGLE_PLAY: google.callsPerMinute,
})
