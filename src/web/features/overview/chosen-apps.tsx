import { Plural, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { Competitor } from '#contract/projects.ts'
import { AppChips } from '#web/apps/app-chips.tsx'

interface AppsShownProps {
  competitors: readonly Competitor[]
  chosen: readonly Competitor[]
  onToggle: (trackId: string) => void
  /** Of its line; null: it has none in the shown chart. */
  colourOf: (trackId: string) => string | null
  /** What stands there without any competitor. */
  children: ReactNode
}

/** Which competitors have a line in the chart. */
export function AppsShown({ competitors, chosen, onToggle, colourOf, children }: AppsShownProps) {
  const { t } = useLingui()
  if (competitors.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    )
  const isFull = chosen.length >= SHOWN_MAX
  return (
    <Group gap="xs">
      <AppChips
        label={t`Competitors`}
        onToggle={onToggle}
        chips={competitors.map(({ trackId, name, iconUrl }) => {
          const isOn = chosen.some((one) => one.trackId === trackId)
          return { id: trackId, name, iconUrl, isOn, isFull: isFull && !isOn, color: colourOf(trackId) }
        })}
      />
      {competitors.length > SHOWN_MAX && (
        <Text span size="sm" c="dimmed">
          <Plural value={SHOWN_MAX} one="# at a time" other="Up to # at a time" />
        </Text>
      )}
    </Group>
  )
}

/** Competitors whose lines are drawn at the same time (OP-47). */
export const SHOWN_MAX = 5

interface ChosenApps {
  /** In the order of the list. */
  chosen: readonly Competitor[]
  toggle: (trackId: string) => void
}

/** Which competitors are shown: the first ones until the reader chooses. */
export function useChosenApps(competitors: readonly Competitor[]): ChosenApps {
  const [ids, setIds] = useState<readonly string[] | null>(null)
  const chosen = chosenOf(competitors, ids)
  return { chosen, toggle: (trackId) => setIds(toggledApps(chosen, trackId)) }
}

/** `ids` null: nothing was chosen yet. One that is a competitor no longer is left out. */
export const chosenOf = (competitors: readonly Competitor[], ids: readonly string[] | null): Competitor[] =>
  competitors.filter(({ trackId }) => ids === null || ids.includes(trackId)).slice(0, SHOWN_MAX)

/** With one more or one less; never more than can be told apart. */
export function toggledApps(chosen: readonly Competitor[], trackId: string): string[] {
  const ids = chosen.map((one) => one.trackId)
  if (ids.includes(trackId)) return ids.filter((one) => one !== trackId)
  return ids.length < SHOWN_MAX ? [...ids, trackId] : ids
}
