import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AppPerformance } from '#contract/overview/overview.ts'
import type { Provenance, EstimateInput, EstimateMethod } from '#contract/protocol/provenance.ts'
import type { Market } from '#contract/store.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { formatDay, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Source } from '#web/ui/display/source.tsx'
import classes from './provenance-note.module.css'

interface Props {
  /** null: the market doesn't know it. */
  provenance: Provenance | null
  /** Of downloads: what the owner's store told besides. */
  performance?: AppPerformance | undefined
}

/** Where a number comes from, for which day it holds, and how an estimate was made; null: the market doesn't know it. */
export function ProvenanceNote({ provenance, performance }: Props) {
  const market = useIdentity()?.market
  if (!market) return null
  const own = performance && <OwnFigures performance={performance} market={market} />
  if (!provenance) {
    return (
      <>
        {own}
        {!performance?.own && (
          <Text inherit c="var(--sg-text-3)" mt={10}>
            <Trans>Not available in this market.</Trans>
          </Text>
        )}
      </>
    )
  }
  const { kind, asOf, stale, method, inputs } = provenance
  const formula = method && methodText[method]
  return (
    <>
      {own}
      {formula && (
        <Text inherit mt="xs">
          {kind === 'sample' && (
            <>
              <Trans>Exact in the sample market. In real stores we estimate it:</Trans>{' '}
            </>
          )}
          {formula}
        </Text>
      )}
      {inputs.length > 0 && <InputsTable inputs={inputs} />}
      <Box component="dl" className={classes.facts} mt="sm" pt={10} c="var(--sg-text-3)">
        <dt>
          <Trans>Source</Trans>
        </dt>
        <dd>
          <Source kind={kind} market={market} />
        </dd>
        <dt>
          <Trans>As of</Trans>
        </dt>
        <dd>{formatDay(dayOf(asOf), language())}</dd>
      </Box>
      {stale && (
        <Text inherit c="var(--sg-text-3)" mt={10}>
          <Trans>The store isn't responding. This is its last known value.</Trans>
        </Text>
      )}
    </>
  )
}

const labels: Record<EstimateInput, ReactNode> = {
  chartPosition: <Trans>Best chart position</Trans>,
  chartCountries: <Trans>Countries with a known position</Trans>,
  ratingsGained: <Trans>New ratings in 30 days</Trans>,
  downloadsByChart: <Trans>Downloads by chart</Trans>,
  downloadsByRatings: <Trans>Downloads by ratings</Trans>,
  downloadsPerRating: <Trans>Downloads for each rating</Trans>,
  revenueByChart: <Trans>Revenue by chart</Trans>,
  grossingPosition: <Trans>Best grossing chart position</Trans>,
  price: <Trans>Price</Trans>,
  proceedsShare: <Trans>Developer's share</Trans>,
  listing: <Trans>Version of the listing</Trans>,
  averageRating: <Trans>Average rating</Trans>,
  ratingCount: <Trans>Ratings</Trans>,
  resultCount: <Trans>Search results</Trans>,
  leaderRatings: <Trans>Ratings of the strongest app</Trans>,
  medianRatings: <Trans>Median ratings of the top ten</Trans>,
  titleMatches: <Trans>Titles with all words</Trans>,
  wordCount: <Trans>Words</Trans>,
  categoryShare: <Trans>Results in the same category</Trans>,
  volume: <Trans>Volume</Trans>,
  marketSize: <Trans>Size of the market</Trans>,
  ownCorrection: <Trans>Factor from your own figures</Trans>,
}

/** What an estimate was made of; what is not known is said. */
function InputsTable({ inputs }: Pick<Provenance, 'inputs'>) {
  const { t } = useLingui()
  return (
    <Table className={classes.inputs} withRowBorders={false} aria-label={t`Inputs`}>
      <Table.Tbody>
        {inputs.map(({ name, value }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{labels[name]}</Table.Th>
            <Table.Td ta="right">
              {value === null ? <Trans>not known</Trans> : typeof value === 'number' ? numberOf(value) : value}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

const numberOf = (value: number) => formatNumber(value, language(), Number.isInteger(value) ? 0 : 2)

/** What the owner's store told of the downloads, beside the estimate; of other apps, that own figures scaled it. */
function OwnFigures({ performance, market }: { performance: AppPerformance; market: Market }) {
  const { own, scaledBy } = performance
  const factor = scaledBy === undefined ? null : formatNumber(scaledBy, language(), 2)
  const error = own?.estimateError == null ? null : formatPercent(own.estimateError, language(), 0)
  const text = (value: number | null) => (value === null ? '–' : formatNumber(value, language()))
  return (
    <>
      {own && (
        <>
          <Box component="dl" className={classes.facts} mt="sm" pt={10} c="var(--sg-text-3)">
            <dt>
              <Trans>Yours</Trans>
            </dt>
            <dd>{text(own.downloadsLast30Days)}</dd>
            <dt>
              <Trans>Source</Trans>
            </dt>
            <dd>
              <Source kind="own" market={market} />
            </dd>
            <dt>
              <Trans>Up to</Trans>
            </dt>
            <dd>{formatDay(own.lastDay, language())}</dd>
            <dt>
              <Trans>Our estimate</Trans>
            </dt>
            <dd>{text(own.estimatedDownloadsLast30Days)}</dd>
          </Box>
          {error !== null && (
            <Text inherit c="var(--sg-text-3)" mt={10}>
              <Trans>Median error of our estimate in the last 30 days: {error}.</Trans>
            </Text>
          )}
        </>
      )}
      {factor !== null && (
        <Text inherit mt="xs">
          <Trans>Scaled by your own figures: in this category and country, we multiply our estimate by {factor}.</Trans>
        </Text>
      )}
    </>
  )
}

/** The formulas of this page's estimates in plain words; the score has a panel of its own. */
const methodText: Partial<Record<EstimateMethod, ReactNode>> = {
  downloads: (
    <Trans>
      A position in a free or paid chart corresponds to a number of downloads that falls with the rank (rank to the
      power of −0.944, Garg and Telang 2013), scaled by the size of the country and category. A second estimate is the
      number of new ratings in 30 days, times 60 on the App Store and 90 on Google Play. If both are known, we use their
      geometric mean. It can easily be wrong by a factor of two.
    </Trans>
  ),
  revenue: (
    <Trans>
      A position in the grossing chart corresponds to sales that fall with the rank (rank to the power of −0.860, Garg
      and Telang 2013), scaled by the size of the country and category, minus the store's 30%. Without such a position,
      we multiply the downloads of a paid app by its price, minus 30%.
    </Trans>
  ),
}
