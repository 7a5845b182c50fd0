/** Letters that don't fall apart into a plain one and its mark. */
const plain: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T' }

/** What Windows-1252 has beyond Latin-1. */
const further = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')

const isPrintable = (character: string) => /^[\x20-\x7e\xa0-\xff]$/.test(character) || further.has(character)

/** The fonts that every PDF reader has know the letters of Western Europe only: others lose their marks, or are "?". */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) => {
    if (isPrintable(character)) return character
    const bare = plain[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '')
    if (/^\s$/u.test(bare)) return ' '
    return bare !== '' && Array.from(bare).every(isPrintable) ? bare : '?'
  }).join('')
