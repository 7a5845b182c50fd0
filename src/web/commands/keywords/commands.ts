import type { AnyCommand } from '../command.ts'
import { annotateKeywords } from './annotate.ts'
import { putChartNote, removeChartNote } from './chart-notes.ts'
import { putKeywordView, removeKeywordView } from './keyword-views.ts'
import { putListingDraft } from './listing-drafts.ts'
import type { payloads } from './payloads.ts'
import { changeKeywordTag, removeKeywordTag, tagKeywords } from './tags.ts'
import { addKeywords, removeKeywords } from './tracking.ts'

/** Every command of the keyword area. */
export const commands: { [N in keyof typeof payloads]: AnyCommand<N> } = {
  addKeywords,
  removeKeywords,
  annotateKeywords,
  tagKeywords,
  changeKeywordTag,
  removeKeywordTag,
  putChartNote,
  removeChartNote,
  putListingDraft,
  putKeywordView,
  removeKeywordView,
}
