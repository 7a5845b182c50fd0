import { nameOf } from '#aso/reviews/author-name.ts'
import { fillTemplate, type FilledTemplate } from '#aso/reviews/placeholders.ts'
import type { OwnReview } from '#contract/reviews/review.ts'
import type { ReplyTemplate } from '#contract/reviews/templates.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'

/** A template as it answers a review; what nobody knows is left out, and named. */
export const filledTemplate = (
  { text }: ReplyTemplate,
  { author, version }: OwnReview,
  { title }: AppInCountry,
  support: string,
): FilledTemplate => fillTemplate(text, { name: nameOf(author), app: title, version, support })
