/** Letters that don't fall apart into a plain one and its mark. */
const plain: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T' }

/** What Windows-1252 has beyond Latin-1. */
const further = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

/** Stands for letters that were left out. */
const LEFT_OUT = '[…]'

const isPrintable = (character: string) => /^[\x20-\x7e\xa0-\xff]$/.test(character) || further.has(character)

/**
 * The fonts that every PDF reader has know the letters of Western Europe only: others of the Latin alphabet lose their
 * marks; of other alphabets it is said that something stands there.
 */
export const printable = (text: string): string =>
  Array.from(composed(text), (character) => {
    if (isPrintable(character)) return character
    const bare = plain[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return bare !== '' && Array.from(bare).every(isPrintable) ? bare : LEFT_OUT
  })
    .join('')
    .replaceAll(/\[…\](\s*\[…\])+/g, LEFT_OUT)

/** Whether a text is printed letter for letter. */
export const isPrintedWhole = (text: string): boolean => printable(text) === composed(text)

const composed = (text: string): string => text.normalize('NFC').replaceAll(/[^\S\xa0]/gu, ' ')
