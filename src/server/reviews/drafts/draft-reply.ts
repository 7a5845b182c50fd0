import type { Kysely } from 'kysely'
import { bestTemplate } from '#aso/reviews/best-template.ts'
import { languageDetector } from '#aso/reviews/language-of.ts'
import type { HeldBecause } from '#contract/reviews/held.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { Schema } from '#server/db/schema.ts'
import type { LanguageModel } from '#server/integrations/ai/language-model.ts'
import { replyQuestion, type AnsweredApp, type WantedReply } from './reply-question.ts'

export interface Draft {
  text: string
  /** ISO 639-1; null: not known. */
  language: string | null
  by: 'model' | 'template'
  templateId: string | null
  /** What a person should look at before it is sent; null: nothing was found. */
  held: HeldBecause | null
}

/**
 * A draft of a reply: of the language model, or of the template that fits best where none is configured. Uses up nothing by itself
 * (REV-010: one assistance `by: 'model'`), and must not be called inside a transaction.
 * @returns null: there is no model, and no template fits @throws ModelFailure
 */
export async function draftText(
  parts: { db: Kysely<Schema>; languageModel: LanguageModel },
  organisationId: string,
  review: OwnReview,
  wanted: WantedReply,
): Promise<Draft | null> {
  const { db, languageModel } = parts
  const app = await answeredApp(db, organisationId, review)
  if (!languageModel.isConfigured) return byTemplate(db, organisationId, { review, app, wanted })
  const drafted = await languageModel.generate(replyQuestion(review, app, wanted, await languageDetector()))
  return { ...drafted, by: 'model', templateId: null }
}

async function byTemplate(
  db: Kysely<Schema>,
  organisationId: string,
  { review, app, wanted }: { review: OwnReview; app: AnsweredApp; wanted: WantedReply },
): Promise<Draft | null> {
  const templates = await db
    .selectFrom('reply_template')
    .select(['id', 'name', 'text', 'language'])
    .where('organisation_id', '=', organisationId)
    .execute()
  const source = { store: review.store, appTitle: app.title, support: app.support, templates }
  const best = bestTemplate(review, wanted.language ?? review.language, source)
  return best && { ...best, by: 'template', held: null }
}

const answeredApp = (db: Kysely<Schema>, organisationId: string, { store, trackId }: OwnReview): Promise<AnsweredApp> =>
  db
    .selectFrom('project')
    .innerJoin('organisation', 'organisation.id', 'project.organisation_id')
    .select(['project.title', 'organisation.support_address as support'])
    .where('project.organisation_id', '=', organisationId)
    .where('project.store', '=', store)
    .where('project.track_id', '=', trackId)
    .executeTakeFirstOrThrow()
