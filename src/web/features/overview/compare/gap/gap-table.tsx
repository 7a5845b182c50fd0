import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { GapKeyword } from '#aso/keyword-gap.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { SortHeader } from '#web/ui/tables/sort-header.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import type { Side } from '../side.ts'
import classes from './gap-card.module.css'
import { nextSort, type GapColumn, type GapSort } from './gap-rows.ts'

interface Props {
  rows: readonly GapKeyword[]
  own: Side
  competitor: Side
  sort: GapSort
  onSort: (sort: GapSort) => void
}

/** Keywords with both ranks; each leads to its place in the list of the app that ranks better. */
export function GapTable({ rows, own, competitor, sort, onSort }: Props) {
  const { t } = useLingui()
  const country = countryInSentence(own.locale)
  const head = (column: GapColumn, label: ReactNode) => (
    <SortHeader
      name={column}
      align={column === 'keyword' ? 'left' : 'right'}
      direction={sort.column !== column ? null : sort.descending ? 'descending' : 'ascending'}
      onSort={() => onSort(nextSort(sort, column))}
    >
      {label}
    </SortHeader>
  )
  return (
    <div className={classes.scroll} role="group" aria-label={t`Ranked keywords`} tabIndex={0}>
      <DataTable
        className={classes.table ?? ''}
        caption={
          <Trans>
            Ranked keywords of {own.title} and {competitor.title} in {country}
          </Trans>
        }
      >
        <thead>
          <tr>
            {head('keyword', <Trans>Keyword</Trans>)}
            {head('volume', <Trans>Volume</Trans>)}
            {head('difficulty', <Trans>Difficulty</Trans>)}
            {head('competitor', <Trans>Their rank</Trans>)}
            {head('own', <Trans>Your rank</Trans>)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.keyword}>
              <th scope="row">
                <Link to="/analyze-keywords/all-ranked" search={placeOf(row, competitor)} lang={own.locale}>
                  {row.keyword}
                </Link>{' '}
                <Brand row={row} own={own} competitor={competitor} />
              </th>
              <Num value={row.volume} />
              <Num value={row.difficulty} column="difficulty" />
              <Num value={row.competitor} />
              <Num value={row.own} />
            </tr>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

/** The list that the keyword stands in: the competitor's unless only the own app ranks, or ranks better. */
function placeOf({ keyword, own, competitor }: GapKeyword, { app }: Side) {
  const isOwn = competitor === null || (own !== null && own < competitor)
  return { q: keyword, ...(!isOwn && { competitor: app.trackId }) }
}

function Num({ value, column }: { value: number | null; column?: GapColumn }) {
  return (
    <td data-align="right" data-column={column}>
      {value === null ? '–' : formatNumber(value, language())}
    </td>
  )
}

function Brand({ row: { brand }, own, competitor }: { row: GapKeyword; own: Side; competitor: Side }) {
  if (brand === null) return null
  const title = brand === 'own' ? own.title : competitor.title
  return (
    <Tag>
      {brand === 'other' ? (
        <Trans>Brand</Trans>
      ) : (
        <Trans>
          Brand<span className="sg-visually-hidden"> of {title}</span>
        </Trans>
      )}
    </Tag>
  )
}
