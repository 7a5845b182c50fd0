import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EstimateMethod } from '#contract/protocol/provenance.ts'

/** The formulas of this page's estimates in plain words; the score has a panel of its own. */
export const methodText: Partial<Record<EstimateMethod, ReactNode>> = {
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
