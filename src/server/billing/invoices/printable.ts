/** What Windows-1252 has beyond Latin-1: the fonts that every PDF reader has know that and no more. */
const further = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

/** Stands for letters that were left out. */
const LEFT_OUT = '[…]'

const isWestern = (character: string) => /^[\x20-\x7e\xa0-\xff]$/.test(character) || further.has(character)

/** Of the embedded font: letters of the Latin, Greek and Cyrillic alphabets with all their marks, and what stands between them. */
const isEmbedded = (character: string) =>
  /^[\x20-\x7e\xa0-\u024f\u0370-\u0525\u1e00-\u1eff\u1f00-\u1ffe\u2010-\u2027\u2030-\u203a\u20ac\u2116]$/u.test(
    character,
  ) && !/^\p{Cn}$/u.test(character)

/** A text as it is printed: of other alphabets it is said that something stands there. */
export const printable = (text: string): string =>
  Array.from(composed(text), (character) => (isEmbedded(character) || isWestern(character) ? character : LEFT_OUT))
    .join('')
    .replaceAll(/\[…\](\s*\[…\])+/g, LEFT_OUT)

/** Whether the fonts that every PDF reader has print a text. */
export const isPlain = (printed: string): boolean => Array.from(printed).every(isWestern)

/** Whether a text is printed letter for letter. */
export const isPrintedWhole = (text: string): boolean => printable(text) === composed(text)

const composed = (text: string): string => text.normalize('NFC').replaceAll(/[^\S\xa0]/gu, ' ')
