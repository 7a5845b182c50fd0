import { getLinks, type Links } from '#contract/links.ts'
import { read, useRead } from './read.ts'

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

/** Addresses that the operator configured; none until they have loaded. */
export const useLinks = (enabled = true): Links => useRead(read(getLinks, {}), { enabled }).data ?? noLinks
