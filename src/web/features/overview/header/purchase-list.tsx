import type { AppDetails } from '#contract/overview/overview.ts'
import classes from './purchase-list.module.css'

interface Props {
  purchases: NonNullable<AppDetails['price']['inAppPurchases']>
  /** Language of the store's names. */
  lang: string
}

/** OV-014: each purchase with its period and price. */
export function PurchaseList({ purchases, lang }: Props) {
  return (
    <ul className={classes.list} lang={lang}>
      {purchases.map((purchase, index) => (
        // Two purchases may be alike in all that is known of them.
        // oxlint-disable-next-line react/no-array-index-key -- as above, and the list never changes its order
        <li key={`${index} ${purchase.name}`} className={classes.item}>
          <span className={classes.name}>
            {purchase.name}
            {purchase.recurringPeriodLabel && <span className={classes.period}>{purchase.recurringPeriodLabel}</span>}
          </span>
          <span className={classes.price}>{purchase.price}</span>
        </li>
      ))}
    </ul>
  )
}
