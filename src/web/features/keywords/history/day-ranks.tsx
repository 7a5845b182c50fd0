import { Trans } from '@lingui/react/macro'
import { Box, Group, Paper, Text } from '@mantine/core'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { Store } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './rank-history-chart.module.css'

interface Props {
  day: UtcDay
  /** null: not measured; 0: deeper than the store's search goes. */
  rows: readonly { id: string; name: string; color: string; rank: number | null }[]
  /** Horizontal position of the day, px. */
  x: number
  /** Placed to the left of it. */
  isLeft: boolean
  /** Names what changed on the day, so that its ranks aren't compared with those before. */
  change: string | null
  store: Store
  lang: string
}

/** All ranks of a day, best first. For pointers only: the table has the same content. */
export function DayRanks({ day, rows, x, isLeft, change, store, lang }: Props) {
  const order = (rank: number | null) => (rank === null ? Infinity : rank === 0 ? Number.MAX_VALUE : rank)
  return (
    <Paper
      className={classes.tooltip}
      shadow="md"
      px="sm"
      py={10}
      miw={180}
      maw={300}
      fz="sm"
      lh="sm"
      style={{ left: x }}
      data-left={isLeft || undefined}
      aria-hidden
    >
      <Text size="xs" c="dimmed" mb={6}>
        {formatDay(day, language())}
        {change !== null && ` · ${change}`}
      </Text>
      {rows
        .toSorted((a, b) => order(a.rank) - order(b.rank) || 0)
        .map(({ id, name, color, rank }) => (
          <Group component="p" gap={6} wrap="nowrap" key={id}>
            <Box component="span" flex="none" w={8} h={8} bdrs="50%" bg={color} />
            <span lang={lang}>{name}</span>
            <Text component="b" inherit ml="auto" pl="sm" fw={630}>
              <RankOfDay rank={rank} store={store} />
            </Text>
          </Group>
        ))}
    </Paper>
  )
}

/** A day's rank in words: "#12", "30+" for deeper than the store's search goes, or not measured. */
export function RankOfDay({ rank, store }: { rank: number | null; store: Store }) {
  if (rank === null) return <Trans>Not measured</Trans>
  return rank === 0 ? `${searchDepth(store)}+` : `#${rank}`
}
