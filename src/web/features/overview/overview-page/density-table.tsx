import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Group, SegmentedControl, Stack, Title, UnstyledButton } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import type { KeywordDensity } from '#contract/overview/overview.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Column, Sort } from '#web/ui/data-table/columns.ts'
import { SectionTable, TableScroll } from '#web/ui/data-table/section-table.tsx'
import classes from './density-table.module.css'

/** Rows of the very first frame: more than stand above the fold. */
const FRAME_ROWS = 10
/** Rows that fill the table's window at its highest; paper has as many. */
const WINDOW_ROWS = 20
/** Rows drawn once the user turns to the table; the rest come on demand. */
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
  const [sort, setSort] = useState<Sort<SortColumn>>({ column: 'count', descending: true })
  const [all, setAll] = useState(false)
  const [isUsed, setUsed] = useState(false)

  const rows = densityRows(densities, length, sort)
  const drawn = useDeferredValue(isUsed ? FIRST_ROWS : WINDOW_ROWS, FRAME_ROWS)
  const shown = all ? rows : rows.slice(0, drawn)
  const use = () => setUsed(true)
  const highest = Math.max(...rows.map((row) => row.density), Number.MIN_VALUE)

  const columns = useDensityColumns({ highest, locale, picked, onPick })

  return (
    <Stack className={classes.density} gap={0} miw={0} mih={0}>
      <Group className={classes.head} gap="sm" justify="space-between" wrap="nowrap">
        <Title order={4}>
          <Trans>Keyword density</Trans>
        </Title>
        <PhraseSwitch value={length} onChange={setLength} />
      </Group>
      <TableScroll
        label={t`Keywords of the description`}
        role="region"
        flex={1}
        mih={0}
        onPointerEnter={use}
        onFocus={use}
        onScroll={use}
      >
        <SectionTable
          className={classes.table}
          caption={<Trans>Keyword density</Trans>}
          rows={shown}
          rowId={valueOf}
          columns={columns}
          sort={sort}
          onSort={({ column, descending }) => column !== 'keyword' && setSort({ column, descending })}
          rowProps={({ value }) => ({ 'data-picked': value === picked || undefined })}
        />
        {!all && rows.length > FIRST_ROWS && drawn === FIRST_ROWS && (
          <UnstyledButton
            className={classes.more}
            w="100%"
            h={40}
            c="var(--sg-acc-text)"
            fz="sm"
            fw={540}
            ta="center"
            onClick={() => setAll(true)}
          >
            <Plural value={rows.length} one="Show # keyword" other="Show all # keywords" />
          </UnstyledButton>
        )}
      </TableScroll>
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

interface ColumnsOptions extends Pick<Props, 'locale' | 'picked' | 'onPick'> {
  /** By which the bars are measured. */
  highest: number
}

function useDensityColumns(options: ColumnsOptions): readonly Column<KeywordDensity, DensityColumn>[] {
  const { highest, locale, picked, onPick } = options
  const { t } = useLingui()
  return [
    {
      id: 'keyword',
      name: t`Keyword`,
      isRowHeader: true,
      cell: ({ value }) => (
        <UnstyledButton
          className={classes.keyword}
          lang={locale}
          aria-pressed={value === picked}
          onClick={() => onPick(value === picked ? null : value)}
        >
          {value}
        </UnstyledButton>
      ),
    },
    {
      ...numbers,
      id: 'count',
      name: t`Count`,
      cell: ({ count }) => formatNumber(count, language()),
    },
    {
      ...numbers,
      id: 'density',
      name: t`Density`,
      cell: ({ density }) => (
        <>
          <span className={classes.bar} style={{ width: `${(density / highest) * 54}px` }} aria-hidden />
          {formatPercent(density, language())}
        </>
      ),
    },
  ]
}

const lengths: readonly PhraseLength[] = ['all', 1, 2, 3]

/** Which keywords the table shows: all, or those of one, two or three words. */
export function PhraseSwitch({ value, onChange }: { value: PhraseLength; onChange: (length: PhraseLength) => void }) {
  const { t } = useLingui()
  return (
    <SegmentedControl
      aria-label={t`Words in a keyword`}
      value={value}
      onChange={onChange}
      data={lengths.map((length) => ({
        value: length,
        label: length === 'all' ? <Trans>All</Trans> : <Plural value={length} one="# word" other="# words" />,
      }))}
    />
  )
}

type DensityColumn = 'keyword' | SortColumn
type SortColumn = 'count' | 'density'

const numbers = { align: 'right', isSortable: true, descendingFirst: true } as const

const valueOf = ({ value }: KeywordDensity) => value

/** How many words a keyword has; `all` keeps every one. */
export type PhraseLength = 'all' | KeywordDensity['words']

/** OV-033. Rows of one phrase length in the wanted order; equal ones stay as the server sent them. */
export function densityRows(
  rows: readonly KeywordDensity[],
  length: PhraseLength,
  sort: Sort<SortColumn>,
): KeywordDensity[] {
  const direction = sort.descending ? -1 : 1
  return rows
    .filter((row) => length === 'all' || row.words === length)
    .toSorted((a, b) => direction * (a[sort.column] - b[sort.column]))
}
