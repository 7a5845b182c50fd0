import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'
import {
  AD_COPIES_MAX,
  AD_KEYWORDS_MAX,
  AD_TEXT_MAX,
  AD_VARIANTS_SEEN_MAX,
  KEYWORD_MAX_LENGTH,
} from './protocol/limits.ts'
import { Id, lineOf, linesOf, Locale, Timestamp } from './store.ts'

/** MKT-009, ISO 639-1. */
export const AdLanguage = v.picklist(['en', 'es', 'de', 'fr', 'pt'])
export type AdLanguage = v.InferOutput<typeof AdLanguage>

/** MKT-010. */
export const AdTone = v.picklist(['informal', 'formal'])
export type AdTone = v.InferOutput<typeof AdTone>

/**
 * Where the copy runs: an app campaign of Google Ads, or the promotional text of a custom product page, to which an ad of Apple
 * Ads leads.
 */
export const AdPlacement = v.picklist(['google-app-campaign', 'apple-product-page'])
export type AdPlacement = v.InferOutput<typeof AdPlacement>

const AdVariant = v.object({
  /** null: the placement has none. */
  headline: v.nullable(lineOf(AD_TEXT_MAX)),
  text: lineOf(AD_TEXT_MAX),
})
export type AdVariant = v.InferOutput<typeof AdVariant>

/** `model`: a language model wrote it; `listing`: made of the listing's own phrases. */
const WrittenBy = v.picklist(['model', 'listing'])

/** Copy that the organisation keeps for an app. */
export const AdCopy = v.object({
  id: Id,
  language: AdLanguage,
  placement: AdPlacement,
  ...AdVariant.entries,
  by: WrittenBy,
  keptAt: Timestamp,
})
export type AdCopy = v.InferOutput<typeof AdCopy>

/** OP-77. Uses one AI assistance where a model is configured, and none where the listing's phrases are put together. */
export const writeAdCopy = endpoint({
  id: 'writeAdCopy',
  summary: 'Write ad copy with the language model, or from the listing’s own phrases where none is configured',
  method: 'POST',
  path: '/creatives/v1/organizations/{orgId}/ad-copy',
  app: 'edit',
  feature: 'app-overview',
  timeoutMs: 70_000,
  params: v.object({ orgId: Id }),
  body: v.object({
    projectId: Id,
    /** The selected country, whose listing is read where its people speak the language. */
    locale: Locale,
    language: AdLanguage,
    tone: AdTone,
    placement: AdPlacement,
    keywords: v.pipe(v.array(lineOf(KEYWORD_MAX_LENGTH)), v.maxLength(AD_KEYWORDS_MAX)),
    sellingPoint: linesOf(AD_TEXT_MAX),
    /** Texts of variants that are there already: others are wanted. */
    seen: v.pipe(v.array(linesOf(AD_TEXT_MAX)), v.maxLength(AD_VARIANTS_SEEN_MAX)),
  }),
  response: v.object({
    /** Empty: the listing has no phrases in this language that fit, or no others. */
    variants: v.array(AdVariant),
    by: WrittenBy,
    /** Variants of the model that were too long, or claimed what the listing does not say. */
    leftOut: v.number(),
  }),
  errors: [
    'PROJECT_NOT_FOUND',
    'APP_NOT_FOUND',
    'APP_NOT_AVAILABLE',
    'QUOTA_EXCEEDED',
    'AI_UNAVAILABLE',
    'AI_DAY_LIMIT',
    'AI_FAILED',
  ],
})

const queuedErrors = ['PROJECT_NOT_FOUND', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'] as const
const copyParams = v.object({ projectId: Id, id: Id })

export const getAdCopies = endpoint({
  id: 'getAdCopies',
  summary: 'Ad copy that the organisation keeps for a project’s app, newest first',
  method: 'GET',
  path: '/projects/{projectId}/ad-copy',
  params: v.object({ projectId: Id }),
  response: v.array(AdCopy),
  errors: ['PROJECT_NOT_FOUND'],
})

/** The id is the device's, so that copy kept offline can be changed before it is sent. */
export const keepAdCopy = endpoint({
  id: 'keepAdCopy',
  summary: `Keep ad copy, or change what is kept; at most ${AD_COPIES_MAX} of a project`,
  method: 'PUT',
  path: '/projects/{projectId}/ad-copy/{id}',
  status: 204,
  params: copyParams,
  body: v.omit(AdCopy, ['id', 'keptAt']),
  response: v.null(),
  queued: true,
  errors: [...queuedErrors, 'QUOTA_EXCEEDED'],
})

export const removeAdCopy = endpoint({
  id: 'removeAdCopy',
  summary: 'Keep ad copy no longer; copy that is gone changes nothing',
  method: 'DELETE',
  path: '/projects/{projectId}/ad-copy/{id}',
  status: 204,
  params: copyParams,
  response: v.null(),
  queued: true,
  errors: queuedErrors,
})
