import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AppPermission, GrantablePrivilege } from '#contract/access.ts'
import type { AuditAction } from '#contract/administration.ts'
import type { BillingAddress } from '#contract/billing.ts'
import type { KeywordMetrics } from '#contract/keywords.ts'
import type { BillingPeriod, Currency } from '#contract/order.ts'
import type { SignInMethod } from '#contract/sessions.ts'
import type { IdentityProvider } from '#contract/sign-in-options.ts'
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
  /** Staff who may act as another user. */
  impersonator: Generated<boolean>
  scheme: Generated<'light' | 'dark' | 'auto'>
  /** Where the next sign-in leads; null: the oldest membership. */
  current_organisation_id: Generated<string | null>
  scheduled_deletion_at: Generated<Date | null>
  created_at: Date
}

/** The code of a mailed link, or of a log-in elsewhere. */
export interface OneTimeCodeRow {
  code_hash: string
  purpose: 'password-reset' | 'invitation' | 'email-change' | 'login-token'
  user_id: string
  /** That invites. */
  organisation_id: string | null
  /** That is being confirmed. */
  new_email: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

/** An account at another provider that signs its user in. */
export interface ExternalIdentityRow {
  idp: IdentityProvider
  subject: string
  user_id: string
  email: string | null
  created_at: Date
}

export interface OAuthStateRow {
  state_hash: string
  /** Hash of the cookie of the browser that began. */
  browser_hash: string
  idp: IdentityProvider
  nonce: string
  code_verifier: string
  language: 'en' | 'de'
  expires_at: Date
  used_at: Date | null
}

/** A sign-in on one device; its id is the family of its refresh tokens. */
export interface SessionRow {
  id: string
  user_id: string
  /** null: begun before it was recorded. */
  method: SignInMethod | null
  user_agent: string | null
  created_at: Date
  last_used_at: Date
  ended_at: Date | null
}

export interface OrganisationRow {
  id: string
  name: string
  market: 'sample' | 'archive' | 'live'
  demo: boolean
  scheduled_deletion_at: Generated<Date | null>
  created_at: Date
}

export interface MembershipRow {
  organisation_id: string
  user_id: string
  role: 'owner' | 'admin' | 'member'
  /** Of a member, on every app without a permission of its own. */
  account_permission: Generated<AppPermission>
  /** Of a member, on top of the role. */
  grants: Generated<GrantablePrivilege[]>
  invited_at: Generated<Date | null>
  /** null: invited. */
  joined_at: Generated<Date | null>
}

/** Of a member, on one app. */
export interface ProjectPermissionRow {
  organisation_id: string
  user_id: string
  project_id: string
  permission: AppPermission
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
  billing_period: Generated<BillingPeriod | null>
  currency: Generated<Currency | null>
  /** Bought, all in all; null: as many as the plan holds. */
  apps: Generated<number | null>
  users: Generated<number | null>
  cancel_scheduled_at: Generated<Date | null>
  provider: Generated<'test' | 'stripe' | null>
  provider_customer_id: Generated<string | null>
  provider_subscription_id: Generated<string | null>
  created_at: Date
}

export interface BillingDataRow {
  organisation_id: string
  address: JSONColumnType<BillingAddress>
  currency: Currency
  purchase_order: string
  card_brand: string | null
  card_last4: string | null
  card_expires_month: number | null
  card_expires_year: number | null
  updated_at: Date
}

/** `amount` in the currency's smallest unit. */
export interface InvoiceLine {
  text: string
  quantity: number
  amount: number
}

/** Kept when its organisation is deleted. */
export interface InvoiceRow {
  organisation_id: string
  id: string
  number: string
  status: 'paid' | 'due' | 'refunded'
  currency: Currency
  net: number
  vat_rate: number
  vat: number
  total: number
  period_start: Date
  period_end: Date
  lines: JSONColumnType<InvoiceLine[]>
  /** As it was then. */
  address: JSONColumnType<BillingAddress>
  purchase_order: string
  provider_invoice_id: string | null
  issued_at: Date
}

/** What a payment provider has told, so that telling it again has no second effect. */
export interface PaymentEventRow {
  provider: string
  event_id: string
  received_at: Date
}

/** What is used up in a month; `month` is its first day. */
export interface QuotaUseRow {
  organisation_id: string
  slot_type: 'AI_ASSISTANCE' | 'REVIEW_SUMMARY'
  month: string
  used: number
}

export interface DemoRequestRow {
  id: string
  user_id: string
  name: string
  email: string
  company: string
  apps: number
  preferred_time: Date
  created_at: Date
}

/** Outlives the accounts that it names. */
export interface AuditLogRow {
  id: string
  at: Date
  action: AuditAction
  actor_id: string | null
  actor_email: string | null
  subject_id: string | null
  subject_email: string | null
  organisation_id: string | null
  note: string | null
}

export interface FeatureFlagRow {
  name: string
  enabled: boolean
  changed_at: Date
}

export interface IncidentRow {
  id: string
  type: 'error' | 'info' | 'rainbow' | 'warning'
  title: string
  message: string
  url: string | null
  active_from: Date
  active_until: Date | null
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
  one_time_code: OneTimeCodeRow
  external_identity: ExternalIdentityRow
  oauth_state: OAuthStateRow
  session: SessionRow
  billing_data: BillingDataRow
  invoice: InvoiceRow
  payment_event: PaymentEventRow
  quota_use: QuotaUseRow
  demo_request: DemoRequestRow
  audit_log: AuditLogRow
  feature_flag: FeatureFlagRow
  incident: IncidentRow
  project_permission: ProjectPermissionRow
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
