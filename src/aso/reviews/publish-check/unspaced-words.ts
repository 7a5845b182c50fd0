/** So many characters may stand between two parts that belong together. */
const BETWEEN = 12

/** What stands for something else in a list; all other characters stand for themselves. */
const SIGNS: Record<string, string> = {
  '..': `.{0,${BETWEEN}}`,
  // Digits, also written as words of Chinese origin.
  '#': String.raw`[\p{Nd}〇一二三四五六七八九十百千万만]{1,4}`,
  _: ' ?',
}

/**
 * Finds words anywhere in a text of a script that does not set words apart. A list holds words between blanks: `..` stands for some
 * characters between, `#` for the end of a number, `_` for a blank that some leave out.
 * @returns the first of them as it is written; null: none. Linear in the text.
 */
export function unspacedFinder(list: string): (text: string) => string | null {
  const words = list.split(/\s/).filter((word) => word !== '')
  const finder = new RegExp(words.map((word) => word.replaceAll(/\.\.|[#_]/g, (sign) => SIGNS[sign]!)).join('|'), 'u')
  return (text) => finder.exec(text)?.[0] ?? null
}
