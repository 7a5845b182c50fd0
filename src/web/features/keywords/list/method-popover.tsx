import { IconInfoCircle } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, Stack, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { dayOf } from '#contract/protocol/days.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { Source } from '#web/ui/display/source.tsx'
import { VolumeMethods, type VolumeMethodsProps } from './estimate-notes.tsx'
import { columnNames } from './keyword-columns.ts'
import type { ColumnId } from './keyword-sort.ts'

export type MethodColumn = ColumnId | 'maxReach'

const [appStore, googlePlay] = [searchDepth('APP_STORE'), searchDepth('GOOGLE_PLAY')]

const methods: Partial<Record<MethodColumn, ReactNode>> = {
  rank: (
    <Trans>
      The app's position in the store's search results for the keyword. The App Store lists {appStore} apps and Google
      Play {googlePlay}; this number with a plus means further down. A dash means not known.
    </Trans>
  ),
  change: <Trans>Places gained or lost compared with 30 days ago.</Trans>,
  places: <Trans>Listing texts that contain all words of the keyword, in any order.</Trans>,
  volume: (
    <Trans>
      Estimate of how often people search for it, from 5 to 100. Stores don't publish this number. We calculate it from
      how many apps the store finds, the ratings of the top ten and how many of them have the words in their title,
      minus 8 for each further word. It can easily be 10 points off.
    </Trans>
  ),
  difficulty: (
    <Trans>
      Estimate of how hard it is to reach the top ten, from 1 to 100. The number of their ratings counts for 60, titles
      with all the words for 30, and their average rating for 10, all times the share of the ten places that are taken.
    </Trans>
  ),
  relevancy: (
    <Trans>
      Estimate of how well it fits the app, from 0 to 100: up to 60 for the words in its title, fewer in the subtitle or
      short description, and fewer still in the description; up to 40 for how many of the top ten are in its category,
      half of that where none of the words is in its texts.
    </Trans>
  ),
  appsCount: <Trans>Number of apps in the store's search results.</Trans>,
  type: (
    <Trans>
      My brand if it contains the name of the app or its developer. Other brand if it contains the name of the first app
      in the search results and at most two others have that name in their titles; otherwise generic. If the store
      wasn't searched or has no results, a competitor's name makes it another brand; without one, the type isn't known.
    </Trans>
  ),
  maxReach: (
    <Trans>
      Estimate of how many people may have seen the app in the last 30 days: 2 × 10^(0.045 × volume) searches a day in
      the United States, times 30 days, times the size of the country's market, times 1 divided by the best rank.
    </Trans>
  ),
  owner: <Trans>The app that ranked first most often in the last 7 days.</Trans>,
}

/** Of live stores, whose completions are known. */
const inLiveStores: Partial<Record<MethodColumn, ReactNode>> = {
  volume: (
    <Trans>
      Estimate of how often people search for it, from 5 to 100. Stores don't publish this number. Half of it comes from
      the ratings of the top ten together, 30% from how many longer searches the store suggests for it, and 20% from how
      few characters it takes until the store suggests it. What isn't known yet is left out: the number is then paler,
      and says on which of the three it is based. On 229 terms of the United States it ranked them as Apple's own
      popularity does with a correlation of 0.68 (Spearman).
    </Trans>
  ),
  difficulty: (
    <Trans>
      Estimate of how hard it is to reach the top ten, from 1 to 100, after the open-source OpenASO: 70% for the number
      of their ratings (logarithmic, full at a million), 30% for how many of the words are in their titles and
      subtitles; the first app counts ten times as much as the tenth. Apps whose ratings aren't known are left out: the
      number is then paler. It isn't known where the ratings of fewer than three apps are.
    </Trans>
  ),
  relevancy: (
    <Trans>
      Estimate of how well it fits the app, from 0 to 100: up to 60 for the words in its title, fewer in the subtitle or
      short description, and fewer still in the description; up to 40 for how many of the top ten are in its category,
      half of that where none of the words is in its texts. Where their categories aren't known, its texts alone count,
      up to 100: the number is then paler.
    </Trans>
  ),
}

/** Of the monitor, where the period is chosen. */
const changeInPeriod = (
  <Trans>
    Places gained or lost in the selected period, compared with the day before it. On a day without a measurement, the
    last rank counts.
  </Trans>
)

const names = { ...columnNames, maxReach: msg`Reach` }

/** Worked out from result lists, where the others are read from them. */
const estimated: ReadonlySet<MethodColumn> = new Set(['volume', 'difficulty', 'relevancy', 'maxReach', 'type'])

interface Props extends VolumeMethodsProps {
  columns: readonly MethodColumn[]
  /** The change is that of a chosen period. */
  ofPeriod?: boolean
  provenance: Provenance | null
}

/** What the columns mean, how they are calculated and where the data comes from. */
export function MethodPopover({
  columns,
  ofPeriod = false,
  provenance,
  officialWeek,
  calibrated,
  hasEverywhere,
}: Props) {
  const { t, i18n } = useLingui()
  const [opened, setOpened] = useState(false)
  const market = useIdentity()?.market
  const title = t`How is this calculated?`
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      align="right"
      width={500}
      trigger={
        <IconButton
          label={title}
          size={36}
          bordered
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconInfoCircle size={17} stroke={1.7} aria-hidden />
        </IconButton>
      }
    >
      <Box
        component="section"
        aria-label={title}
        px="lg"
        pt="md"
        pb={18}
        fz="sm"
        lh="sm"
        style={{ overflowY: 'auto' }}
        tabIndex={0}
      >
        <Stack component="dl" gap="sm">
          {columns.map(
            (column) =>
              methods[column] && (
                <div key={column}>
                  <Text component="dt" inherit fw={630}>
                    {i18n._(names[column])}
                  </Text>
                  <Text component="dd" inherit c="dimmed">
                    {column === 'change' && ofPeriod
                      ? changeInPeriod
                      : ((market === 'live' ? inLiveStores[column] : undefined) ?? methods[column])}
                  </Text>
                  {column === 'volume' && <VolumeMethods {...{ officialWeek, calibrated, hasEverywhere }} />}
                  {provenance?.kind === 'measured' && column !== 'places' && column !== 'change' && (
                    <Text component="dd" inherit c="var(--sg-text-3)" fz="xs">
                      {estimated.has(column) ? (
                        <Trans>Estimated from the store's search results</Trans>
                      ) : (
                        <Trans>From the store's search results</Trans>
                      )}
                    </Text>
                  )}
                </div>
              ),
          )}
        </Stack>
        {market && provenance && (
          <Group
            component="p"
            gap="sm"
            justify="space-between"
            align="stretch"
            wrap="nowrap"
            mt={14}
            pt="sm"
            style={{ borderTop: '1px solid var(--sg-line)' }}
          >
            <span>
              <Source kind={provenance.kind} market={market} />
            </span>
            <span>{formatDay(dayOf(provenance.asOf), language())}</span>
          </Group>
        )}
        {provenance?.kind === 'measured' && (
          <Text inherit mt="xs" c="dimmed">
            <Trans>Stores don't publish ranks. They are known for the terms that were searched for.</Trans>
          </Text>
        )}
        {provenance?.stale && (
          <Text inherit mt="xs" c="dimmed">
            <Trans>The store isn't responding. This is its last known value.</Trans>
          </Text>
        )}
      </Box>
    </Popover>
  )
}
