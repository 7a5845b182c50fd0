const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

const character = (name: string): string | undefined => {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
  if (hex === undefined && decimal === undefined) return named[name]
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined
}

/** What a person reads of the little HTML in release notes and reviews' answers: line breaks and entities. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(#?\w{1,8});/g, (entity, name: string) => character(name) ?? entity)
    .trim()
