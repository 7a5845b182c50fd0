import type { Route } from '#server/endpoints/serve.ts'
import { add } from './add.ts'
import { annotate } from './annotate.ts'
import { chartNotes, putNote, removeNote } from './chart-notes.ts'
import { exported } from './export.ts'
import { rankHistory } from './history.ts'
import { list } from './list.ts'
import { remove } from './remove.ts'
import { searchPopularity } from './search-popularity.ts'
import { change, removeTag, tag } from './tags.ts'

/** What people track, and what they say of it. */
export const trackedRoutes: Route[] = [
  list,
  add,
  remove,
  annotate,
  tag,
  change,
  removeTag,
  rankHistory,
  searchPopularity,
  exported,
  chartNotes,
  putNote,
  removeNote,
]
