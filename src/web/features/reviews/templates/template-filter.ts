import type { ReplyTemplate, TemplateFolder } from '#contract/reviews/templates.ts'

/** Which templates are shown: all, the favourites, those in no folder, or those in the folder of this id. */
export type Place = 'all' | 'favourites' | 'none' | { folderId: string }

export const isIn = (place: Place, { isFavourite, folderId }: ReplyTemplate): boolean =>
  place === 'all' ||
  (place === 'favourites' ? isFavourite : place === 'none' ? folderId === null : folderId === place.folderId)

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

interface Named {
  name: string
  isFavourite: boolean
}

/** Favourites first, then by name, and 2 before 10. */
const inOrder = (a: Named, b: Named) =>
  Number(b.isFavourite) - Number(a.isFavourite) || a.name.localeCompare(b.name, undefined, { numeric: true })

/** The templates of a place that hold every word of a search in name or text. */
export function chosen(templates: readonly ReplyTemplate[], place: Place, search: string): ReplyTemplate[] {
  const words = plain(search).split(/\s+/u).filter(Boolean)
  return templates
    .filter((one) => isIn(place, one) && words.every((word) => plain(`${one.name}\n${one.text}`).includes(word)))
    .toSorted(inOrder)
}

export const foldersInOrder = (folders: readonly TemplateFolder[]): TemplateFolder[] => folders.toSorted(inOrder)
