import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tone } from '#contract/reviews/inbox.ts'

export const toneNames: Record<Tone, MessageDescriptor> = {
  warm: msg`Tone: warm`,
  neutral: msg`Tone: neutral`,
  short: msg`Tone: short`,
  formal: msg`Tone: formal`,
}

export const tones = Object.keys(toneNames) as Tone[]
