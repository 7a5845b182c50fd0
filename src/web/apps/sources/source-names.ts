import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SourceName } from '#contract/market/sources.ts'

/** What a source of the live market is called. */
export const sourceNames: Readonly<Record<SourceName, MessageDescriptor>> = {
  documented: msg`Apple's Search and Lookup`,
  productPages: msg`App Store product pages`,
  chartPages: msg`App Store charts on the web`,
  searchOrder: msg`The App Store's own search order`,
  hints: msg`App Store search suggestions`,
  feeds: msg`App Store feeds of reviews and charts`,
  playPages: msg`Google Play's pages`,
}
