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
  language: string
  scheme: string
  /** Of the window, px. */
  width: number
  /** Files of the styles that the markup needs, in their order. */
  styles: readonly string[]
}

const OVERVIEW = '/app-overview/my-app'
/** Addresses of the pages that may be saved. Of their search, they know what is selected alone. */
const paths = new Map([
  [OVERVIEW, OVERVIEW],
  ['/', OVERVIEW],
  ['/app-overview', OVERVIEW],
  ['/home', '/home'],
])

/** Under which path the page of an address is saved; null: it is not. */
export const lastPagePath = (pathname: string): string | null => (SHOWS_LAST_PAGE && paths.get(pathname)) || null
