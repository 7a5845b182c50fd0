import { startTransition, useEffect, useState } from 'react'
import '@mantine/charts/styles.layer.css'
import { LineChart } from '@mantine/charts'
import { Box, Group, Paper, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { CategoryRankingSeries } from '#contract/overview/sections.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { formatAxisDay, formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { dayTicks, rankAxis } from '#web/ui/charts/chart-axis.ts'
import { usePhone, useWide } from '#web/ui/hooks/media-queries.ts'
import { lineColour } from '#web/ui/charts/line-colour.ts'
import { chartName, isAlone, type RankDay, hiddenOf, isOnlyOne, type HiddenSeries } from './ranking-series.ts'
import {
  EndLabels,
  Legend,
  type RankLine,
  CHART_HEIGHT,
  LABEL_WIDTH,
  MARGIN,
  WIDE_LABEL_WIDTH,
  X_AXIS_HEIGHT,
  Dot,
} from './ranking-labels.tsx'
import { RankText } from './ranking-table.tsx'

/**
 * Counts from 0 to `last`, one more after each frame: what is drawn by and by in short tasks does not hold up a reader who
 * scrolls, as one long task would.
 */
function useStages(last: number): number {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (stage >= last) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setStage(stage + 1)))
    return () => cancelAnimationFrame(frame)
  }, [stage, last])
  return stage
}

interface Props {
  series: readonly CategoryRankingSeries[]
  /** Every day of the span, in order. */
  days: readonly RankDay[]
  hidden: HiddenSeries
  onToggle: (category: string) => void
}

/** Lines of ranks over days: #1 on top, a gap where there is no rank. The table beside it says the same in text. */
export function RankingChart({ series, days, hidden, onToggle }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const labelWidth = useWide() ? WIDE_LABEL_WIDTH : LABEL_WIDTH
  const stage = useStages(2)
  const all = series.map(({ category }) => category)
  const gone = hiddenOf(hidden, all)
  const lines = series.map((one, index): RankLine & { name: string } => ({
    name: `s${index}`,
    index,
    category: one.category,
    label: chartName(one),
    color: lineColour(index),
    shown: !gone.has(one.category),
    stays: isOnlyOne(gone, one.category, all),
  }))
  const shown = lines.filter((line) => line.shown)
  // The axis has room for what is shown: with one line less, the others may be seen closer.
  const axis = rankAxis(days.flatMap(({ ranks }) => shown.flatMap(({ index }) => ranks[index] ?? [])))
  const lineProps = Object.fromEntries(
    lines.map(({ name, color, index }) => [
      name,
      {
        activeDot: { r: 4, fill: color, stroke: 'var(--sg-surface)', strokeWidth: 2 },
        // Every day is asked for its dot: only where one needs it.
        dot: days.some((_, at) => isAlone(days, at, index)) && <LoneDot days={days} line={index} color={color} />,
      },
    ]),
  )
  const data = days.map(({ date, ranks }) => ({
    date,
    ...Object.fromEntries(ranks.map((rank, index) => [`s${index}`, rank ?? null])),
  }))
  const unit = days.length > 120 ? 'month' : 'day'

  return (
    <Box pos="relative" pl="sm" pr="var(--sg-card-padding)">
      <LineChart
        h={CHART_HEIGHT}
        data={data}
        dataKey="date"
        series={stage < 2 ? [] : shown}
        withXAxis={stage > 0}
        withYAxis={stage > 0}
        gridAxis={stage > 0 ? 'x' : 'none'}
        withTooltip={stage > 1}
        curveType="linear"
        connectNulls={false}
        withDots={false}
        strokeWidth={2}
        tickLine="none"
        strokeDasharray="0"
        gridColor="var(--sg-grid)"
        textColor="var(--sg-text-2)"
        lineProps={({ name }) => lineProps[name] ?? {}}
        lineChartProps={{
          margin: { ...MARGIN, right: phone ? MARGIN.left : labelWidth },
          title: t`Category ranking history`,
        }}
        xAxisProps={{
          height: X_AXIS_HEIGHT,
          ticks: dayTicks(
            days.map(({ date }) => date),
            phone ? 4 : 7,
          ),
          interval: 0,
          tickFormatter: (day: UtcDay) => formatAxisDay(day, language(), unit),
          padding: { left: 8, right: 8 },
        }}
        yAxisProps={{
          reversed: true,
          scale: axis.scale,
          domain: [1, axis.end],
          ticks: axis.ticks,
          interval: 0,
          width: 44,
          tickFormatter: (rank: number) => `#${rank}`,
        }}
        tooltipProps={{
          cursor: { stroke: 'var(--sg-line-strong)', strokeWidth: 1 },
          content: <RankTooltip days={days} lines={shown} />,
        }}
      />
      {phone ? (
        <Legend lines={lines} onToggle={onToggle} />
      ) : (
        <EndLabels lines={lines} days={days} axis={axis} width={labelWidth} onToggle={onToggle} />
      )}
    </Box>
  )
}

interface LoneDotProps {
  days: readonly RankDay[]
  /** Number of the line. */
  line: number
  color: string | undefined
  /** Filled in by the chart for each point. */
  cx?: number
  cy?: number
  index?: number
}

/** A dot for a day between gaps, which no line reaches. */
function LoneDot({ days, line, color, cx, cy, index = -1 }: LoneDotProps) {
  return isAlone(days, index, line) ? <circle cx={cx} cy={cy} r={2.5} fill={color} /> : null
}

interface RankTooltipProps {
  days: readonly RankDay[]
  lines: readonly RankLine[]
  /** Filled in by the chart. */
  active?: boolean
  label?: string
}

/** One day: its date, then the charts from the best rank on. */
function RankTooltip({ days, lines, active, label }: RankTooltipProps) {
  const day = active ? days.find(({ date }) => date === label) : undefined
  if (!day) return null
  const order = (rank: RankDay['ranks'][number]) => rank ?? (rank === null ? Number.MAX_SAFE_INTEGER : Infinity)
  const rows = lines
    .map((line) => ({ line, rank: day.ranks[line.index], depth: day.depths[line.index] }))
    .sort((a, b) => (order(a.rank) < order(b.rank) ? -1 : 1))
  return (
    <Paper shadow="md" px="sm" py={10} miw={180} c="bright" fz="sm" lh="sm">
      <Text size="xs" c="dimmed" mb={6}>
        {formatDay(day.date, language())}
      </Text>
      {rows.map(({ line, rank, depth }) => (
        <Group key={line.category} gap={6} wrap="nowrap">
          <Dot color={line.color} />
          <span>{line.label}</span>
          <Text span inherit fw={630} ml="auto" pl="sm">
            <RankText rank={rank} depth={depth} />
          </Text>
        </Group>
      ))}
    </Paper>
  )
}
