import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type PointerEvent } from 'react'
import type { Store } from '#contract/store.ts'
import { placeMarks, type Mark } from '#web/apps/marks/marks.ts'
import { formatAxisDay, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { dayTicks, decimalsOf } from '#web/ui/charts/chart-axis.ts'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { useWidth } from '#web/ui/hooks/use-width.ts'
import { piecesOf, type ConversionDays } from '../figures/conversion-days.ts'
import { shortSourceName } from '../figures/names.ts'
import { chartPlaces, HEIGHT, MARK_ROOM, sourceColour } from './chart-places.ts'
import { ChartMarks } from './chart-marks.tsx'
import classes from './conversion.module.css'
import { DayRates } from './day-rates.tsx'

interface Props {
  days: ConversionDays
  marks: readonly Mark[]
  store: Store
}

/** A line for each source, gaps where the store tells nothing, upright lines where something happened. */
export default function ConversionChart({ days: { dates, lines }, marks, store }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, 'half-chart') ?? 520
  const [hovered, setHovered] = useState<number | null>(null)
  const { left, right, top, bottom, step, axis, x, y, ends } = chartPlaces(lines, dates.length, width, phone)
  const placed = placeMarks(marks, dates, step, MARK_ROOM)
  const digits = Math.max(0, decimalsOf(axis) - 2)
  const dayAt = (event: PointerEvent) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left
    return Math.max(0, Math.min(dates.length - 1, Math.round((at - left) / step)))
  }
  return (
    <div className={classes.frame} ref={frame}>
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
      {hovered !== null && (
        <DayRates
          day={dates[hovered] ?? ''}
          rates={lines.map(({ source, values }) => ({ source, rate: values[hovered] ?? null }))}
          store={store}
          x={x(hovered)}
          isLeft={hovered > dates.length / 2}
        />
      )}
      {phone && (
        <ul className={classes.legend}>
          {lines.map(({ source }) => (
            <li key={source}>
              <span className={classes.dot} style={{ background: sourceColour(source) }} aria-hidden />
              {shortSourceName(source)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
