import { Trans, useLingui } from '@lingui/react/macro'
import type { AppDetails } from '#contract/overview.ts'
import { Disclosure } from '../disclosure.tsx'
import classes from './in-app-purchases.module.css'

/** OV-014: the purchases with period and price. Nothing where the app has none or the market doesn't know. */
export function InAppPurchases({
  purchases,
  lang,
}: {
  purchases: AppDetails['price']['inAppPurchases']
  lang: string
}) {
  const { t } = useLingui()
  if (!purchases?.length) return null
  return (
    <Disclosure
      title={t`In-app purchases`}
      button={<Trans>In-app purchases</Trans>}
      buttonClassName={classes.button}
      width={360}
    >
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
    </Disclosure>
  )
}
