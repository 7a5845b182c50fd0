export interface Replacement {
  /** What is looked for, as it is: no pattern. '' is found nowhere. */
  find: string
  replacement: string
  /** It is found where words begin and end alone, by the dictionary of the text's language. */
  isWholeWords: boolean
  /** Capitals and small letters differ. */
  isExactCase: boolean
}

/** The text with each place replaced, from its start; the same text where there is none. */
export function replaceText(text: string, language: string, replacement: Replacement): string {
  const { find, isWholeWords, isExactCase } = replacement
  if (find === '') return text
  const pattern = new RegExp(find.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`), isExactCase ? 'gu' : 'giu')
  if (!isWholeWords) return text.replaceAll(pattern, () => replacement.replacement)
  const edges = wordEdges(text, language)
  return text.replaceAll(pattern, (found: string, at: number) =>
    edges.has(at) && edges.has(at + found.length) ? replacement.replacement : found,
  )
}

/** Where words, and what stands between them, begin and end. */
function wordEdges(text: string, language: string): ReadonlySet<number> {
  const parts = new Intl.Segmenter(language, { granularity: 'word' }).segment(text)
  return new Set([...Array.from(parts, ({ index }) => index), text.length])
}
