import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EstimateMethod } from '#contract/provenance.ts'

/** The formulas of this page's estimates in plain words; the score has a panel of its own. */
export const methodText: Partial<Record<EstimateMethod, ReactNode>> = {
  downloads: (
    <Trans>
      A place in a free or paid chart stands for a number of downloads that falls with the rank (rank to the power of
      −0.944, Garg and Telang 2013), scaled by the size of the country and category. New ratings of 30 days times 60 in
      the App Store, 90 in Google Play, are a second guess. Where both are known, their geometric mean counts. It can
      easily be wrong by a factor of two.
    </Trans>
  ),
  revenue: (
    <Trans>
      A place in the grossing chart stands for sales that fall with the rank (rank to the power of −0.860, Garg and
      Telang 2013), scaled by the size of the country and category, less the store's 30%. Without such a place: the
      downloads of a paid app times its price, less 30%.
    </Trans>
  ),
}
