import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState, type ReactNode } from 'react'
import type { KeywordDensity } from '#contract/overview/overview.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { SortHeader } from '#web/ui/tables/sort-header.tsx'
import { densityRows, nextSort, type PhraseLength, type Sort, type SortColumn } from './density-rows.ts'
import { PhraseSwitch } from './phrase-switch.tsx'
import classes from './density-table.module.css'

/** Rows of the very first frame: more than stand above the fold. */
const FRAME_ROWS = 10
/** Rows that fill the table's window at its highest; paper has as many. */
const WINDOW_ROWS = 20
/** Rows drawn once somebody turns to the table; the rest come on demand. */
const FIRST_ROWS = 100

interface Props {
  densities: readonly KeywordDensity[]
  wordCount: number | null
  /** Language of the keywords. */
  locale: string
  /** Keyword whose places are marked in the text. */
  picked: string | null
  onPick: (keyword: string | null) => void
}

/** OV-033, OV-034: words and phrases of the description by how often they stand in it. */
export function DensityTable({ densities, wordCount, locale, picked, onPick }: Props) {
  const { t } = useLingui()
  const [length, setLength] = useState<PhraseLength>('all')
  const [sort, setSort] = useState<Sort>({ column: 'count', descending: true })
  const [all, setAll] = useState(false)
  const [isUsed, setUsed] = useState(false)

  const rows = densityRows(densities, length, sort)
  const drawn = useDeferredValue(isUsed ? FIRST_ROWS : WINDOW_ROWS, FRAME_ROWS)
  const shown = all ? rows : rows.slice(0, drawn)
  const use = () => setUsed(true)
  const highest = Math.max(...rows.map((row) => row.density), Number.MIN_VALUE)

  const sortable = (column: SortColumn, label: ReactNode) => (
    <SortHeader
      align="right"
      direction={sort.column !== column ? null : sort.descending ? 'descending' : 'ascending'}
      onSort={() => setSort(nextSort(sort, column))}
    >
      {label}
    </SortHeader>
  )

  return (
    <div className={classes.density}>
      <div className={classes.head}>
        <h4 className={classes.title}>
          <Trans>Keyword density</Trans>
        </h4>
        <PhraseSwitch value={length} onChange={setLength} />
      </div>
      {/* Whatever leads to it, it is only drawn further: there is nothing to operate. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={classes.scroll}
        role="region"
        aria-label={t`Keywords of the description`}
        tabIndex={0}
        onPointerEnter={use}
        onFocus={use}
        onScroll={use}
      >
        <DataTable className={classes.table ?? ''} caption={<Trans>Keyword density</Trans>}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Keyword</Trans>
              </th>
              {sortable('count', <Trans>Count</Trans>)}
              {sortable('density', <Trans>Density</Trans>)}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ value, count, density }) => (
              <tr key={value} data-picked={value === picked || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className={classes.keyword}
                    lang={locale}
                    aria-pressed={value === picked}
                    onClick={() => onPick(value === picked ? null : value)}
                  >
                    {value}
                  </button>
                </th>
                <td>{formatNumber(count, language())}</td>
                <td>
                  <span className={classes.bar} style={{ width: `${(density / highest) * 54}px` }} aria-hidden />
                  {formatPercent(density, language())}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
        {!all && rows.length > FIRST_ROWS && drawn === FIRST_ROWS && (
          <button type="button" className={classes.more} onClick={() => setAll(true)}>
            <Plural value={rows.length} one="Show # keyword" other="Show all # keywords" />
          </button>
        )}
      </div>
      <div className={classes.foot}>
        <span>
          <Plural value={rows.length} one="# keyword" other="# keywords" />
        </span>
        {wordCount !== null && (
          <span>
            <Plural value={wordCount} one="# word counted" other="# words counted" />
          </span>
        )}
      </div>
    </div>
  )
}
