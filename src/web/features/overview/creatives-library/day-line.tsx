import { Trans } from '@lingui/react/macro'
import { Group, Slider, Text } from '@mantine/core'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { formatDayAndMonth } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { LIBRARY_DAYS } from './media.ts'
import type { ScreensState } from './screens-over-time.ts'

interface Props {
  label: string
  /** Newest first, at least two. */
  states: readonly ScreensState[]
  /** Which of them is shown. */
  at: number
  onChange: (at: number) => void
}

const DAY_MS = 86_400_000

/** The last days of a listing: each dot is a change, the last one today; arrow keys go from one to the next. */
export function DayLine({ label, states, at, onChange }: Props) {
  const [first, last] = [dayFromToday(-LIBRARY_DAYS), dayFromToday(0)]
  const placeOf = ({ since }: ScreensState) =>
    since === null ? 0 : Math.round((Date.parse(since) - Date.parse(first)) / DAY_MS)
  // Two changes of one day would share a dot.
  const places = states.map(placeOf)
  const dayOf = (place: number) => {
    const state = states[places.indexOf(place)]
    return formatDayAndMonth(state?.since ?? first, language())
  }
  return (
    <div>
      <Slider
        thumbLabel={label}
        size="xs"
        min={0}
        max={LIBRARY_DAYS}
        restrictToMarks
        marks={[...new Set(places)].toSorted((a, b) => a - b).map((value) => ({ value }))}
        value={places[at] ?? 0}
        label={dayOf}
        thumbProps={{ 'aria-valuetext': dayOf(places[at] ?? 0) }}
        onChange={(place) => {
          const next = places.indexOf(place)
          if (next !== -1) onChange(next)
        }}
      />
      <Group justify="space-between" mt={6}>
        <Text span size="xs" c="dimmed">
          {formatDayAndMonth(first, language())}
        </Text>
        <Text span size="xs" c="dimmed">
          {last && <Trans>Today</Trans>}
        </Text>
      </Group>
    </div>
  )
}
