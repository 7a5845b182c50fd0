/** Where each column stands. */
export type Header = ReadonlyMap<string, number>

export const headerOf = (cells: string[]): Header => new Map(cells.map((name, i) => [name.trim(), i]))

/** Of the second file of a dump that comes as two. */
export const hasDescriptionsAlone = (header: Header): boolean =>
  header.has('id') && header.has('app_desc') && !header.has('price') && !header.has('prime_genre')
