import type {
  AuditLogRow,
  DemoRequestRow,
  FeatureFlagRow,
  ImpersonationRow,
  IncidentRow,
} from './rows/administration.ts'
import type { BillingDataRow, InvoiceRow, PaymentEventRow, QuotaUseRow, SubscriptionRow } from './rows/billing.ts'
import type { OrganisationChangeRow } from './rows/changes.ts'
import type {
  ConnectionAppRow,
  ConnectionRightRow,
  ConnectionRow,
  ConsoleRecordRow,
  SampleKeyRow,
} from './rows/connections.ts'
import type {
  AppRow,
  ChartDayRow,
  ChartPositionRow,
  ChartRow,
  KeywordRankLatestRow,
  KeywordRankRow,
  KeywordRow,
  ListingSnapshotRow,
  RankedKeywordCountRow,
  RankedKeywordListRow,
  RatingDayRow,
  ResultListRow,
  ResultOriginRow,
} from './rows/history.ts'
import type { MembershipRow, OrganisationRow, ProjectPermissionRow } from './rows/organisations.ts'
import type {
  AuthenticatorRow,
  ExternalIdentityRow,
  KnownDeviceRow,
  OAuthStateRow,
  OneTimeCodeRow,
  PasskeyRow,
  RecoveryCodeRow,
  RefreshTokenRow,
  SecondStepTicketRow,
  SessionRow,
  SurveyAnswerRow,
  UserRow,
  VerificationCodeRow,
} from './rows/people.ts'
import type { PoolAppRow, PoolTermRow, ResultListLatestRow } from './rows/pool.ts'
import type {
  PhrasePopularityRow,
  PopularityWeekRow,
  SearchPopularityRow,
  VolumeWeightsRow,
} from './rows/popularity.ts'
import type {
  OwnCorrectionRow,
  OwnDayRow,
  OwnDayTotalRow,
  OwnFeedRow,
  OwnImportRow,
  OwnInstanceRow,
  OwnProceedsDayRow,
  OwnReportDayRow,
} from './rows/own-figures.ts'
import type {
  AdCopyRow,
  ChartNoteRow,
  CompetitorRow,
  FavouriteCountryRow,
  KeywordTagRow,
  KeywordViewRow,
  ListingDraftRow,
  ListingPublicationRow,
  ListingSetRow,
  ModelKeywordsRow,
  ProjectCountryRow,
  ProjectRow,
  TrackedKeywordRow,
  TrackedKeywordTagRow,
} from './rows/projects.ts'
import type {
  FolderFavouriteRow,
  ReplyAutomationRow,
  ReplyDecisionRow,
  ReplyRuleRecordRow,
  ReplyTemplateRow,
  TemplateFavouriteRow,
  TemplateFolderRow,
} from './rows/reply-templates.ts'
import type {
  OwnReviewRow,
  ReviewFeedRow,
  ReviewReplyRow,
  ReviewReportRow,
  ModelDayRow,
  TextTranslationRow,
} from './rows/reviews.ts'
import type { ReviewSummaryRow, ReviewSummaryTextRow, SummaryScheduleRow } from './rows/review-summaries.ts'
import type { IdempotencyKeyRow, JobRunRow, MailRow, MissedReadingRow, ServerSettingRow } from './rows/server.ts'
import type { StoreAnswerRow, StoreBudgetRow, StoreSourceRow } from './rows/stores.ts'

/** Every table with its rows as the database returns them: DATE as string, int8 as number, timestamptz as Date. */
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
  known_device: KnownDeviceRow
  authenticator: AuthenticatorRow
  recovery_code: RecoveryCodeRow
  passkey: PasskeyRow
  second_step_ticket: SecondStepTicketRow
  survey_answer: SurveyAnswerRow
  billing_data: BillingDataRow
  invoice: InvoiceRow
  payment_event: PaymentEventRow
  quota_use: QuotaUseRow
  demo_request: DemoRequestRow
  audit_log: AuditLogRow
  impersonation: ImpersonationRow
  feature_flag: FeatureFlagRow
  incident: IncidentRow
  project_permission: ProjectPermissionRow
  organisation_change: OrganisationChangeRow
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
  pool_term: PoolTermRow
  pool_app: PoolAppRow
  result_list_latest: ResultListLatestRow
  listing_snapshot: ListingSnapshotRow
  rating_day: RatingDayRow
  result_list: ResultListRow
  result_origin: ResultOriginRow
  chart_day: ChartDayRow
  chart_position: ChartPositionRow
  keyword_rank: KeywordRankRow
  keyword_rank_latest: KeywordRankLatestRow
  tracked_keyword: TrackedKeywordRow
  keyword_tag: KeywordTagRow
  tracked_keyword_tag: TrackedKeywordTagRow
  chart_note: ChartNoteRow
  keyword_view: KeywordViewRow
  listing_draft: ListingDraftRow
  listing_publication: ListingPublicationRow
  listing_set: ListingSetRow
  ad_copy: AdCopyRow
  model_keywords: ModelKeywordsRow
  connection: ConnectionRow
  connection_right: ConnectionRightRow
  connection_app: ConnectionAppRow
  sample_key: SampleKeyRow
  console_record: ConsoleRecordRow
  popularity_week: PopularityWeekRow
  search_popularity: SearchPopularityRow
  phrase_popularity: PhrasePopularityRow
  volume_weights: VolumeWeightsRow
  own_day: OwnDayRow
  own_day_total: OwnDayTotalRow
  own_report_day: OwnReportDayRow
  own_proceeds_day: OwnProceedsDayRow
  own_correction: OwnCorrectionRow
  own_feed: OwnFeedRow
  own_import: OwnImportRow
  own_instance: OwnInstanceRow
  own_review: OwnReviewRow
  review_reply: ReviewReplyRow
  review_feed: ReviewFeedRow
  summary_schedule: SummaryScheduleRow
  review_summary: ReviewSummaryRow
  review_summary_text: ReviewSummaryTextRow
  review_report: ReviewReportRow
  text_translation: TextTranslationRow
  model_day: ModelDayRow
  template_folder: TemplateFolderRow
  reply_template: ReplyTemplateRow
  template_favourite: TemplateFavouriteRow
  folder_favourite: FolderFavouriteRow
  reply_automation: ReplyAutomationRow
  reply_rule_record: ReplyRuleRecordRow
  reply_decision: ReplyDecisionRow
  store_answer: StoreAnswerRow
  store_budget: StoreBudgetRow
  store_source: StoreSourceRow
  job_run: JobRunRow
  missed_reading: MissedReadingRow
  server_setting: ServerSettingRow
}
