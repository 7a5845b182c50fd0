import { getLinks, type Links } from '#contract/links.ts'
import { inMemory, read, useRead } from './read.ts'

export const noLinks: Links = {
  terms: null,
  privacy: null,
  support: null,
  helpCenter: null,
  agency: null,
  academy: null,
  guide: null,
  releaseNotes: null,
  company: null,
  docs: null,
  videos: null,
  legacy: null,
  testMenu: false,
  plans: true,
  market: 'sample',
}

/** What is known of them without asking; the menu asks. */
export const knownLinks = (): Links => inMemory(read(getLinks, {})) ?? noLinks

/** What the operator configured; nothing until it has loaded. */
export const useLinks = (enabled = true): Links => useRead(read(getLinks, {}), { enabled }).data ?? noLinks
