import * as v from 'valibot'
import { ReviewSort } from '#contract/reviews/inbox.ts'
import { filterOfText, textOfFilter } from './review-filter.ts'
import { viewNames, type ListState } from './shown-reviews.ts'

/** The search parameters of the page, not yet validated. */
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

export interface PageAddress {
  listState: ListState
  /** null: none that was chosen. */
  reviewId: string | null
}

const View = v.fallback(v.picklist(viewNames), 'all')
const Sort = v.fallback(ReviewSort, 'newest')

/** What an address means. */
export const parseSearch = ({ review, view, q = '', sort, filter = '' }: Search): PageAddress => ({
  listState: { view: v.parse(View, view), text: q, sort: v.parse(Sort, sort), filter: filterOfText(filter) },
  reviewId: review ?? null,
})

const said = (value: string, usual: string) => (value === usual ? undefined : value)

/** The search parameters of a page address. */
export const toSearch = ({ listState: { view, text, sort, filter }, reviewId }: PageAddress): Search => ({
  review: reviewId ?? undefined,
  view: said(view, 'all'),
  q: said(text, ''),
  sort: said(sort, 'newest'),
  filter: said(textOfFilter(filter), ''),
})
