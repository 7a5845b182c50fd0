import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Title, UnstyledButton } from '@mantine/core'
import { useDeferredValue, useState, type ReactNode } from 'react'
import type { KeywordDensity } from '#contract/overview/overview.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { SortHeader } from '#web/ui/tables/sort-header.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
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
    <Stack className={classes.density} gap={0} miw={0} mih={0}>
      <Group className={classes.head} gap="sm" justify="space-between" wrap="nowrap">
        <Title order={4}>
          <Trans>Keyword density</Trans>
        </Title>
        <PhraseSwitch value={length} onChange={setLength} />
      </Group>
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
                  <UnstyledButton
                    className={classes.keyword}
                    lang={locale}
                    aria-pressed={value === picked}
                    onClick={() => onPick(value === picked ? null : value)}
                  >
                    {value}
                  </UnstyledButton>
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
          <UnstyledButton className={classes.more} onClick={() => setAll(true)}>
            <Plural value={rows.length} one="Show # keyword" other="Show all # keywords" />
          </UnstyledButton>
        )}
      </div>
      <Group className={classes.foot} c="dimmed" fz="xs" lh="xs" gap="sm" justify="space-between" wrap="nowrap">
        <span>
          <Plural value={rows.length} one="# keyword" other="# keywords" />
        </span>
        {wordCount !== null && (
          <span>
            <Plural value={wordCount} one="# word counted" other="# words counted" />
          </span>
        )}
      </Group>
    </Stack>
  )
}

const lengths: readonly PhraseLength[] = ['all', 1, 2, 3]

/** Which keywords the table shows: all, or those of one, two or three words. */
export function PhraseSwitch({ value, onChange }: { value: PhraseLength; onChange: (length: PhraseLength) => void }) {
  const { t } = useLingui()
  return (
    <Segmented
      label={t`Words in a keyword`}
      value={value}
      onChange={onChange}
      options={lengths.map((length) => ({
        value: length,
        label: length === 'all' ? <Trans>All</Trans> : <Plural value={length} one="# word" other="# words" />,
      }))}
    />
  )
}

type SortColumn = 'count' | 'density'
export interface Sort {
  column: SortColumn
  descending: boolean
}

/** How many words a keyword has; `all` keeps every one. */
export type PhraseLength = 'all' | KeywordDensity['words']

/** OV-033. Rows of one phrase length in the wanted order; equal ones stay as the server sent them. */
export function densityRows(rows: readonly KeywordDensity[], length: PhraseLength, sort: Sort): KeywordDensity[] {
  const direction = sort.descending ? -1 : 1
  return rows
    .filter((row) => length === 'all' || row.words === length)
    .toSorted((a, b) => direction * (a[sort.column] - b[sort.column]))
}

/** A click on the sorted column turns the order round, on another column it starts with the highest. */
export const nextSort = (sort: Sort, column: SortColumn): Sort => ({
  column,
  descending: sort.column === column ? !sort.descending : true,
})
