import { Box, Group, UnstyledButton } from '@mantine/core'
import { useRef, useState, type PointerEvent } from 'react'
import type { Store } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { formatAxisDay, formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { dayTicks, placeOf, rankAxis, spread } from '#web/ui/charts/chart-axis.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { useWidth } from '#web/ui/hooks/use-width.ts'
import { placeMarks, type Mark, type PlacedMark } from '#web/apps/marks/marks.ts'
import { marksInFull, marksName, orderChange } from '#web/apps/marks/mark-name.ts'
import { heightOf, LABEL_GAP, LABEL_ROOM, MARK_ROOM, plotArea, type RankLine, rankRuns } from './chart-lines.ts'
import { DayRanks } from './day-ranks.tsx'
import classes from './rank-history-chart.module.css'

interface Props {
  lines: readonly RankLine[]
  label: string
  /** UTC days, oldest first; each line has as many ranks. */
  days: readonly UtcDay[]
  marks: readonly Mark[]
  onMark?: (marks: readonly Mark[]) => void
  /** Days that were chosen by dragging, as indexes. */
  onDays?: (from: number, to: number) => void
  store: Store
  /** Of the names. */
  lang: string
  /** Beside other things: as on a phone, the names stand below. */
  isCompact?: boolean
}

/** Lines of ranks over days: the first place on top, gaps where there is no rank, upright lines where something happened. */
export function RankHistoryChart(props: Props) {
  const { lines, label, days, marks, onMark, onDays, store, lang, isCompact = false } = props
  const phone = usePhone() || isCompact
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, isCompact ? 'half-chart' : 'chart') ?? 900
  const [hovered, setHovered] = useState<number | null>(null)
  const hoveredDay = hovered === null ? undefined : days[hovered]
  const [dragged, setDragged] = useState<number | null>(null)
  const { left, right, top, bottom } = plotArea(width, phone)
  const step = (right - left) / Math.max(1, days.length - 1)
  const axis = rankAxis(lines.flatMap(({ ranks }) => ranks.filter((rank) => rank !== null && rank > 0)) as number[])
  const x = (index: number) => left + index * step
  const y = (rank: number) => top + placeOf(rank, axis) * (bottom - top)
  const placed = placeMarks(marks, days, step, MARK_ROOM)
  const ends = lines.flatMap((line) => {
    const last = rankRuns(line.ranks).at(-1)
    const rank = last?.ranks.at(-1)
    return last && rank !== undefined ? [{ line, at: last.from + last.ranks.length - 1, place: y(rank) }] : []
  })
  const places = spread(
    ends.map(({ place }) => place),
    LABEL_GAP,
    bottom,
  )
  const dayAt = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    return Math.max(0, Math.min(days.length - 1, Math.round((event.clientX - box.left - left) / step)))
  }
  return (
    <div className={classes.frame} ref={frame}>
      <svg
        className={classes.drawing}
        width={width}
        height={heightOf(phone)}
        role="img"
        aria-label={label}
        onPointerMove={(event) => setHovered(dayAt(event))}
        onPointerLeave={() => (setHovered(null), setDragged(null))}
        onPointerDown={(event) => onDays && event.pointerType === 'mouse' && setDragged(dayAt(event))}
        onPointerUp={(event) => {
          const to = dayAt(event)
          if (dragged !== null && Math.abs(to - dragged) > 1) onDays?.(Math.min(dragged, to), Math.max(dragged, to))
          setDragged(null)
        }}
      >
        {axis.ticks.map((tick) => (
          <g key={tick}>
            <line className={classes.grid} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
            <text className={classes.tick} x={left - 10} y={y(tick)} dy="0.32em" textAnchor="end">
              #{tick}
            </text>
          </g>
        ))}
        {dayTicks(days, phone ? 3 : 7).map((day) => (
          <text key={day} className={classes.tick} x={x(days.indexOf(day))} y={bottom + 22} textAnchor="middle">
            {formatAxisDay(day, language(), 'day')}
          </text>
        ))}
        {placed.map(({ index }) => (
          <line key={index} className={classes.mark} x1={x(index)} x2={x(index)} y1={top - 12} y2={bottom} />
        ))}
        {dragged !== null && hovered !== null && (
          <rect
            className={classes.chosen}
            x={Math.min(x(dragged), x(hovered))}
            width={Math.abs(x(hovered) - x(dragged))}
            y={top}
            height={bottom - top}
          />
        )}
        {hovered !== null && <line className={classes.cursor} x1={x(hovered)} x2={x(hovered)} y1={top} y2={bottom} />}
        {lines.map(({ id, color, isDashed, ranks }) =>
          rankRuns(ranks).map((run) =>
            run.ranks.length === 1 ? (
              <circle key={`${id} ${run.from}`} cx={x(run.from)} cy={y(run.ranks[0] ?? 1)} r={2.5} fill={color} />
            ) : (
              <polyline
                key={`${id} ${run.from}`}
                className={classes.line}
                stroke={color}
                strokeDasharray={isDashed ? '5 4' : undefined}
                points={run.ranks.map((rank, index) => `${x(run.from + index)},${y(rank)}`).join(' ')}
              />
            ),
          ),
        )}
        {ends.map(({ line, at, place }) => (
          <circle key={line.id} cx={x(at)} cy={place} r={4} fill={line.color} />
        ))}
        {!phone &&
          ends.map(({ line }, index) => (
            <text key={line.id} className={classes.end} x={right + 12} y={places[index]} dy="0.32em" lang={lang}>
              {shortened(line.name, LABEL_ROOM)}
            </text>
          ))}
      </svg>
      {onMark && <MarkButtons placed={placed} x={x} onMark={onMark} store={store} phone={phone} />}
      {hoveredDay !== undefined && hovered !== null && dragged === null && (
        <DayRanks
          day={hoveredDay}
          rows={lines.map(({ ranks, ...line }) => ({ ...line, rank: ranks[hovered] ?? null }))}
          x={x(hovered)}
          isLeft={hovered > days.length / 2}
          change={orderChange(marks, hoveredDay, store)}
          store={store}
          lang={lang}
        />
      )}
      {phone && (
        <Group component="ul" gap="6px 16px" align="stretch" px="md" pt={4} pb={14} fz="sm" lh="sm">
          {lines.map(({ id, name, color }) => (
            <Group component="li" display="inline-flex" gap="xs" wrap="nowrap" key={id}>
              <Box component="span" flex="none" w={8} h={8} bdrs="50%" bg={color} aria-hidden />
              <span lang={lang}>{name}</span>
            </Group>
          ))}
        </Group>
      )}
    </div>
  )
}

/** px a letter, about. */
const LETTER = 6.6

const shortened = (text: string, room: number) => {
  const most = Math.floor(room / LETTER)
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

interface MarkButtonsProps {
  placed: readonly PlacedMark[]
  /** Horizontal position of a day, px. */
  x: (index: number) => number
  onMark: (marks: readonly Mark[]) => void
  store: Store
  phone: boolean
}

/** What happened, above its day; where there is no room for words, a dot. */
function MarkButtons({ placed, x, onMark, store, phone }: MarkButtonsProps) {
  return (
    <ul className={classes.marks}>
      {placed.map(({ index, marks, isLabelled }) => {
        const names = marksInFull(marks, store)
        const day = marks[0] ? formatDay(marks[0].day, language()) : ''
        return (
          <li key={index} style={{ left: x(index) }}>
            <UnstyledButton
              className={isLabelled && !phone ? classes.label : classes.point}
              title={names}
              aria-label={`${names}, ${day}`}
              onClick={() => onMark(marks)}
            >
              {isLabelled && !phone && marksName(marks, store)}
            </UnstyledButton>
          </li>
        )
      })}
    </ul>
  )
}
