import { useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { currentRow, SectionTable } from '#web/ui/data-table/section-table.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { countText, Points, rateText, measureName } from './figure-texts.tsx'
import classes from './figures-table.module.css'
import { type FigureRow, measures, pointsOf, type Measure, type Sum } from './performance-figures.ts'

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
  head: string
  rows: readonly FigureRow<K>[]
  /** What is pressed to choose a row. */
  renderName: (key: K) => ReactNode
  selected: K | null
}

type FigureColumn<K extends string> = Column<FigureRow<K>, Measure | 'name' | 'share' | 'conversion' | 'change'>

/** Rows with a count, its share, installs, conversion and how that changed; on a phone two lines each. */
export function FiguresTable<K extends string>(props: Props<K>) {
  const { caption, rows, selected, measure, onMeasure } = props
  const phone = usePhone()
  const columns = useFigureColumns(props, phone)
  return (
    <SectionTable
      className={`${classes.figures} ${phone ? classes.phone : classes.table}`}
      caption={caption}
      rows={rows}
      rowId={({ key }) => key}
      columns={columns}
      sort={{ column: measure, descending: true }}
      onSort={(sort) => {
        const next = measures.find((one) => one === sort.column)
        if (next) onMeasure(next)
      }}
      rowProps={({ key }) => currentRow(key === selected)}
      isHeadHidden={phone}
    />
  )
}

type ColumnsOptions<K extends string> = Pick<Props<K>, 'head' | 'renderName' | 'store' | 'measure' | 'first'>

function useFigureColumns<K extends string>(options: ColumnsOptions<K>, phone: boolean): readonly FigureColumn<K>[] {
  const { head, renderName, store, measure, first } = options
  const { t } = useLingui()
  const column = measure === 'installs' ? first : measure
  const counts = (one: Measure): FigureColumn<K> => ({
    id: one,
    name: one === 'pageViews' ? t`Page views` : measureName(one, store),
    align: 'right',
    isSortable: true,
    descendingFirst: true,
    cell: ({ now }) => countText(now[one]),
  })
  return phone
    ? [
        {
          id: 'name',
          name: head,
          cell: ({ key, now }) => <NameAndCounts name={renderName(key)} now={now} column={column} />,
        },
        {
          id: 'conversion',
          name: t`Conversion`,
          align: 'right',
          cell: (row) => (
            <>
              {rateText(row.now.conversion)}
              <Text span display="block" size="sm" c="dimmed">
                <Points value={pointsSince(row)} />
              </Text>
            </>
          ),
        },
      ]
    : [
        { id: 'name', name: head, cell: ({ key }) => renderName(key) },
        counts(column),
        {
          id: 'share',
          name: t({ message: 'Share', context: 'of the whole' }),
          cell: ({ share }) => (share === null ? '–' : <ShareBar share={share} />),
        },
        counts('installs'),
        {
          id: 'conversion',
          name: t`Conversion`,
          align: 'right',
          cell: ({ now }) => rateText(now.conversion),
          cellProps: () => ({ style: { fontWeight: 540 } }),
        },
        { id: 'change', name: t`Change`, align: 'right', cell: (row) => <Points value={pointsSince(row)} /> },
      ]
}

/** Of the conversion since the days before. */
const pointsSince = ({ now, before }: Pick<FigureRow<string>, 'now' | 'before'>) =>
  pointsOf(now.conversion, before?.conversion)

function ShareBar({ share }: { share: number }) {
  const text = formatPercent(share, language())
  return (
    <span className={classes.track} title={text}>
      <span className="sg-visually-hidden">{text}</span>
      <span className={classes.fill} style={{ width: `${share * 100}%` }} />
    </span>
  )
}

interface NameAndCountsProps {
  name: ReactNode
  now: Sum
  /** The count that stands before the installs. */
  column: Measure
}

/** On a phone: a row's name, and its counts below it. */
function NameAndCounts({ name, now, column }: NameAndCountsProps) {
  const { t } = useLingui()
  const [count, installs] = [countText(now[column]), countText(now.installs)]
  return (
    <>
      {name}
      <Text span display="block" size="sm" c="dimmed">
        {column === 'impressions' ? t`${count} impressions` : t`${count} page views`} · {t`${installs} installs`}
      </Text>
    </>
  )
}
