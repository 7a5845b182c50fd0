import MiniSearch, { type SearchOptions } from 'minisearch'
import { PackedScores } from './packed-scores.ts'

/**
 * How a word has to stand in a text: as it is; as the beginning of a word; or also with more letters or a slip, as while
 * somebody types.
 */
export type Matching = 'exact' | 'beginning' | 'typing'

const options: Readonly<Record<Matching, SearchOptions>> = {
  exact: {},
  beginning: { prefix: true },
  typing: { prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
}

/** BM25 over texts with some fields; equal texts are kept once. */
export function textIndex<Field extends string>(
  fields: readonly Field[],
  boost: Readonly<Record<string, number>>,
  words: (text: string) => string[],
) {
  const numbers = new Map<string, number>()
  const index = new MiniSearch<{ id: number } & Record<Field, string>>({
    fields: [...fields],
    tokenize: words,
    processTerm: (term) => term,
    searchOptions: { boost: { ...boost }, tokenize: (word) => [word] },
  })
  return {
    /** Number of a text, which is taken in if it is new. */
    add(text: Record<Field, string>): number {
      const key = fields.map((field) => text[field]).join('\0')
      const known = numbers.get(key)
      if (known !== undefined) return known
      const id = numbers.size
      numbers.set(key, id)
      index.add({ id, ...text })
      return id
    },
    /** Once all texts are in: which ones they were is known no more. */
    forgetTexts: () => numbers.clear(),
    /** One word. */
    scores(word: string, matching: Matching): PackedScores {
      const found = index.search(word, options[matching])
      return new PackedScores(found.map(({ id, score }) => ({ number: Number(id), score })))
    },
  }
}
