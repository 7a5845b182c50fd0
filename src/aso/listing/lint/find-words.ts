/** Finds the first of some words or phrases in a text, as the text writes it. */
export type FindWords = (text: string) => string | null

/**
 * Looks for whole words and phrases, whatever their case: "protesting" holds no "testing". Takes time in proportion to the text:
 * each place is tried once a word, and nothing repeats.
 *
 * @param words without regard to case; a space stands for any single white space
 * @param except phrases that hold such a word and are none: "google drive"
 */
export function wordFinder(words: readonly string[], except: readonly string[] = []): FindWords {
  const pattern = new RegExp([...except, ...words].map(sourceOf).join('|'), 'giu')
  const allowed = new Set(except)
  return (text) => {
    for (const [found] of text.matchAll(pattern))
      if (!allowed.has(found.toLowerCase().replaceAll(/\s/g, ' '))) return found
    return null
  }
}

/** A sign needs no end of a word beside it: "20% off" holds "% off". */
function sourceOf(word: string): string {
  const source = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')
  return `${/^[\p{L}\p{N}]/u.test(word) ? '(?<![\\p{L}\\p{N}])' : ''}${source}(?![\\p{L}\\p{N}])`
}
