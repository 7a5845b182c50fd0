import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getTemplates, ReplyTemplate } from '#contract/reviews/templates.ts'
import { foldedQuery } from '../model/review-index.ts'

export interface TemplateGroup {
  /** `favourites`, the id of a folder, or `none`. */
  key: string
  /** null: in none. */
  folder: string | null
  templates: ReplyTemplate[]
}

/** Favourites, then of the others each folder, then what is in none; within one those in `language` first. Groups with nothing in them go. */
export function groupTemplates(
  { templates, folders }: Pick<EndpointOutput<typeof getTemplates>, 'templates' | 'folders'>,
  language: string | null,
  text: string,
): TemplateGroup[] {
  const query = foldedQuery(text)
  const fits = ({ name, text: body }: ReplyTemplate) => foldedQuery(`${name}\n${body}`).includes(query)
  const fitting = templates
    .filter(fits)
    .toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
  const known = new Set(folders.map(({ id }) => id))
  const others = fitting.filter(({ isFavourite }) => !isFavourite)
  const inFolder = (id: string | null) => others.filter(({ folderId }) => folderId === id)
  return [
    { key: 'favourites', folder: null, templates: fitting.filter(({ isFavourite }) => isFavourite) },
    ...folders.map(({ id, name }) => ({ key: id, folder: name, templates: inFolder(id) })),
    {
      key: 'none',
      folder: null,
      templates: others.filter(({ folderId }) => folderId === null || !known.has(folderId)),
    },
  ].filter((group) => group.templates.length > 0)
}
