/** Whether pages are shown at a start as they were last, before the app has been loaded. */
export const SHOWS_LAST_PAGE = true

/** Id of the element that the worker puts into the document: a page as it was last. */
export const LAST_PAGE_ID = 'last-page'

/** On a saved page, what must be so for it to be shown again: JSON, encoded as in an address (`LastPageTerms`). */
export const LAST_PAGE_HEADER = 'x-storeglass-last-page'

/** Most of a page's markup that is saved, characters. */
export const LAST_PAGE_MAX = 300_000

/** The document's first script shows a saved page only where all of this is as it was. Part of index.html's script. */
export interface LastPageTerms {
  /** Address of the version's first script: names of classes change with the version. */
  version: string
  /** Identity, end of the session, and selection, as in the boot record, as JSON. */
  state: string
  search: string
  /** The address without its search leads to the same page. */
  isPlain: boolean
  language: string
  scheme: string
  /** Of the window, px. */
  width: number
  /** Files of the styles that the markup needs. */
  styles: readonly string[]
}

/**
 * Pages that may be saved: those whose first drawing is as high as the complete page. None of account, billing, settings
 * or staff, and none that anybody else may see.
 */
const paths = [
  '/app-overview/my-app',
  '/app-overview/competitors-app',
  '/app-overview/compare',
  '/analyze-keywords/all-ranked',
  '/analyze-keywords/keyword-research',
]
/** Addresses that lead to one of them. */
const aliases: Record<string, string> = { '/': paths[0]!, '/app-overview': paths[0]! }

/** Under which path the page of an address is saved; null: it is not. */
export function lastPagePath(pathname: string): string | null {
  const path = aliases[pathname] ?? pathname
  return SHOWS_LAST_PAGE && paths.includes(path) ? path : null
}
