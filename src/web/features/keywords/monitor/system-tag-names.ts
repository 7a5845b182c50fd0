import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { SystemTag } from '#aso/keywords/system-tags.ts'

/** The tags that are worked out. */
export const systemTagNames: Record<SystemTag, MessageDescriptor> = {
  brand: msg`Brand`,
  generic: msg`Generic`,
  'in-title': msg`In title`,
  'in-subtitle': msg`In subtitle`,
  'in-keyword-field': msg`In keyword field`,
  'top-10': msg`Top 10`,
  new: msg`New`,
  lost: msg`Lost`,
}
