import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppEventType } from '#contract/overview/sections.ts'

/** The kinds of in-app events in words. */
export const eventTypes: Record<AppEventType, MessageDescriptor> = {
  LIVE_EVENT: msg`Live event`,
  PREMIERE: msg`Premiere`,
  CHALLENGE: msg`Challenge`,
  COMPETITION: msg`Competition`,
  NEW_SEASON: msg`New season`,
  MAJOR_UPDATE: msg`Major update`,
  SPECIAL_EVENT: msg`Special event`,
}
