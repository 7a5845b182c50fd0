/** Limits and waits of the product; the rows of the specification are named where a number comes from one. */

/** Characters a store accepts (LIM-001 to LIM-004, OP-51). */
export const textLimits = {
  title: 30,
  subtitle: 30,
  shortDescription: 80,
  promotionalText: 170,
  description: 4000,
} as const

/** Shortest query is one character longer than this (ONB-027). */
export const SEARCH_MIN_EXCLUSIVE = 3
/** Pause before a search is sent, ms (ONB-029). */
export const SEARCH_DEBOUNCE_MS = 300
/** Where nothing else is known (ONB-025, CTRY-018). */
export const DEFAULT_LOCALE = 'en-US'
/** Apps that are picked at the first log-in at most; fewer where the plan has less room (OP-15). */
export const ONBOARDING_MAX_APPS = 5
/** Favourite countries that are picked at the first log-in at most (ONB-046). */
export const ONBOARDING_MAX_COUNTRIES = 8
/** Projects that one call adds favourite countries to at most (OP-22). */
export const FAVOURITE_PROJECTS_MAX = 50
/** Ranked keywords are counted: how long a request waits for the count, ms (C-12). */
export const RANKED_FIRST_WAIT_MS = 2000
/** Waits between polls, ms, the last one again and again; polls at most; tries on 5xx and the pause between them (OV-068, OP-74, C-12). */
export const RANKED_POLL_WAITS_MS = [1000, 2000, 4000, 8000, 15_000] as const
export const RANKED_POLL_MAX = 20
export const RANKED_5XX_TRIES = 3
export const RANKED_5XX_DELAY_MS = 1000
/** Positions that count as ranked (LIM-012). */
export const RANKED_POSITIONS = 200
/** Days an overview figure covers (OV-021). */
export const OVERVIEW_DAYS = 30
/** Length of a trial, days (OP-60). */
export const TRIAL_DAYS = 14
/** An account that is closed can be kept until so many days later. */
export const ACCOUNT_DELETION_DAYS = 30
/** Shortest password (OP-11). */
export const PASSWORD_MIN = 12
/** Longest single-line form field (OP-90). */
export const FIELD_MAX = 255
/** Names that a change of a name says were seen before it at most: one of the server, and those that waited to be sent. */
export const SEEN_NAMES_MAX = 20
/** Competitors page size (COMP-004). */
export const COMPETITORS_PAGE_SIZE = 300
/** Delay before "home" after a verified account, ms (AUTH-020). */
export const HOME_REDIRECT_MS = 3000
/** How long the server remembers idempotency keys, days. */
export const IDEMPOTENCY_DAYS = 90
/** In-app events are shown so many days back and ahead (LIM-010). */
export const EVENTS_WINDOW_DAYS = 30
/** Days of history that charts reach back, and that the fictional market can tell. */
export const HISTORY_DAYS = 400
/** Positions that count for the second line of the ranked keywords (OP-54). */
export const TOP_POSITIONS = 30
/**
 * What each plan holds (OP-48): projects, people and tracked keywords of an organisation, competitors of one project,
 * and what may be used up in a month.
 */
export const PLAN_QUOTAS = {
  free: { apps: 1, users: 1, keywords: 50, competitors: 3, aiAssistances: 0, reviewSummaries: 5 },
  paid: { apps: 5, users: 5, keywords: 1000, competitors: 10, aiAssistances: 100, reviewSummaries: 5 },
} as const
/** Longest list of ranked keywords that is told, and of keywords suggested from a listing's texts. */
export const RANKED_KEYWORDS_MAX = 2000
export const SUGGESTIONS_MAX = 60
