import type { ReplyTemplate, TemplateFolder } from '#contract/reviews/templates.ts'

/** Which templates are shown: all, the favourites, those in no folder, or those in the folder of this id. */
export type TemplateScope = 'all' | 'favourites' | 'none' | { folderId: string }

export const isIn = (scope: TemplateScope, { isFavourite, folderId }: ReplyTemplate): boolean =>
  scope === 'all' ||
  (scope === 'favourites' ? isFavourite : scope === 'none' ? folderId === null : folderId === scope.folderId)

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

interface Named {
  name: string
  isFavourite: boolean
}

/** Favourites first, then by name, and 2 before 10. */
const inOrder = (a: Named, b: Named) =>
  Number(b.isFavourite) - Number(a.isFavourite) || a.name.localeCompare(b.name, undefined, { numeric: true })

/** The templates of a scope that hold every word of a search in name or text. */
export function filterTemplates(
  templates: readonly ReplyTemplate[],
  scope: TemplateScope,
  search: string,
): ReplyTemplate[] {
  const words = plain(search).split(/\s+/u).filter(Boolean)
  return templates
    .filter((one) => isIn(scope, one) && words.every((word) => plain(`${one.name}\n${one.text}`).includes(word)))
    .toSorted(inOrder)
}

export const foldersInOrder = (folders: readonly TemplateFolder[]): TemplateFolder[] => folders.toSorted(inOrder)
