import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Connection } from './copy-transaction.ts'
import { accounts } from './migrations/2026-11-21-1-accounts.ts'
import { projects } from './migrations/2026-11-21-2-projects.ts'
import { topPositions } from './migrations/2026-11-21-3-top-positions.ts'
import { history } from './migrations/2026-11-21-4-history.ts'
import { storeAnswers } from './migrations/2026-11-21-4-store-answers.ts'
import { mediaAddresses } from './migrations/2026-11-21-6-media-addresses.ts'
import { jobs } from './migrations/2026-11-21-7-jobs.ts'
import { keywordLists } from './migrations/2026-11-21-8-keyword-lists.ts'
import { access } from './migrations/2026-11-21-9-access.ts'
import { keptInvoices } from './migrations/2026-11-22-1-kept-invoices.ts'
import { changes } from './migrations/2026-11-22-2-changes.ts'
import { survey } from './migrations/2026-11-22-3-survey.ts'
import { tokenSuccessors } from './migrations/2026-11-23-1-token-successors.ts'
import { impersonations } from './migrations/2026-11-23-2-impersonations.ts'
import { knownDevices } from './migrations/2026-11-23-3-known-devices.ts'
import { mailLanguage } from './migrations/2026-11-23-9-mail-language.ts'
import { keywordTags } from './migrations/2026-11-24-1-keyword-tags.ts'
import { modelDays } from './migrations/2026-11-28-6-model-days.ts'
import { modelKeywords } from './migrations/2026-11-24-3-model-keywords.ts'
import { resultLists } from './migrations/2026-11-24-4-result-lists.ts'
import { resultLeaders } from './migrations/2026-11-24-5-result-leaders.ts'
import { appIcons } from './migrations/2026-11-24-7-app-icons.ts'
import { keywordViews } from './migrations/2026-11-24-8-keyword-views.ts'
import { pausedPlans } from './migrations/2026-11-25-0-paused-plans.ts'
import { connections } from './migrations/2026-11-25-1-connections.ts'
import { ownFigures } from './migrations/2026-11-25-2-own-figures.ts'
import { searchPopularity } from './migrations/2026-11-25-3-search-popularity.ts'
import { reviews } from './migrations/2026-11-26-1-reviews.ts'
import { replyTemplates } from './migrations/2026-11-26-2-reply-templates.ts'
import { reviewSummaries } from './migrations/2026-11-26-3-review-summaries.ts'
import { translations } from './migrations/2026-11-26-4-translations.ts'
import { heldReplies } from './migrations/2026-11-28-2-held-replies.ts'
import { serverSettings } from './migrations/2026-11-28-4-server-settings.ts'
import { secondSteps } from './migrations/2026-11-28-7-second-steps.ts'
import { askingRules } from './migrations/2026-11-29-1-asking-rules.ts'
import { listingDrafts } from './migrations/2026-11-29-3-listing-drafts.ts'
import { adCopies } from './migrations/2026-12-01-4-ad-copies.ts'
import { listingPublications } from './migrations/2026-12-03-1-listing-publications.ts'
import { budgetNames } from './migrations/2026-11-30-1-budget-names.ts'
import { termPool } from './migrations/2026-11-30-2-term-pool.ts'
import { storeSources } from './migrations/2026-11-30-3-store-sources.ts'
import { moreSources } from './migrations/2026-11-30-5-more-sources.ts'
import { phrasePopularity } from './migrations/2026-11-30-7-phrase-popularity.ts'
import { volumeWeights } from './migrations/2026-11-30-7-volume-weights.ts'
import { resultOrigins } from './migrations/2026-12-01-1-result-origins.ts'
import { ignoredRules } from './migrations/2026-12-01-2-ignored-rules.ts'
import { searchOrder } from './migrations/2026-12-01-5-search-order.ts'
import { withheldReviews } from './migrations/2026-12-01-6-withheld-reviews.ts'
import { listingSets } from './migrations/2026-12-01-9-listing-sets.ts'
import { starsByDay } from './migrations/2026-12-02-1-stars-by-day.ts'
import { wantedTurn } from './migrations/2026-12-02-2-wanted-turn.ts'
import { withLongTimeout } from './statement-timeout.ts'
import type { Schema } from './schema.ts'

/** In order of their names. A migration that has been released is never edited. */
export const migrations = {
  '2026-11-21-1-accounts': accounts,
  '2026-11-21-2-projects': projects,
  '2026-11-21-3-top-positions': topPositions,
  '2026-11-21-4-history': history,
  '2026-11-21-4-store-answers': storeAnswers,
  '2026-11-21-6-media-addresses': mediaAddresses,
  '2026-11-21-7-jobs': jobs,
  '2026-11-21-8-keyword-lists': keywordLists,
  '2026-11-21-9-access': access,
  '2026-11-22-1-kept-invoices': keptInvoices,
  '2026-11-22-2-changes': changes,
  '2026-11-22-3-survey': survey,
  '2026-11-23-1-token-successors': tokenSuccessors,
  '2026-11-23-2-impersonations': impersonations,
  '2026-11-23-3-known-devices': knownDevices,
  '2026-11-23-9-mail-language': mailLanguage,
  '2026-11-24-1-keyword-tags': keywordTags,
  '2026-11-24-3-model-keywords': modelKeywords,
  '2026-11-24-4-result-lists': resultLists,
  '2026-11-24-5-result-leaders': resultLeaders,
  '2026-11-24-7-app-icons': appIcons,
  '2026-11-24-8-keyword-views': keywordViews,
  '2026-11-25-0-paused-plans': pausedPlans,
  '2026-11-25-1-connections': connections,
  '2026-11-25-2-own-figures': ownFigures,
  '2026-11-25-3-search-popularity': searchPopularity,
  '2026-11-26-1-reviews': reviews,
  '2026-11-26-2-reply-templates': replyTemplates,
  '2026-11-26-3-review-summaries': reviewSummaries,
  '2026-11-26-4-translations': translations,
  '2026-11-28-2-held-replies': heldReplies,
  '2026-11-28-4-server-settings': serverSettings,
  '2026-11-28-6-model-days': modelDays,
  '2026-11-28-7-second-steps': secondSteps,
  '2026-11-29-1-asking-rules': askingRules,
  '2026-11-29-3-listing-drafts': listingDrafts,
  '2026-11-30-1-budget-names': budgetNames,
  '2026-11-30-2-term-pool': termPool,
  '2026-11-30-3-store-sources': storeSources,
  '2026-11-30-5-more-sources': moreSources,
  '2026-11-30-7-phrase-popularity': phrasePopularity,
  '2026-11-30-7-volume-weights': volumeWeights,
  '2026-12-01-1-result-origins': resultOrigins,
  '2026-12-01-2-ignored-rules': ignoredRules,
  '2026-12-01-4-ad-copies': adCopies,
  '2026-12-01-5-search-order': searchOrder,
  '2026-12-01-6-withheld-reviews': withheldReviews,
  '2026-12-01-9-listing-sets': listingSets,
  '2026-12-02-1-stars-by-day': starsByDay,
  '2026-12-02-2-wanted-turn': wantedTurn,
  '2026-12-03-1-listing-publications': listingPublications,
}

/** Their names, in order. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/**
 * Brings the schema up to date; many servers may do it at once. SQL as Postgres 15 has it, because the embedded
 * database may be moved to one.
 * @param upTo the last migration that runs; without it all of them do
 * @returns the names of those that ran, in order
 */
export async function migrate(db: Kysely<Schema>, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error, results = [] } = await withLongTimeout(() =>
    upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo),
  )
  if (error) throw error instanceof Error ? error : new Error('The database could not be migrated.')
  return results.map(({ migrationName }) => migrationName)
}

/** Names of the migrations that a database has been through; none where it is empty. */
export async function migrationsOf(connection: Connection): Promise<string[]> {
  const { rows: known } = await connection.query<{ table: string | null }>(
    `select to_regclass('kysely_migration')::text as table`,
  )
  if (!known[0]?.table) return []
  const { rows } = await connection.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}
