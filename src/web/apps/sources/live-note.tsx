import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { DAY_MS, type UtcDay } from '#contract/protocol/days.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { formatDate, formatDay, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useIdentity } from '#web/session/hooks.ts'

/** Why a page lacks something of a live store, when it is there and what helps. Nothing in the other markets. */
export function LiveNote({ children }: { children: ReactNode }) {
  if (useIdentity()?.market !== 'live') return null
  return (
    <Text component="span" display="block" size="sm" c="dimmed" role="note">
      {children}
    </Text>
  )
}

/** Of what is recorded day by day and was on one day only. */
export function FirstDayNote({ day }: { day: UtcDay }) {
  const [since, next] = [formatDay(day, language()), nextReading(day)]
  return (
    <LiveNote>
      <Trans>
        Recorded since {since}. The first comparison comes after {next}.
      </Trans>
    </LiveNote>
  )
}

/** When the stores are read for the day after a UTC day, on the reader's clock: "1. December 2026, 01:00". */
export function nextReading(day: UtcDay = dayFromToday(0)): string {
  const at = Date.parse(day) + DAY_MS
  return `${formatDate(at, language())}, ${formatTime(at, language())}`
}
