import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import type { Store } from '#contract/store.ts'
import { Change } from '../list/keyword-cells.tsx'
import type { QueuedState } from './use-queued-keywords.ts'
import type { MonitorRow } from './monitor-rows.ts'
import classes from '../list/keyword-card.module.css'
import { NotUpdated, QueuedText } from './keyword-cell.tsx'
import { RankToday, RankSpark } from './rank-cells.tsx'

interface Props {
  row: MonitorRow
  /** Of its line in the chart. */
  color: string | undefined
  queued: QueuedState | undefined
  onOpen: (row: MonitorRow) => void
  store: Store
  locale: string
}

/** A tracked keyword on a phone, in two lines; a tap opens the details. */
export function MonitorCard({ row, color, queued, onOpen, store, locale }: Props) {
  return (
    <UnstyledButton className={classes.open} onClick={() => onOpen(row)}>
      <span className={classes.text}>
        <span className={classes.keyword} lang={locale}>
          {row.keyword}
        </span>
        <Second row={row} queued={queued} />
      </span>
      <RankSpark ranks={row.comparable} color={color} />
      <span className={`${classes.rank} ${classes.monitored}`}>
        <span className="sg-visually-hidden">
          <Trans>Rank</Trans>{' '}
        </span>
        <RankToday row={row} store={store} />
        {row.change !== null && <Change value={row.change} />}
      </span>
    </UnstyledButton>
  )
}

function Second({ row, queued }: Pick<Props, 'row' | 'queued'>) {
  const { volume, official, difficulty, tags, beyondPlan } = row
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
