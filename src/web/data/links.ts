import { getLinks, type Links } from '#contract/links.ts'
import { read, useRead } from './read.ts'

const none: Links = { terms: null, support: null, legacy: null, testMenu: false }

/** Addresses that the operator set; what is not known yet leads nowhere. */
export const useLinks = (enabled = true): Links => useRead(read(getLinks, {}), { enabled }).data ?? none
