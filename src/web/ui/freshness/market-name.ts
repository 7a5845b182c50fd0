import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Market } from '#contract/store.ts'

/** The markets, as they are named where one chooses between them. */
export const marketName: Record<Market, MessageDescriptor> = {
  sample: msg`Sample market`,
  live: msg`Live market`,
  archive: msg`Imported archive`,
}
