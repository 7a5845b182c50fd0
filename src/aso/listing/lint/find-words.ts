/**
 * Finds the first of some words or phrases in a text, as the text writes it.
 *
 * @param names what stands in one of them is allowed: a developer is named as it is named
 */
export type FindWords = (text: string, names: readonly string[]) => string | null

const BEGINS_A_WORD = /^[\p{L}\p{N}]/u

/**
 * Looks for whole words and phrases, whatever their case: "protesting" holds no "testing". Takes time in proportion to the text:
 * each place is tried once a word, and nothing repeats.
 *
 * @param words without regard to case; a space stands for any single white space
 * @param except phrases that hold such a word and are none: "google drive"
 */
export function wordFinder(words: readonly string[], except: readonly string[] = []): FindWords {
  // Of several that begin alike the longest is what the text says.
  const all = [...except, ...words].toSorted((a, b) => b.length - a.length)
  const after = all.filter((word) => BEGINS_A_WORD.test(word)).map(escape)
  // A sign needs no end of a word before it: "20% off" holds "% off".
  const signs = all.filter((word) => !BEGINS_A_WORD.test(word)).map(escape)
  const begun = [`(?<![\\p{L}\\p{N}])(?:${after.join('|')})`, ...signs].join('|')
  const pattern = new RegExp(`(?:${begun})(?![\\p{L}\\p{N}])`, 'giu')
  return (text, names) => {
    const own = names.flatMap((name) => Array.from(name.matchAll(pattern), ([found]) => plain(found)))
    const allowed = new Set([...except, ...own])
    for (const [found] of text.matchAll(pattern)) if (!allowed.has(plain(found))) return found
    return null
  }
}

const escape = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')

const plain = (found: string) => found.toLowerCase().replaceAll(/\s/g, ' ')
