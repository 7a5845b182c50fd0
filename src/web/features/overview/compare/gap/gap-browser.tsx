import { IconDownload } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import type { GapKeyword, GapSet } from '#aso/keyword-gap.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import type { Side } from '../side.ts'
import { exportGap } from './export-gap.ts'
import classes from './gap-card.module.css'
import { countsBySet, firstSort, shownRows, type GapSort } from './gap-rows.ts'
import { GapTable } from './gap-table.tsx'

/** Rows drawn without being asked for. */
const FIRST_ROWS = 50

interface Props {
  rows: readonly GapKeyword[]
  own: Side
  competitor: Side
}

/** The keywords of one set at a time, to filter, sort and export. */
export function GapBrowser({ rows, own, competitor }: Props) {
  const { t, i18n } = useLingui()
  const [set, setSet] = useState<GapSet>('competitor')
  const [text, setText] = useState('')
  const [brands, setBrands] = useState<'all' | 'none'>('all')
  const [sort, setSort] = useState<GapSort>(firstSort)
  const [all, setAll] = useState(false)

  // Typing goes ahead of a long list.
  const applied = useDeferredValue(text)
  const found = shownRows(rows, { set, text: applied, withoutBrands: brands === 'none', sort })
  const count = found.length
  const counts = countsBySet(rows)
  const pill = (of: GapSet) => <span className={classes.pill}>{formatNumber(counts[of], language())}</span>
  return (
    <>
      <div className={classes.bar}>
        <Segmented
          label={t`Who ranks`}
          size="medium"
          wide
          value={set}
          options={[
            { value: 'competitor', label: <Trans>Only they {pill('competitor')}</Trans> },
            { value: 'shared', label: <Trans>Both {pill('shared')}</Trans> },
            { value: 'own', label: <Trans>Only you {pill('own')}</Trans> },
          ]}
          onChange={setSet}
        />
        <SearchInput className={classes.search} label={t`Search keywords`} value={text} onChange={setText} />
        <FilterSelect
          label={t`Brands`}
          value={brands}
          options={[
            { value: 'all', label: t`With brands` },
            { value: 'none', label: t`Without brands` },
          ]}
          onChange={setBrands}
          isSet={brands !== 'all'}
        />
        <span className={classes.count} role="status">
          <Plural value={count} one="# keyword" other="# keywords" />
        </span>
        <IconButton
          label={t`Export as CSV`}
          size={36}
          bordered
          disabled={found.length === 0}
          onClick={() => exportGap({ rows: found, own, competitor, set }, i18n)}
        >
          <IconDownload size={17} stroke={1.7} aria-hidden />
        </IconButton>
      </div>
      {found.length > 0 ? (
        <GapTable
          rows={all ? found : found.slice(0, FIRST_ROWS)}
          own={own}
          competitor={competitor}
          sort={sort}
          onSort={setSort}
        />
      ) : (
        <p className={classes.none}>
          {counts[set] === 0 ? (
            <Trans>No keyword in this group.</Trans>
          ) : (
            <>
              <Trans>No keywords match.</Trans>{' '}
              <TextButton
                onClick={() => {
                  setText('')
                  setBrands('all')
                }}
              >
                <Trans>Clear filters</Trans>
              </TextButton>
            </>
          )}
        </p>
      )}
      {found.length > FIRST_ROWS && (
        <div className={classes.foot}>
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? (
              <Trans>Show less</Trans>
            ) : (
              <Plural value={found.length} one="Show # keyword" other="Show all # keywords" />
            )}
          </Button>
        </div>
      )}
    </>
  )
}
