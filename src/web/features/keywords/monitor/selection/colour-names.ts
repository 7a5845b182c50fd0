import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { TagColour } from '#contract/keywords/tracked.ts'

export const colourNames: Record<TagColour, MessageDescriptor> = {
  grey: msg`Grey`,
  violet: msg`Violet`,
  blue: msg`Blue`,
  teal: msg`Teal`,
  green: msg`Green`,
  amber: msg`Amber`,
  red: msg`Red`,
  pink: msg`Pink`,
}
