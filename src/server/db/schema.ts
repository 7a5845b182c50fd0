import type { Generated, GeneratedAlways } from 'kysely'
import type { KeywordMetrics } from '#contract/keywords.ts'
import type { StoredContent } from '../history/stored-content.ts'

/** Rows as the database returns them: DATE as string, int8 as number, timestamptz as Date. */

export interface UserRow {
  id: string
  email: string
  first_name: string
  last_name: string
  /** null: the account has no password (a demo user). */
  password_hash: string | null
  language: 'en' | 'de'
  email_verified_at: Date | null
  marketing_consent: boolean
  internal: boolean
  created_at: Date
}

export interface OrganisationRow {
  id: string
  name: string
  market: 'sample' | 'archive' | 'live'
  demo: boolean
  created_at: Date
}

export interface MembershipRow {
  organisation_id: string
  user_id: string
  role: 'owner' | 'admin' | 'member'
}

export interface VerificationCodeRow {
  code_hash: string
  user_id: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface RefreshTokenRow {
  token_hash: string
  family: string
  user_id: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
  revoked_at: Date | null
}

export interface SubscriptionRow {
  organisation_id: string
  id: string
  plan_id: 'free' | 'paid'
  status: 'future' | 'in_trial' | 'active' | 'non_renewing' | 'paused' | 'cancelled' | 'transferred'
  trial_start: Date | null
  trial_end: Date | null
  cancelled_at: Date | null
  current_term_start: Date | null
  current_term_end: Date | null
  created_at: Date
}

export interface ProjectRow {
  organisation_id: string
  id: string
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  track_id: string
  title: string
  icon_url: string | null
  developer_name: string | null
  created_at: Date
}

export interface ProjectCountryRow {
  organisation_id: string
  project_id: string
  locale: string
  created_at: Date
}

export interface CompetitorRow {
  organisation_id: string
  project_id: string
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  track_id: string
  name: string
  icon_url: string | null
  developer_name: string | null
  created_at: Date
}

export interface FavouriteCountryRow {
  organisation_id: string
  user_id: string
  country_code: string
  created_at: Date
}

/** What a write answered, kept in the same transaction as its effect. */
export interface IdempotencyKeyRow {
  user_id: string
  key: string
  fingerprint: string
  status: number
  /** JSON text of the answer; null for 204. */
  body: string | null
  created_at: Date
}

export interface MailRow {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  created_at: Date
}

/** A count per app, country and day; `finished_at` null while it is being counted. */
export interface RankedKeywordCountRow {
  market: 'sample' | 'archive' | 'live'
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  track_id: string
  locale: string
  day: string
  /** Positions that count: 30 or 200. */
  top: number
  keywords_count: number | null
  delta: number | null
  started_at: Date
  finished_at: Date | null
}

/** The keywords that such a count counts; `keywords` null where the market can't know them. */
export interface RankedKeywordListRow extends Omit<RankedKeywordCountRow, 'top' | 'keywords_count' | 'delta'> {
  keywords: KeywordMetrics[] | null
}

export interface AppRow {
  id: Generated<number>
  market: 'sample' | 'archive' | 'live'
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  track_id: string
}

export interface KeywordRow {
  id: Generated<number>
  text: string
}

export interface ChartRow {
  id: Generated<number>
  market: 'sample' | 'archive' | 'live'
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  country: string
  /** null: the chart of all apps. */
  category: string | null
  category_group: 'FREE' | 'PAID' | 'GROSSING'
}

/** A state of a listing, seen from `since` until `until`. */
export interface ListingSnapshotRow {
  app_id: number
  locale: string
  since: string
  until: string
  /** When it was read last. */
  read_at: Date
  content_hash: string
  body: StoredContent
}

export interface RatingDayRow {
  app_id: number
  country: string
  day: string
  avg_rating: number
  rating_count: number
}

/** That a chart was read on a day, and what it said: ids of its apps, leader first. */
export interface ChartDayRow {
  chart_id: number
  day: string
  app_ids: number[]
}

/** The same, app first. */
export interface ChartPositionRow {
  app_id: number
  country: string
  day: string
  chart_id: number
  rank: number
}

/** `rank` null: searched, and not found among the first. */
export interface KeywordRankRow {
  app_id: number
  country: string
  day: string
  keyword_id: number
  rank: number | null
  /** Number of the 16 days in which the day lies. */
  period: GeneratedAlways<number>
}

/** The newest row of each keyword. */
export type KeywordRankLatestRow = Omit<KeywordRankRow, 'period'>

export interface TrackedKeywordRow {
  organisation_id: string
  project_id: string
  country: string
  keyword_id: number
  created_at: Date
}

/** The last good answer of a store for one thing asked of it. */
export interface StoreAnswerRow {
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  key: string
  /** JSON text; null: the store said that there is no such thing or, with `read_at` null, nothing yet. */
  body: string | null
  read_at: Date | null
  /** How often in a row it could not be read since. */
  failures: number
  /** Not to be asked again before. */
  retry_at: Date | null
}

/** One row a store: its calls of the last minute, and whether it wants none. */
export interface StoreBudgetRow {
  store: 'APP_STORE' | 'GOOGLE_PLAY'
  /** Milliseconds since 1970, oldest first. */
  calls: number[]
  /** Calls in a row that failed. */
  failures: number
  blocked_until: Date | null
}

/** How a queue of background jobs went last, over all processes. */
export interface JobRunRow {
  queue: string
  last_success_at: Date | null
  last_error_at: Date | null
  /** One plain line. */
  last_error: string | null
}

/** What could not be read of a store on its day: there is no value for it, and there will be none. */
export interface MissedReadingRow {
  day: string
  queue: string
  item: string
  /** One plain line; null: its turn never came. */
  reason: string | null
  missed_at: Date
}

export interface Schema {
  app_user: UserRow
  organisation: OrganisationRow
  membership: MembershipRow
  verification_code: VerificationCodeRow
  refresh_token: RefreshTokenRow
  subscription: SubscriptionRow
  project: ProjectRow
  project_country: ProjectCountryRow
  competitor: CompetitorRow
  favourite_country: FavouriteCountryRow
  idempotency_key: IdempotencyKeyRow
  mail: MailRow
  ranked_keyword_count: RankedKeywordCountRow
  ranked_keyword_list: RankedKeywordListRow
  app: AppRow
  keyword: KeywordRow
  chart: ChartRow
  listing_snapshot: ListingSnapshotRow
  rating_day: RatingDayRow
  chart_day: ChartDayRow
  chart_position: ChartPositionRow
  keyword_rank: KeywordRankRow
  keyword_rank_latest: KeywordRankLatestRow
  tracked_keyword: TrackedKeywordRow
  store_answer: StoreAnswerRow
  store_budget: StoreBudgetRow
  job_run: JobRunRow
  missed_reading: MissedReadingRow
}
