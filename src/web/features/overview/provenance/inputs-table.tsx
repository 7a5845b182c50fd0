import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EstimateInput, Provenance } from '#contract/protocol/provenance.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './provenance-note.module.css'

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
export function InputsTable({ inputs }: Pick<Provenance, 'inputs'>) {
  const { t } = useLingui()
  return (
    <table className={classes.inputs} aria-label={t`Inputs`}>
      <tbody>
        {inputs.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{labels[name]}</th>
            <td>{value === null ? <Trans>not known</Trans> : typeof value === 'number' ? numberOf(value) : value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const numberOf = (value: number) => formatNumber(value, language(), Number.isInteger(value) ? 0 : 2)
