import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { SortHeader } from '#web/ui/tables/sort-header.tsx'
import { countText, Points, rateText, measureName } from './figure-texts.tsx'
import classes from './figures-table.module.css'
import { type FigureRow, pointsOf, type Measure, type Sum } from './performance-figures.ts'

/** By what both tables go. */
export interface TableOrder {
  store: Store
  measure: Measure
  /** The first step that the store counts. */
  first: Measure
  onMeasure: (measure: Measure) => void
}

interface Props<K extends string> extends TableOrder {
  caption: ReactNode
  /** Above the names. */
  head: ReactNode
  rows: readonly FigureRow<K>[]
  /** What is pressed to choose a row. */
  renderName: (key: K) => ReactNode
  selected: K | null
}

/** Rows with a count, its share, installs, conversion and how that changed; on a phone two lines each. */
export function FiguresTable<K extends string>(props: Props<K>) {
  const { caption, head, rows, renderName, selected, store, measure, first, onMeasure } = props
  const { t } = useLingui()
  const phone = usePhone()
  const column = measure === 'installs' ? first : measure
  const sorted = (one: Measure) => (one === measure ? 'descending' : null)
  return (
    <DataTable caption={caption} className={phone ? classes.phone : classes.table}>
      <thead className={phone ? 'sg-visually-hidden' : undefined}>
        <tr>
          <th scope="col">{head}</th>
          {!phone && (
            <>
              <SortHeader align="right" direction={sorted(column)} onSort={() => onMeasure(column)}>
                {column === 'impressions' ? measureName(column, store) : t`Page views`}
              </SortHeader>
              <th scope="col" data-column="share">
                <Trans context="of the whole">Share</Trans>
              </th>
              <SortHeader align="right" direction={sorted('installs')} onSort={() => onMeasure('installs')}>
                {measureName('installs', store)}
              </SortHeader>
            </>
          )}
          <th scope="col" data-align="right">
            <Trans>Conversion</Trans>
          </th>
          {!phone && (
            <th scope="col" data-align="right">
              <Trans>Change</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, now, before, share }) => {
          const points = pointsOf(now.conversion, before?.conversion)
          const chosen = key === selected || undefined
          if (phone)
            return (
              <PhoneRow key={key} chosen={chosen} name={renderName(key)} now={now} column={column} points={points} />
            )
          return (
            <tr key={key} data-selected={chosen} aria-current={chosen}>
              <td>{renderName(key)}</td>
              <td data-align="right">{countText(now[column])}</td>
              <td data-column="share">{share === null ? '–' : <ShareBar share={share} />}</td>
              <td data-align="right">{countText(now.installs)}</td>
              <td data-align="right" className={classes.rate}>
                {rateText(now.conversion)}
              </td>
              <td data-align="right">
                <Points value={points} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </DataTable>
  )
}

function ShareBar({ share }: { share: number }) {
  const text = formatPercent(share, language())
  return (
    <span className={classes.track} title={text}>
      <span className="sg-visually-hidden">{text}</span>
      <span className={classes.fill} style={{ width: `${share * 100}%` }} />
    </span>
  )
}

interface PhoneRowProps {
  name: ReactNode
  now: Sum
  /** The count that stands before the installs. */
  column: Measure
  points: number | null
  chosen: true | undefined
}

/** A row of two lines: name and counts, conversion and its change. */
export function PhoneRow({ name, now, column, points, chosen }: PhoneRowProps) {
  const { t } = useLingui()
  const [count, installs] = [countText(now[column]), countText(now.installs)]
  return (
    <tr data-selected={chosen} aria-current={chosen}>
      <td>
        <span className={classes.name}>{name}</span>
        <span className={classes.counts}>
          {column === 'impressions' ? t`${count} impressions` : t`${count} page views`} · {t`${installs} installs`}
        </span>
      </td>
      <td data-align="right">
        <span className={classes.name}>{rateText(now.conversion)}</span>
        <span className={classes.counts}>
          <Points value={points} />
        </span>
      </td>
    </tr>
  )
}
