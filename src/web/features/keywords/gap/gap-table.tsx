import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { GapKeyword } from '#aso/keyword-gap.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table/data-table.tsx'
import type { SelectedRows } from '#web/ui/data-table/use-selected-rows.ts'
import { Scale } from '../list/keyword-cells.tsx'
import { shortTitle } from '../list/keyword-columns.ts'
import { TrackButton } from '../tracking/track-button.tsx'
import { toggleTracking, type Tracking } from '../tracking/use-tracking.ts'
import { rankColumn, type GapColumn, type GapSide, type GapSort } from './gap-rows.ts'

interface Props {
  rows: readonly GapKeyword[]
  own: GapSide
  competitors: readonly GapSide[]
  sort: GapSort
  onSort: (sort: GapSort) => void
  tracking: Tracking
  selected: SelectedRows
}

/** Keywords with the ranks of all apps side by side, to select and track; each leads to its place in the list of the app that ranks best. */
export function GapTable(props: Props) {
  const { rows, own, competitors, sort, onSort, tracking, selected } = props
  const country = countryInSentence(own.locale)
  const others = new Intl.ListFormat(language()).format(competitors.map(({ title }) => title))
  return (
    // The table is as wide as the card.
    <Box px="var(--sg-gutter)">
      <DataTable
        caption={
          <Trans>
            Ranked keywords of {own.title} and {others} in {country}
          </Trans>
        }
        rows={rows}
        rowId={idOf}
        columns={useGapColumns(props)}
        sort={sort}
        onSort={({ column, descending }) => column !== 'tracking' && onSort({ column, descending })}
        selection={{ selected, label: idOf }}
        onOpen={({ keyword }) => void toggleTracking(tracking, keyword)}
        renderCard={(row) => <GapCardRow {...props} row={row} />}
      />
    </Box>
  )
}

const idOf = ({ keyword }: GapKeyword) => keyword

type TableColumn = GapColumn | 'tracking'

function useGapColumns({ own, competitors, tracking }: Props): readonly Column<GapKeyword, TableColumn>[] {
  const { t } = useLingui()
  const tracked = t`Tracking`
  const scale = (id: 'volume' | 'difficulty' | 'relevancy', name: string, leaves: number) => ({
    id,
    name,
    leaves,
    width: 108,
    align: 'right' as const,
    isSortable: true,
    descendingFirst: id !== 'difficulty',
    cell: (row: GapKeyword) => <Scale value={row[id]} tone={id === 'difficulty' ? 'plain' : 'acc'} />,
  })
  const rank = (id: TableColumn, name: string, rankOf: (row: GapKeyword) => number | null) => ({
    id,
    name,
    width: id === 'own' ? 96 : 150,
    align: 'right' as const,
    isSortable: true,
    cell: (row: GapKeyword) => numberText(rankOf(row)),
  })
  return [
    {
      id: 'keyword',
      name: t`Keyword`,
      isRowHeader: true,
      isSortable: true,
      leastWidth: 190,
      cell: (row) => (
        <>
          <Link
            to="/analyze-keywords/all-ranked"
            search={placeOf(row, competitors)}
            lang={own.locale}
            style={{ color: 'inherit' }}
          >
            {row.keyword}
          </Link>{' '}
          <Brand row={row} own={own} competitor={competitors[0]} />
        </>
      ),
    },
    scale('volume', t`Volume`, 9),
    scale('difficulty', t`Difficulty`, 1),
    scale('relevancy', t`Relevancy`, 2),
    rank('own', t`Your rank`, (row) => row.own),
    ...competitors.map(({ title }, index) => {
      const name = shortTitle(title)
      return { ...rank(rankColumn(index), t`Rank of ${name}`, (row) => row.ranks[index] ?? null), title }
    }),
    {
      id: 'tracking',
      name: tracked,
      head: <span className="sg-visually-hidden">{tracked}</span>,
      align: 'right',
      width: 148,
      cell: ({ keyword }, { tabIndex }) => <TrackButton keyword={keyword} tracking={tracking} tabIndex={tabIndex} />,
    },
  ]
}

const numberText = (value: number | null) => (value === null ? '–' : formatNumber(value, language()))

/** The list that the keyword stands in: that of the app that ranks best. */
function placeOf({ keyword, own, competitor, ranks }: GapKeyword, competitors: readonly GapSide[]) {
  const isOwn = competitor === null || (own !== null && own < competitor)
  const best = isOwn ? undefined : competitors[ranks.indexOf(competitor)]
  return { q: keyword, ...(best && { competitor: best.app.trackId }) }
}

interface BrandProps {
  row: GapKeyword
  own: GapSide
  competitor: GapSide | undefined
}

function Brand({ row: { brand }, own, competitor }: BrandProps) {
  if (brand === null) return null
  const title = brand === 'own' ? own.title : competitor?.title
  return (
    <Badge>
      {brand === 'other' ? (
        <Trans>Brand</Trans>
      ) : (
        <Trans>
          Brand<span className="sg-visually-hidden"> of {title}</span>
        </Trans>
      )}
    </Badge>
  )
}

/** On a phone: the keyword, its volume and the ranks below it. */
function GapCardRow({ row, own, competitors, tracking }: Props & { row: GapKeyword }) {
  const value = numberText(row.volume)
  const ranks = [
    { title: own.title, rank: row.own },
    ...competitors.map(({ title }, index) => ({ title, rank: row.ranks[index] ?? null })),
  ]
  return (
    <>
      <Box component="span" flex={1} miw={0}>
        <Text component="span" display="block" truncate lang={own.locale}>
          {row.keyword}
        </Text>
        <Text component="span" display="block" size="xs" c="dimmed" truncate>
          <Trans>Volume {value}</Trans>
          {ranks.map(({ title, rank }) => ` · ${shortTitle(title)} ${numberText(rank)}`)}
        </Text>
      </Box>
      <Group component="span" flex="none">
        <TrackButton keyword={row.keyword} tracking={tracking} />
      </Group>
    </>
  )
}
