import { useLingui } from '@lingui/react/macro'
import { Box, Group, Paper, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type PointerEvent } from 'react'
import type { OwnSource } from '#contract/connections/own-performance.ts'
import type { Store } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { marksInFull, marksName } from '#web/apps/marks/mark-name.ts'
import { placeMarks, type Mark, type PlacedMark } from '#web/apps/marks/marks.ts'
import { formatAxisDay, formatDay, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { dayTicks, decimalsOf, roundAxis, spread } from '#web/ui/charts/chart-axis.ts'
import { lineColour } from '#web/ui/charts/line-colour.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { useWidth } from '#web/ui/hooks/use-width.ts'
import classes from './conversion-chart.module.css'
import { shortSourceName, rateText, sourceName } from './figure-texts.tsx'
import { piecesOf, type ConversionDays, type ConversionLine } from './performance-figures.ts'

interface Props {
  days: ConversionDays
  marks: readonly Mark[]
  store: Store
}

/** A line for each source, gaps where the store reports nothing, vertical lines where something happened. */
export default function ConversionChart({ days: { dates, lines }, marks, store }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, 'half-chart') ?? 520
  const [hovered, setHovered] = useState<number | null>(null)
  const hoveredDay = hovered === null ? undefined : dates[hovered]
  const { left, right, top, bottom, step, axis, x, y, ends } = chartPlaces(lines, dates.length, width, phone)
  const placed = placeMarks(marks, dates, step, MARK_ROOM)
  const digits = Math.max(0, decimalsOf(axis) - 2)
  const dayAt = (event: PointerEvent) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left
    return Math.max(0, Math.min(dates.length - 1, Math.round((at - left) / step)))
  }
  return (
    <Box pos="relative" mih={252} ref={frame}>
      <svg
        className={classes.drawing}
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={t`Conversion by source`}
        onPointerMove={(event) => setHovered(dayAt(event))}
        onPointerLeave={() => setHovered(null)}
      >
        {axis.ticks.map((tick) => (
          <g key={tick}>
            <line className={classes.grid} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
            <text className={classes.tick} x={left - 10} y={y(tick)} dy="0.32em" textAnchor="end">
              {formatPercent(tick, language(), digits)}
            </text>
          </g>
        ))}
        {dayTicks(dates, phone ? 3 : 4).map((day) => (
          <text key={day} className={classes.tick} x={x(dates.indexOf(day))} y={bottom + 22} textAnchor="middle">
            {formatAxisDay(day, language(), 'day')}
          </text>
        ))}
        {placed.map(({ index }) => (
          <line key={index} className={classes.mark} x1={x(index)} x2={x(index)} y1={top - 14} y2={bottom} />
        ))}
        {hovered !== null && <line className={classes.cursor} x1={x(hovered)} x2={x(hovered)} y1={top} y2={bottom} />}
        {lines.map(({ source, values }) =>
          piecesOf(values).map((piece) =>
            piece.values.length === 1 ? (
              <circle
                key={`${source} ${piece.from}`}
                cx={x(piece.from)}
                cy={y(piece.values[0] ?? 0)}
                r={2.5}
                fill={sourceColour(source)}
              />
            ) : (
              <polyline
                key={`${source} ${piece.from}`}
                className={classes.line}
                stroke={sourceColour(source)}
                points={piece.values.map((value, index) => `${x(piece.from + index)},${y(value)}`).join(' ')}
              />
            ),
          ),
        )}
        {ends.map(({ source, index, value, label }) => (
          <g key={source}>
            <circle cx={x(index)} cy={y(value)} r={3.5} fill={sourceColour(source)} />
            {!phone && (
              <text className={classes.end} x={right + 12} y={label} dy="0.32em">
                {shortSourceName(source)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <ChartMarks placed={placed} x={x} store={store} phone={phone} />
      {hoveredDay !== undefined && hovered !== null && (
        <DayRates
          day={hoveredDay}
          rates={lines.map(({ source, values }) => ({ source, rate: values[hovered] ?? null }))}
          store={store}
          x={x(hovered)}
          isLeft={hovered > dates.length / 2}
        />
      )}
      {phone && (
        <Group component="ul" gap="6px 16px" px="md" pt={4} pb="xs" fz="sm" lh="sm">
          {lines.map(({ source }) => (
            <Group component="li" key={source} gap="xs">
              <Box component="span" flex="none" w={8} h={8} bdrs="50%" bg={sourceColour(source)} aria-hidden />
              {shortSourceName(source)}
            </Group>
          ))}
        </Group>
      )}
    </Box>
  )
}

export const HEIGHT = 252
/** For a mark with words, and between the names at the ends of the lines, px. */
export const MARK_ROOM = 132
const LABEL_GAP = 15
/** The axis spans so much at least, so that a small change doesn't look like a great one. */
const LEAST_RANGE = 0.04

/** A colour for each source, whichever of them are drawn. */
const places: Record<OwnSource, number> = {
  search: 0,
  browse: 1,
  'web-referrer': 2,
  'app-referrer': 3,
  ads: 4,
  other: 7,
}
export const sourceColour = (source: OwnSource): string => lineColour(places[source])

/** Where everything in a drawing of this width stands, px. */
export function chartPlaces(lines: readonly ConversionLine[], dayCount: number, width: number, phone: boolean) {
  const [left, top, bottom] = [48, 48, HEIGHT - 30]
  const right = Math.max(left + 60, width - (phone ? 30 : 104))
  const step = (right - left) / Math.max(1, dayCount - 1)
  const axis = roundAxis(
    lines.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
    { leastRange: LEAST_RANGE, within: [0, Number.POSITIVE_INFINITY] },
  )
  const [from, to] = axis.domain
  const x = (index: number) => left + index * step
  const y = (value: number) => bottom - ((value - from) / (to - from)) * (bottom - top)
  const ends = lines.flatMap(({ source, values }) => {
    const last = piecesOf(values).at(-1)
    const value = last?.values.at(-1)
    return last && value !== undefined ? [{ source, index: last.from + last.values.length - 1, value }] : []
  })
  const labels = spread(
    ends.map(({ value }) => y(value)),
    LABEL_GAP,
    bottom,
  )
  return {
    left,
    right,
    top,
    bottom,
    step,
    axis,
    x,
    y,
    ends: ends.map(({ source, index, value }, place) => ({ source, index, value, label: labels[place] ?? 0 })),
  }
}

interface ChartMarksProps {
  placed: readonly PlacedMark[]
  /** Place of a day, px. */
  x: (index: number) => number
  store: Store
  phone: boolean
}

/** What happened, above its day, where there is no room for words a dot; it leads to the timeline. */
function ChartMarks({ placed, x, store, phone }: ChartMarksProps) {
  const { t } = useLingui()
  return (
    <ul className={classes.marks} aria-label={t`Releases and listing changes`}>
      {placed.map(({ index, marks, isLabelled }) => {
        const names = marksInFull(marks, store)
        const day = marks[0] ? formatDay(marks[0].day, language()) : ''
        const isNamed = isLabelled && !phone
        return (
          <li key={index} style={{ left: x(index) }}>
            <Link
              to="/analyze-market/timeline"
              className={isNamed ? classes.label : classes.point}
              title={names}
              aria-label={`${names}, ${day}`}
            >
              {isNamed && marksName(marks, store)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

interface DayRatesProps {
  day: UtcDay
  rates: readonly { source: OwnSource; rate: number | null }[]
  store: Store
  /** Place of the day, px. */
  x: number
  /** There is more room to its left. */
  isLeft: boolean
}

/** All rates of a day, the highest first. */
function DayRates({ day, rates, store, x, isLeft }: DayRatesProps) {
  return (
    <Paper
      className={classes.tooltip}
      shadow="md"
      px="sm"
      py={10}
      miw={180}
      fz="sm"
      lh="sm"
      style={{ left: x }}
      data-left={isLeft || undefined}
      aria-hidden
    >
      <Text size="xs" c="dimmed" mb={6}>
        {formatDay(day, language())}
      </Text>
      {rates
        .toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1))
        .map(({ source, rate }) => (
          <Group component="p" key={source} gap={6} wrap="nowrap" style={{ whiteSpace: 'nowrap' }}>
            <Box component="span" flex="none" w={8} h={8} bdrs="50%" bg={sourceColour(source)} />
            {sourceName(source, store)}
            <Text span inherit fw={630} ml="auto" pl="sm">
              {rateText(rate)}
            </Text>
          </Group>
        ))}
    </Paper>
  )
}
