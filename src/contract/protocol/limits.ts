/** Limits and waits of the product; the rows of the specification are named where a number comes from one. */

/** Characters a store accepts (LIM-001 to LIM-004, OP-51). */
export const textLimits = {
  title: 30,
  subtitle: 30,
  shortDescription: 80,
  promotionalText: 170,
  description: 4000,
} as const

/** A search needs more characters than this (ONB-027). */
export const SEARCH_MIN_EXCLUSIVE = 3
/** Debounce of a search, ms (ONB-029). */
export const SEARCH_DEBOUNCE_MS = 300
/** The default if nothing else is known (ONB-025, CTRY-018). */
export const DEFAULT_LOCALE = 'en-US'
/** Maximum number of apps chosen at the first log-in; fewer if the plan's limit is lower (OP-15). */
export const ONBOARDING_MAX_APPS = 5
/** Maximum number of favourite countries chosen at the first log-in (ONB-046). */
export const ONBOARDING_MAX_COUNTRIES = 8
/** Maximum number of projects to which one call adds favourite countries (OP-22). */
export const FAVOURITE_PROJECTS_MAX = 50
/** How long a request for ranked keywords waits for the count, ms (C-12). */
export const RANKED_FIRST_WAIT_MS = 2000
/**
 * Delays between polls, ms, the last one repeating; maximum number of polls; attempts on 5xx and the delay between them
 * (OV-068, OP-74, C-12).
 */
export const RANKED_POLL_WAITS_MS = [1000, 2000, 4000, 8000, 15_000] as const
export const RANKED_POLL_MAX = 20
export const RANKED_5XX_TRIES = 3
export const RANKED_5XX_DELAY_MS = 1000
/** Positions that count as ranked (LIM-012): as many as any store lists, see `searchDepth`. */
export const RANKED_POSITIONS = 200
/** Days that an overview figure covers (OV-021). */
export const OVERVIEW_DAYS = 30
/** Length of a trial, days (OP-60). */
export const TRIAL_DAYS = 14
/** A closed account can be restored for this many days. */
export const ACCOUNT_DELETION_DAYS = 30
/** Minimum length of a password (OP-11). */
export const PASSWORD_MIN = 12
/** Maximum length of a single-line form field (OP-90). */
export const FIELD_MAX = 255
/** Maximum number of earlier names in a change of a name: the server's, and those that waited to be sent. */
export const SEEN_NAMES_MAX = 20
/** Competitors page size (COMP-004). */
export const COMPETITORS_PAGE_SIZE = 300
/** Delay before "home" after a verified account, ms (AUTH-020). */
export const HOME_REDIRECT_MS = 3000
/** How long the server stores idempotency keys, days. */
export const IDEMPOTENCY_DAYS = 90
/** Days before and after today for which in-app events are shown (LIM-010). */
export const EVENTS_WINDOW_DAYS = 30
/** Days of history in charts and in the fictional market. */
export const HISTORY_DAYS = 400
/** Positions counted in the second line of the ranked keywords (OP-54). */
export const TOP_POSITIONS = 30
/**
 * Quotas of each plan (OP-48): projects, people and tracked keywords of an organisation, competitors of a project, and
 * monthly allowances.
 */
export const PLAN_QUOTAS = {
  free: { apps: 1, users: 1, keywords: 50, competitors: 3, aiAssistances: 0, reviewSummaries: 5 },
  paid: { apps: 5, users: 5, keywords: 1000, competitors: 10, aiAssistances: 100, reviewSummaries: 5 },
  /** Everything: there are limits only where pages, exports and jobs need one. */
  'self-hosted': {
    apps: 500,
    users: Number.POSITIVE_INFINITY,
    keywords: 10_000,
    competitors: 20,
    aiAssistances: Number.POSITIVE_INFINITY,
    reviewSummaries: Number.POSITIVE_INFINITY,
  },
} as const
/** Days for which the list of a search counts as what a store shows now: as often the term pool is searched. */
export const POOL_DAYS = 14
/** Maximum number of ranked keywords in a list, and of keywords suggested from a listing's texts. */
export const RANKED_KEYWORDS_MAX = 2000
export const SUGGESTIONS_MAX = 60
/** Maximum number of keywords in one submission (KEY-021), and rows of a keyword export (KEY-025). */
export const KEYWORDS_PER_SUBMISSION = 500
export const KEYWORD_EXPORT_MAX = 10_000
/** A search needs this many characters; one ideograph is enough (KEY-020). */
export const KEYWORD_SEARCH_MIN = 2
/** Keywords drawn in the history chart (KEY-026), and competitors side by side with the own app (LIM-017). */
export const KEYWORD_CHART_MAX = 10
export const KEYWORD_COMPETITORS_MAX = 5
/** Characters of a keyword, a tag's name and a note; tags of one keyword. */
export const KEYWORD_MAX_LENGTH = 100
export const KEYWORD_TAG_MAX = 30
export const KEYWORD_NOTE_MAX = 500
export const KEYWORD_TAGS_MAX = 20
/** Tags, and notes in the charts, of a project. */
export const PROJECT_TAGS_MAX = 200
export const CHART_NOTES_MAX = 1000
/** Saved views of a user, and characters of their names. */
export const KEYWORD_VIEWS_MAX = 20
export const KEYWORD_VIEW_NAME_MAX = 40
/** Days of ranks that the monitor has: the longest period and the day before it. */
export const KEYWORD_HISTORY_DAYS = 91
/** Characters of a description that a language model is sent. */
export const MODEL_EXCERPT_MAX = 1500
/** Characters of the App Store's keyword field. */
export const KEYWORD_FIELD_MAX = 100
/** Characters of the text that says what is new in a version. */
export const WHATS_NEW_MAX = { APP_STORE: 4000, GOOGLE_PLAY: 500 } as const
/** Composed texts of a project: every text in every language that a store has, and more. */
export const LISTING_DRAFTS_MAX = 500
/** Characters of a composed text: more than any store takes, so that nobody is stopped in the middle of a thought. */
export const DRAFT_TEXT_MAX = 10_000
/** Named sets of drafts of a project, and characters of their names. */
export const LISTING_SETS_MAX = 12
export const LISTING_SET_NAME_MAX = 60
/** Bytes of a set's texts as JSON: what one request can carry. */
export const LISTING_SET_BYTES_MAX = 240 * 1024
/** Characters of the reason for which a rule is ignored. */
export const IGNORE_REASON_MAX = 200
/** Days for which the result lists of tracked keywords are kept. */
export const RESULT_LIST_DAYS = 90
/** Characters of a line of ad copy and of what makes an app special: more than any placement takes. */
export const AD_TEXT_MAX = 300
/** Keywords that ad copy is written with. */
export const AD_KEYWORDS_MAX = 20
/** Variants that are written at once, and those that are named as known. */
export const AD_VARIANTS = 4
export const AD_VARIANTS_SEEN_MAX = 40
/** Ad copy that a project keeps. */
export const AD_COPIES_MAX = 200
