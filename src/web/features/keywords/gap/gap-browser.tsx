import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Box, Button, Group, SegmentedControl, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import type { GapKeyword, GapSet } from '#aso/keyword-gap.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { TableFoot } from '#web/ui/data-table/section-table.tsx'
import type { SelectedRows } from '#web/ui/data-table/use-selected-rows.ts'
import type { Tracking } from '../tracking/use-tracking.ts'
import { exportGap, countsBySet, firstSort, shownRows, type GapSide, type GapSort } from './gap-rows.ts'
import { GapTable } from './gap-table.tsx'

/** Rows drawn without being asked for. */
const FIRST_ROWS = 50

interface Props {
  rows: readonly GapKeyword[]
  own: GapSide
  /** In the order of the rows' ranks. */
  competitors: readonly GapSide[]
  tracking: Tracking
  selected: SelectedRows
}

/** The keywords of one set at a time, to filter, sort and export. */
export function GapBrowser({ rows, own, competitors, tracking, selected }: Props) {
  const { t, i18n } = useLingui()
  const [set, setSet] = useState<GapSet>('competitor')
  const [text, setText] = useState('')
  const [brands, setBrands] = useState<'all' | 'none'>('all')
  const [tracked, setTracked] = useState<'all' | 'untracked'>('all')
  const [sort, setSort] = useState<GapSort>(firstSort)
  const [all, setAll] = useState(false)

  // Typing goes ahead of a long list.
  const applied = useDeferredValue(text)
  const found = shownRows(rows, {
    set,
    text: applied,
    withoutBrands: brands === 'none',
    isTracked: tracked === 'untracked' ? (keyword) => tracking.stateOf(keyword) === 'tracked' : null,
    sort,
  })
  const count = found.length
  const counts = countsBySet(rows)
  const pill = (of: GapSet) => (
    <Text component="span" inherit fw={400} c="dimmed" ml={4}>
      {formatNumber(counts[of], language())}
    </Text>
  )
  return (
    <>
      <Group gap="xs" px="var(--sg-card-padding)" py="sm">
        <SegmentedControl
          aria-label={t`Which app ranks`}
          size="sm"
          mod="wide"
          value={set}
          data={[
            { value: 'competitor', label: <Trans>Only theirs {pill('competitor')}</Trans> },
            { value: 'shared', label: <Trans>Both {pill('shared')}</Trans> },
            { value: 'own', label: <Trans>Only yours {pill('own')}</Trans> },
          ]}
          onChange={setSet}
        />
        <Box flex="1 1 216px" maw={320}>
          <SearchInput label={t`Search keywords`} value={text} onChange={setText} />
        </Box>
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
        <FilterSelect
          label={t`Tracking`}
          value={tracked}
          options={[
            { value: 'all', label: t`Tracked or not` },
            { value: 'untracked', label: t`Not tracked` },
          ]}
          onChange={setTracked}
          isSet={tracked !== 'all'}
        />
        <Text component="span" size="sm" c="dimmed" ml="auto" style={{ whiteSpace: 'nowrap' }} role="status">
          <Plural value={count} one="# keyword" other="# keywords" />
        </Text>
        <IconButton
          label={t`Export as CSV`}
          bordered
          size={36}
          disabled={found.length === 0}
          onClick={() => exportGap({ rows: found, own, competitors, set }, i18n)}
        >
          <IconDownload size={17} stroke={1.7} aria-hidden />
        </IconButton>
      </Group>
      {found.length > 0 ? (
        <GapTable
          rows={all ? found : found.slice(0, FIRST_ROWS)}
          own={own}
          competitors={competitors}
          tracking={tracking}
          selected={selected}
          sort={sort}
          onSort={setSort}
        />
      ) : (
        <Text c="dimmed" px="var(--sg-card-padding)" pt="xs" pb="lg">
          {counts[set] === 0 ? (
            <Trans>No keyword in this group.</Trans>
          ) : (
            <>
              <Trans>No keywords match.</Trans>{' '}
              <Anchor
                component="button"
                type="button"
                variant="action"
                onClick={() => {
                  setText('')
                  setBrands('all')
                  setTracked('all')
                }}
              >
                <Trans>Clear filters</Trans>
              </Anchor>
            </>
          )}
        </Text>
      )}
      {found.length > FIRST_ROWS && (
        <TableFoot>
          <Button size="sm" ml="auto" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? (
              <Trans>Show less</Trans>
            ) : (
              <Plural value={found.length} one="Show # keyword" other="Show all # keywords" />
            )}
          </Button>
        </TableFoot>
      )}
    </>
  )
}
