import { IconNote, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import type { Competitor } from '#contract/projects.ts'
import type { SystemTag } from '#aso/keywords/system-tags.ts'
import { formatCompact } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Change, Count, Scale, Unknown } from '../../table/metric-cells.tsx'
import type { QueuedState } from '../reads/use-queued-keywords.ts'
import type { MonitorRow } from '../rows/monitor-row.ts'
import type { MonitorColumn } from '../rows/monitor-sort.ts'
import { KeywordCheckbox } from '../../selection/keyword-checkbox.tsx'
import { kindNames } from '../../table/keyword-columns.ts'
import { OwnerCell } from '../../table/owner-cell.tsx'
import { Volume } from '../../table/volume.tsx'
import classes from './monitor-table.module.css'
import { NotUpdated } from './not-updated.tsx'
import { CompetitorRank, RankToday } from './rank-cells.tsx'
import { RankSpark } from './rank-spark.tsx'
import { QueuedChange } from './queued-change.tsx'
import { TagChips } from './tag-chips.tsx'

/** Tags that have room in their column. */
const TAGS = 1

interface Props {
  row: MonitorRow
  index: number
  columns: readonly MonitorColumn[]
  competitors: readonly Competitor[]
  tags: readonly KeywordTag[]
  isSelected: boolean
  color: string | undefined
  /** A change of it is queued. */
  queued: QueuedState | undefined
  /** Tab leads to this row. */
  isStop: boolean
  onToggle: (index: number, isRange: boolean) => void
  onFocus: (index: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onStar: ((row: MonitorRow) => void) | undefined
  onOpen: (row: MonitorRow) => void
  locale: string
}

/** One tracked keyword; its star and name are within reach of the keyboard in its details. */
export function MonitorTableRow(props: Props) {
  'use memo'
  const { row, index, columns, competitors, tags, isSelected, color, onToggle, onFocus, locale } = props
  return (
    <tr
      aria-rowindex={index + 2}
      data-row={index}
      data-selected={isSelected || undefined}
      data-beyond={row.beyondPlan ? true : undefined}
    >
      <td data-column="select">
        <KeywordCheckbox
          label={row.keyword}
          checked={isSelected}
          color={isSelected ? color : undefined}
          tabIndex={props.isStop ? 0 : -1}
          onFocus={() => onFocus(index)}
          onKeyDown={props.onKeyDown}
          onChange={(isRange) => onToggle(index, isRange)}
        />
      </td>
      {columns.map((column) => {
        if (column === 'keyword')
          return (
            <th key={column} scope="row" data-column={column}>
              <Keyword {...props} />
            </th>
          )
        if (column === 'competitors')
          return competitors.map(({ trackId }) => (
            <td key={trackId} data-column={column} data-align="right">
              <CompetitorRank
                rank={row.competitorRanks[trackId]}
                own={row.rank}
                day={row.competitorRankDays?.[trackId]}
              />
            </td>
          ))
        const isLeft = column === 'owner' || column === 'type' || column === 'tags' || column === 'history'
        return (
          <td key={column} data-column={column} data-align={isLeft ? undefined : 'right'}>
            <Cell row={row} column={column} tags={tags} color={color} locale={locale} />
          </td>
        )
      })}
    </tr>
  )
}

function Keyword({ row, queued, onStar, onOpen, locale }: Props) {
  const { t } = useLingui()
  const { keyword, isStarred, note } = row
  const Star = isStarred ? IconStarFilled : IconStar
  return (
    <span className={classes.keyword}>
      <button type="button" className={classes.name} lang={locale} tabIndex={-1} onClick={() => onOpen(row)}>
        {keyword}
      </button>
      {queued && <QueuedChange state={queued} />}
      {row.beyondPlan && (
        <span className={classes.beyond}>
          <NotUpdated {...row.beyondPlan} />
        </span>
      )}
      {note !== '' && (
        <IconNote className={classes.note} size={15} stroke={1.7} aria-label={t`Has a note`} role="img" />
      )}
      {onStar ? (
        <span className={classes.star} data-starred={isStarred || undefined}>
          <IconButton
            tooltip={false}
            label={t`Star ${keyword}`}
            size={24}
            tabIndex={-1}
            aria-pressed={isStarred}
            onClick={() => onStar(row)}
          >
            <Star size={15} stroke={1.7} aria-hidden />
          </IconButton>
        </span>
      ) : (
        isStarred && <IconStarFilled className={classes.note} size={15} aria-label={t`Starred`} role="img" />
      )}
    </span>
  )
}

/** The column of the type tells brand and generic. */
const isNoKind = (tag: SystemTag) => tag !== 'brand' && tag !== 'generic'

interface CellProps {
  row: MonitorRow
  column: Exclude<MonitorColumn, 'keyword' | 'competitors'>
  tags: readonly KeywordTag[]
  color: string | undefined
  locale: string
}

function Cell({ row, column, tags, color, locale }: CellProps) {
  'use memo'
  const { i18n } = useLingui()
  switch (column) {
    case 'volume':
      return <Volume volume={row.volume} official={row.official} />
    case 'relevancy':
      return <Scale value={row.relevancy} tone="acc" />
    case 'difficulty':
      return <Scale value={row.difficulty} tone="plain" />
    case 'rank':
      return <RankToday row={row} />
    case 'change':
      return <Change value={row.change} />
    case 'history':
      return <RankSpark ranks={row.ranks} color={color} />
    case 'maxReach':
      return row.maxReach === null ? <Unknown /> : formatCompact(row.maxReach, language())
    case 'owner':
      return <OwnerCell owner={row.owner} locale={locale} />
    case 'appsCount':
      return <Count value={row.appsCount} />
    case 'type':
      return row.kind === null ? <Unknown /> : i18n._(kindNames[row.kind])
    case 'tags':
      return <TagChips own={row.tags} system={row.systemTags.filter(isNoKind)} tags={tags} max={TAGS} />
  }
}
