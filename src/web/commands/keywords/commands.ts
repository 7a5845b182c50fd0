import type { AnyCommand } from '../command.ts'
import { addKeywords } from './add.ts'
import { annotateKeywords } from './annotate.ts'
import { putChartNote, removeChartNote } from './chart-notes.ts'
import { putKeywordView, removeKeywordView } from './keyword-views.ts'
import type { payloads } from './payloads.ts'
import { removeKeywords } from './remove.ts'
import { changeKeywordTag, removeKeywordTag, tagKeywords } from './tags.ts'

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
  putKeywordView,
  removeKeywordView,
}
