import { Box, Group, Text, Tooltip, UnstyledButton } from '@mantine/core'
import { placeOf, spread, type RankAxis } from '#web/ui/charts/chart-axis.ts'
import { lastRank, type RankDay } from './ranking-series.ts'
import classes from './ranking-chart.module.css'

export interface RankLine {
  /** Its place among the ranks of a day. */
  index: number
  category: string
  label: string
  color: string
  shown: boolean
  /** The last one shown cannot be hidden. */
  stays: boolean
}

interface Props {
  lines: readonly RankLine[]
  onToggle: (category: string) => void
}

/** Room for each name, so that a finger or a mouse hits the right one. */
const GAP = 24

interface EndProps extends Props {
  days: readonly RankDay[]
  axis: RankAxis
  /** Room for the names, px. */
  width: number
}

/** Names at the ends of the lines, pushed apart where two end close together; a press hides or shows a line. */
export function EndLabels({ lines, days, axis, width, onToggle }: EndProps) {
  const ends = lines.flatMap((line) => {
    const last = lastRank(days, line.index)
    // A hidden line may end beyond the axis, which is that of the others.
    return last ? [{ line, place: MARGIN.top + Math.min(1, placeOf(last.rank, axis)) * PLOT_HEIGHT }] : []
  })
  const places = spread(
    ends.map(({ place }) => place),
    GAP,
    MARGIN.top + PLOT_HEIGHT,
  )
  return (
    <ul className={classes.ends} style={{ width }}>
      {ends.map(({ line }, index) => (
        <li key={line.category} className={classes.end} style={{ top: places[index] }}>
          <Toggle line={line} only={lines.length === 1} onToggle={onToggle} />
        </li>
      ))}
    </ul>
  )
}

/** On a phone the names stand below. */
export function Legend({ lines, onToggle }: Props) {
  return (
    <Group component="ul" gap="0 4px" pt={2} align="stretch">
      {lines.map((line) => (
        <li key={line.category}>
          <Toggle line={line} only={lines.length === 1} onToggle={onToggle} />
        </li>
      ))}
    </Group>
  )
}

interface ToggleProps {
  line: RankLine
  /** There is nothing to choose between. */
  only: boolean
  onToggle: (category: string) => void
}

function Toggle({ line: { category, label, color, shown, stays }, only, onToggle }: ToggleProps) {
  const content = (
    <>
      <Dot color={color} hollow={!shown} />
      <Text span inherit truncate>
        {label}
      </Text>
    </>
  )
  if (only) return <span className={classes.toggle}>{content}</span>
  return (
    <Tooltip label={label}>
      <UnstyledButton
        className={classes.toggle}
        aria-pressed={shown}
        aria-disabled={stays || undefined}
        onClick={() => onToggle(category)}
      >
        {content}
      </UnstyledButton>
    </Tooltip>
  )
}

export function Dot({ color, hollow = false }: { color: string; hollow?: boolean }) {
  return (
    <Box
      component="span"
      flex="none"
      w={8}
      h={8}
      bdrs="50%"
      style={hollow ? { boxShadow: `inset 0 0 0 1.5px ${color}` } : { background: color }}
      aria-hidden
    />
  )
}

/** Sizes of the drawing, px: the labels beside it are placed by the same. */
export const CHART_HEIGHT = 300
export const X_AXIS_HEIGHT = 30
export const MARGIN = { top: 12, right: 12, bottom: 0, left: 4 }
export const LABEL_WIDTH = 150
/** Where the window has room for whole names. */
export const WIDE_LABEL_WIDTH = 230
/** Height of the part that holds the lines. */
const PLOT_HEIGHT = CHART_HEIGHT - X_AXIS_HEIGHT - MARGIN.top - MARGIN.bottom
