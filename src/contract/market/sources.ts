import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'

/**
 * What the live market may ask of the stores: iTunes Search and Lookup, which Apple documents; product pages and charts of
 * apps.apple.com; the order of the store's own search; completions of a search; the feeds of reviews and charts; Google Play's pages.
 */
export const SourceName = v.picklist([
  'documented',
  'productPages',
  'chartPages',
  'searchOrder',
  'hints',
  'feeds',
  'playPages',
])
export type SourceName = v.InferOutput<typeof SourceName>

/** Used until somebody has chosen. */
export const DEFAULT_SOURCES: readonly SourceName[] = ['documented', 'productPages']

export const StoreSources = v.object({
  on: v.array(SourceName),
  /**
   * `environment`: STOREGLASS_SOURCES, and nobody can change it here; `update`: as the server used them before they had
   * switches; `nobody`: the default holds until staff answer.
   */
  chosenBy: v.picklist(['environment', 'staff', 'update', 'nobody']),
})
export type StoreSources = v.InferOutput<typeof StoreSources>

/** For everybody: pages name what they lack. */
export const getStoreSources = endpoint({
  id: 'getStoreSources',
  summary: 'Which sources of the live market this server uses',
  method: 'GET',
  path: '/settings/v1/store-sources',
  response: StoreSources,
})

export const chooseStoreSources = endpoint({
  id: 'chooseStoreSources',
  summary: 'Choose which sources of the live market this server uses; those that are left out are off',
  method: 'PUT',
  path: '/admin/v1/store-sources',
  privilege: 'admin/manage',
  body: v.object({ on: v.array(SourceName) }),
  response: StoreSources,
  errors: ['SOURCES_FIXED'],
})
