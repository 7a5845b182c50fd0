import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { KeywordCheckbox } from '../selection/keyword-checkbox.tsx'
import { useRowKeys } from '../selection/use-row-keys.ts'
import { toggleTracking } from '../tracking/toggle-tracking.ts'
import type { TrackingState } from '../tracking/use-tracking.ts'
import { columnName, placeNames } from './keyword-columns.ts'
import type { KeywordRow } from '../list/keyword-row.ts'
import { nextSort } from '../list/keyword-sort.ts'
import type { KeywordRowsProps } from './keyword-rows-props.ts'
import classes from './keyword-rows.module.css'
import { Change, Rank } from './metric-cells.tsx'
import { useRowWindow } from './use-row-window.ts'

/** As in the style sheet, px. */
const ROW_HEIGHT = 64

/** The table on a phone: two lines for each keyword, its rank and change at the right. */
export function KeywordRows(props: KeywordRowsProps) {
  const { caption, rows, columns, ranksOf, sort, onSort, showsSort, store, locale, selected, tracking } = props
  const { t, i18n } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const drawn = useRowWindow(list, rows.length, ROW_HEIGHT)
  const { from, to } = drawn
  const keys = useRowKeys(rows, selected, ({ keyword }) => void toggleTracking(tracking, keyword), drawn)
  return (
    <>
      {showsSort && (
        <span className={classes.sort}>
          <FilterSelect
            label={t`Sort by`}
            value={sort.column}
            options={columns.map((column) => ({ value: column, label: i18n._(columnName(column, ranksOf)) }))}
            onChange={(column) => column !== sort.column && onSort(nextSort(sort, column))}
          />
        </span>
      )}
      <h2 className="sg-visually-hidden">{caption}</h2>
      <ul
        ref={list}
        className={classes.list}
        style={{ paddingTop: from * ROW_HEIGHT, paddingBottom: (rows.length - to) * ROW_HEIGHT }}
      >
        {rows.slice(from, to).map((row, index) => (
          <li
            key={row.keyword}
            className={classes.row}
            data-row={from + index}
            data-selected={selected.has(row.keyword) || undefined}
          >
            <KeywordCheckbox
              label={row.keyword}
              checked={selected.has(row.keyword)}
              tabIndex={from + index === keys.stop ? 0 : -1}
              onChange={(isRange) => keys.onToggle(from + index, isRange)}
              onFocus={() => keys.onFocus(from + index)}
              onKeyDown={keys.onKeyDown}
            />
            <span className={classes.text}>
              <span className={classes.keyword} lang={locale}>
                {row.keyword}
              </span>
              <Second row={row} places={row.places?.map((place) => i18n._(placeNames[store][place]))} />
            </span>
            <TrackedTag state={tracking.stateOf(row.keyword)} />
            <span className={classes.rank}>
              <span className="sg-visually-hidden">{i18n._(columnName('rank', ranksOf))} </span>
              <Rank value={row.rank} isMeasured={row.appsCount !== null} />
              {row.change !== null && row.change !== 0 && <Change value={row.change} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function TrackedTag({ state }: { state: TrackingState | null }) {
  if (state === 'tracked')
    return (
      <Tag tone="good">
        <Trans>Tracked</Trans>
      </Tag>
    )
  if (state === 'adding')
    return (
      <Tag>
        <Trans>Adding…</Trans>
      </Tag>
    )
  if (state === 'waiting')
    return (
      <Tag>
        <Trans>Waiting to send</Trans>
      </Tag>
    )
  if (state === 'refused')
    return (
      <Tag>
        <Trans>Not accepted</Trans>
      </Tag>
    )
  return null
}

function Second({ row, places }: { row: KeywordRow; places: readonly string[] | undefined }) {
  const { volume, official, difficulty, relevancy } = row
  return (
    <span className={classes.second}>
      {volume !== null && (
        <span>{official?.isListed ? <Trans>Vol {volume}, official</Trans> : <Trans>Vol {volume}</Trans>}</span>
      )}
      {difficulty !== null && (
        <span>
          <Trans>Diff {difficulty}</Trans>
        </span>
      )}
      {relevancy !== null && (
        <span>
          <Trans>Rel {relevancy}</Trans>
        </span>
      )}
      {places?.[0] !== undefined && <span>{places[0]}</span>}
    </span>
  )
}
