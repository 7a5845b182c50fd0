import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useRowWindow } from '../../table/use-row-window.ts'
import { Change } from '../../table/metric-cells.tsx'
import type { QueuedState } from '../reads/use-queued-keywords.ts'
import type { MonitorRow } from '../rows/monitor-row.ts'
import { KeywordCheckbox } from '../../selection/keyword-checkbox.tsx'
import classes from './monitor-rows.module.css'
import type { MonitorRowsProps } from './monitor-rows-props.ts'
import { NotUpdated } from './not-updated.tsx'
import { QueuedText } from './queued-change.tsx'
import { RankToday } from './rank-cells.tsx'
import { RankSpark } from './rank-spark.tsx'

/** As in the style sheet, px. */
const ROW_HEIGHT = 64

/** The table on a phone: what is not in the two lines stands in the details, which a tap opens. */
export function MonitorRows({ caption, rows, selected, colours, queued, onOpen, locale }: MonitorRowsProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const { from, to } = useRowWindow(list, rows.length, ROW_HEIGHT)
  return (
    <>
      <h2 className="sg-visually-hidden">{caption}</h2>
      <ul
        ref={list}
        className={classes.list}
        aria-label={t`Tracked keywords`}
        style={{ paddingTop: from * ROW_HEIGHT, paddingBottom: (rows.length - to) * ROW_HEIGHT }}
      >
        {rows.slice(from, to).map((row) => (
          <li
            key={row.keyword}
            className={classes.row}
            data-selected={selected.has(row.keyword) || undefined}
            data-beyond={row.beyondPlan ? true : undefined}
          >
            <KeywordCheckbox
              label={row.keyword}
              checked={selected.has(row.keyword)}
              color={selected.has(row.keyword) ? colours.get(row.keyword) : undefined}
              onChange={() => selected.toggle(row.keyword)}
            />
            <button type="button" className={classes.open} onClick={() => onOpen(row)}>
              <span className={classes.text}>
                <span className={classes.keyword} lang={locale}>
                  {row.keyword}
                </span>
                <Second row={row} queued={queued.get(row.keyword)} />
              </span>
              <RankSpark ranks={row.ranks} color={colours.get(row.keyword)} />
              <span className={classes.rank}>
                <span className="sg-visually-hidden">
                  <Trans>Rank</Trans>{' '}
                </span>
                <RankToday row={row} hasMedian={false} />
                {row.change !== null && <Change value={row.change} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface SecondProps {
  row: MonitorRow
  queued: QueuedState | undefined
}

function Second({ row: { volume, official, difficulty, tags, beyondPlan }, queued }: SecondProps) {
  return (
    <span className={classes.second}>
      {queued && (
        <span className={classes.waiting}>
          <QueuedText state={queued} />
        </span>
      )}
      {beyondPlan && (
        <span>
          <NotUpdated {...beyondPlan} />
        </span>
      )}
      {volume !== null && (
        <span>{official?.isListed ? <Trans>Vol {volume}, official</Trans> : <Trans>Vol {volume}</Trans>}</span>
      )}
      {difficulty !== null && (
        <span>
          <Trans>Diff {difficulty}</Trans>
        </span>
      )}
      {tags[0] !== undefined && <span>{tags[0]}</span>}
    </span>
  )
}
