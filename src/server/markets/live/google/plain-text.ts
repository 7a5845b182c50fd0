const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
}

/** What developers format their texts with. An address or a remark in angle brackets is neither. */
const TAG =
  /<\/?(?:a|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|s|small|span|strike|strong|sub|sup|tt|u|ul)(?:[\s/][^<>]*)?>/gi

const character = (name: string): string | undefined => {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
  if (hex === undefined && decimal === undefined) return named[name]
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined
}

/** What a person reads of the little HTML in short descriptions, release notes and developers' replies: line breaks and entities. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(TAG, '')
    .replaceAll(/&(#?\w{1,8});/g, (entity, name: string) => character(name) ?? entity)
    .trim()

/** The same of a text that the store shows in one line. */
export const plainLine = (html: string): string =>
  plainText(html)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
