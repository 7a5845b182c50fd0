import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AppEventType } from '#contract/overview/sections.ts'

/** The kinds of in-app events in words. */
export const eventTypes: Record<AppEventType, ReactNode> = {
  LIVE_EVENT: <Trans>Live event</Trans>,
  PREMIERE: <Trans>Premiere</Trans>,
  CHALLENGE: <Trans>Challenge</Trans>,
  COMPETITION: <Trans>Competition</Trans>,
  NEW_SEASON: <Trans>New season</Trans>,
  MAJOR_UPDATE: <Trans>Major update</Trans>,
  SPECIAL_EVENT: <Trans>Special event</Trans>,
}
