import { replyLimits, type OwnReview } from '#contract/reviews/review.ts'
import type { ReplyTemplate } from '#contract/reviews/templates.ts'
import type { Store } from '#contract/store.ts'
import { unknownPlaceholders } from '#contract/reviews/placeholders.ts'
import { nameOf } from './author-name.ts'
import { fillParsed, parseTemplate, type ParsedTemplate } from './placeholders.ts'

export interface TemplateSource {
  store: Store
  /** What `{app}` and `{support}` stand for. */
  appTitle: string
  support: string
  templates: readonly Pick<ReplyTemplate, 'id' | 'text' | 'language'>[]
}

/**
 * Why none of a rule's templates answers a review: all were deleted; none is in its language; what their placeholders stand for
 * is not known of it; they hold a placeholder that is none; they are longer than the store takes.
 */
export type NoTemplate = 'gone' | 'language' | 'values' | 'unknown' | 'too-long'

type Addressed = Pick<OwnReview, 'id' | 'author' | 'version' | 'language' | 'country'>

/**
 * The template that answers a review, filled in: in turn by review, those in its language before those for any. The same review
 * gets the same one each time, in a dry run and later.
 */
export function chooseTemplate(
  review: Addressed,
  templateIds: readonly string[],
  source: TemplateSource,
): { templateId: string; text: string } | NoTemplate {
  const held = templateIds.flatMap((id) => source.templates.find((template) => template.id === id) ?? [])
  if (held.length === 0) return 'gone'
  const language = review.language ?? likelyLanguage(review, held)
  const fitting = held.filter((template) => template.language === language && language !== null)
  const candidates = [
    ...turned(fitting, review.id),
    ...turned(
      held.filter((one) => one.language === null),
      review.id,
    ),
  ]
  const values = valuesOf(review, source)
  let reason: NoTemplate = 'language'
  for (const { id, text: template } of candidates) {
    const parts = parsed(template)
    if (parts === null) {
      reason = 'unknown'
      continue
    }
    const { text, missing } = fillParsed(parts, values)
    if (missing.length > 0) reason = 'values'
    else if (Array.from(text).length > replyLimits[source.store]) reason = 'too-long'
    else return { templateId: id, text }
  }
  return reason
}

const read = new Map<string, ParsedTemplate | null>()
/** More than an organisation has; those of others come and go. */
const READ_MAX = 200

/** A template, read once for all reviews; null: it holds a placeholder that is none, and can't be sent. */
export function parsed(text: string): ParsedTemplate | null {
  let parts = read.get(text)
  if (parts === undefined) {
    if (read.size >= READ_MAX) read.clear()
    read.set(text, (parts = unknownPlaceholders(text).length > 0 ? null : parseTemplate(text)))
  }
  return parts
}

/** What the placeholders of a reply to a review stand for. */
export const valuesOf = (
  { author, version }: Pick<OwnReview, 'author' | 'version'>,
  { appTitle, support }: Pick<TemplateSource, 'appTitle' | 'support'>,
) => ({ name: nameOf(author), app: appTitle, version, support })

/**
 * Of a review too short to tell: what most of its country speak (Unicode CLDR, likely subtags) where the store tells it, else the
 * only language that the templates are in.
 */
function likelyLanguage({ country }: Addressed, templates: TemplateSource['templates']): string | null {
  if (country !== null) return new Intl.Locale(`und-${country}`).maximize().language
  const languages = new Set(templates.map(({ language }) => language))
  const [only = null] = languages
  return languages.size === 1 ? only : null
}

/** The same templates, beginning with another one for another review. */
function turned<T>(templates: readonly T[], reviewId: string): T[] {
  if (templates.length < 2) return [...templates]
  let hash = 0x811c9dc5
  for (const character of reviewId) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  const first = ((hash ^ (hash >>> 15)) >>> 0) % templates.length
  return [...templates.slice(first), ...templates.slice(0, first)]
}
