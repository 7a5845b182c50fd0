import { Trans } from '@lingui/react/macro'
import type { Market } from '#contract/store.ts'
import classes from './market-badge.module.css'

/** Where the numbers come from, whenever it is not the live stores. */
export function MarketBadge({ market }: { market: Market }) {
  if (market === 'live') return null
  return (
    <span className={classes.badge} data-market={market}>
      {market === 'sample' ? <Trans>Sample market</Trans> : <Trans>Imported archive</Trans>}
    </span>
  )
}
