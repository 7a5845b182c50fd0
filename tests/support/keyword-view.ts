import type { KeywordView } from '#contract/keywords/views.ts'

/** A saved view that searches for a text. */
export const keywordView = (name: string, text = ''): KeywordView => ({
  name,
  filter: { text, ranks: 'all', movement: 'all', top: null, volumeFrom: null, kind: 'all', tag: null, starred: false },
  sort: { by: 'volume', descending: true },
  columns: ['keyword', 'rank'],
})
