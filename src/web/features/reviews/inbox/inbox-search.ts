import * as v from 'valibot'
import { ReviewSort } from '#contract/reviews/inbox.ts'
import { filterOfText, textOfFilter } from './review-filter.ts'
import { viewNames, type Look } from './shown-reviews.ts'

/** What the address says after its path, as it stands there. */
export interface Search {
  /** Id of the review that is open. */
  review?: string | undefined
  /** Which of them: `to-answer`, `drafts`, `to-approve`. */
  view?: string | undefined
  /** Text that is searched for. */
  q?: string | undefined
  sort?: string | undefined
  /** All other filters: `rating:1,2;country:DE`. */
  filter?: string | undefined
}

export interface Place {
  look: Look
  /** null: none that was chosen. */
  reviewId: string | null
}

const View = v.fallback(v.picklist(viewNames), 'all')
const Sort = v.fallback(ReviewSort, 'newest')

/** What an address means. */
export const readPlace = ({ review, view, q = '', sort, filter = '' }: Search): Place => ({
  look: { view: v.parse(View, view), text: q, sort: v.parse(Sort, sort), filter: filterOfText(filter) },
  reviewId: review ?? null,
})

const said = (value: string, usual: string) => (value === usual ? undefined : value)

/** The address of a look. */
export const searchOf = ({ look: { view, text, sort, filter }, reviewId }: Place): Search => ({
  review: reviewId ?? undefined,
  view: said(view, 'all'),
  q: said(text, ''),
  sort: said(sort, 'newest'),
  filter: said(textOfFilter(filter), ''),
})
