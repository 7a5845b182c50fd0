import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import { ModelFailure, type ModelFailureKind } from '#server/integrations/ai/model-failure.ts'
import { requireFreeSlot } from '#server/quotas/take-slot.ts'
import { requireEditOfApp } from '#server/scope/app-in-projects.ts'
import { measuredKeywords } from '../../measured-keywords.ts'
import type { Asked, SuggestKeywords, Suggestions } from '../suggestion-source.ts'
import { keepAnswer, keptAnswer, type AnswerKey } from './kept-answers.ts'
import { keywordQuestion } from './keyword-question.ts'

/**
 * Keywords that a language model suggests for a listing, measured. An answer uses up one AI assistance and is kept for the
 * organisation until the day ends; a failure uses up nothing.
 * @throws QUOTA_EXCEEDED with the limit; FORBIDDEN for a member who may not change the app
 */
export const suggestedByModel: SuggestKeywords = async (asked) => {
  const key = keyOf(asked)
  try {
    const keywords = (await keptAnswer(asked.services.db, key)) ?? (await askedOnce(key, () => askModel(asked, key)))
    return { ...(await measuredKeywords(asked, keywords)), by: 'model' }
  } catch (error) {
    if (error instanceof ModelFailure) return failed[error.kind]
    throw error
  }
}

const keyOf = ({ ref, seed, day, caller }: Asked): AnswerKey => ({
  organisation_id: caller.organizationId,
  store: ref.store,
  track_id: ref.trackId,
  locale: ref.locale,
  seed: seed === null ? '' : (normaliseKeyword(seed, ref.locale) ?? ''),
  day,
})

async function askModel(asked: Asked, key: AnswerKey): Promise<string[]> {
  const { services, listing, caller, ref } = asked
  const { db, clock, limits, languageModel } = services
  await requireEditOfApp(db, caller, ref)
  await requireFreeSlot(db, key.organisation_id, 'AI_ASSISTANCE', clock())
  await limits.count('languageModel', key.organisation_id)
  const keywords = await languageModel.generate(keywordQuestion(listing, key.seed))
  return keepAnswer(db, key, keywords, clock())
}

/** Questions on their way: the same one, from another tab, waits for the same answer. */
const onTheirWay = new Map<string, Promise<string[]>>()

function askedOnce(key: AnswerKey, ask: () => Promise<string[]>): Promise<string[]> {
  const name = JSON.stringify(key)
  const asked = onTheirWay.get(name) ?? ask().finally(() => onTheirWay.delete(name))
  onTheirWay.set(name, asked)
  return asked
}

const model = (reason: Suggestions['reason']): Suggestions => ({
  keywords: null,
  reason,
  by: 'model',
  provenance: null,
})

const failed: Readonly<Record<ModelFailureKind, Suggestions>> = {
  'not-configured': model('MODEL_UNAVAILABLE'),
  refused: model('MODEL_FAILED'),
  malformed: model('MODEL_FAILED'),
  'timed-out': model('MODEL_UNAVAILABLE'),
  'rate-limited': model('MODEL_UNAVAILABLE'),
  'day-limit': model('MODEL_DAY_LIMIT'),
  unavailable: model('MODEL_UNAVAILABLE'),
}
