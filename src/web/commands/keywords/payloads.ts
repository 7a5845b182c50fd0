import * as v from 'valibot'
import { ChartNote } from '#contract/keywords/notes.ts'
import { putListingDraft } from '#contract/listing-drafts.ts'
import { addKeywords, annotateKeywords, KeywordTag, tagKeywords, TagName } from '#contract/keywords/tracked.ts'
import { KeywordView } from '#contract/keywords/views.ts'
import { Locale, Timestamp } from '#contract/store.ts'
import { InProject } from '../payload-fields.ts'

/** Keywords in their normalised form (`normaliseKeyword`), in one country of a project. */
const OfKeywords = { ...InProject, locale: Locale, keywords: addKeywords.body.entries.keywords }

/** Payloads of the keyword area's commands; a change of shape needs a new version. */
export const payloads = {
  addKeywords: v.object({
    ...OfKeywords,
    /** `trackedSince` was added without a new version: an older app ignores it. */
    ...v.pick(addKeywords.body, ['tags', 'alsoIn', 'trackedSince']).entries,
    /** Device time: what the table shows as the beginning until the server says it. */
    addedAt: Timestamp,
  }),
  removeKeywords: v.object(OfKeywords),
  annotateKeywords: v.object({ ...OfKeywords, ...v.pick(annotateKeywords.body, ['isStarred', 'note']).entries }),
  tagKeywords: v.object({ ...OfKeywords, ...v.pick(tagKeywords.body, ['add', 'remove']).entries }),
  /** `name` is the one it has; `tag` what becomes of it. */
  changeKeywordTag: v.object({ ...InProject, name: TagName, tag: KeywordTag }),
  removeKeywordTag: v.object({ ...InProject, name: TagName }),
  putChartNote: v.object({ ...InProject, note: ChartNote }),
  removeChartNote: v.object({ ...InProject, note: ChartNote }),
  putListingDraft: v.object({
    ...InProject,
    ...v.pick(putListingDraft.params, ['locale', 'field']).entries,
    ...putListingDraft.body.entries,
    /** Who made it and when by this device's clock: what is shown until the server says it. */
    madeBy: v.string(),
    madeAt: Timestamp,
  }),
  putKeywordView: v.object({ view: KeywordView }),
  removeKeywordView: v.pick(KeywordView, ['name']),
}
