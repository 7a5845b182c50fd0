import { Trans } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { ChangeMark } from '../changes.tsx'
import classes from './app-facts.module.css'
import { InAppPurchases } from './in-app-purchases.tsx'
import { costOf } from './price.ts'

interface Props {
  store: Store
  developer: string | null
  details: AppDetails | undefined
  loading: boolean
}

/** OV-012: store, developer, category, price, in-app purchases: each left out where the market doesn't know it. */
export function AppFacts({ store, developer, details, loading }: Props) {
  const cost = details ? costOf(details.price) : null
  const purchases = details?.price.inAppPurchases ?? null
  const category = details?.categories[0]?.displayName
  const facts: { key: string; fact: ReactNode }[] = [
    {
      key: 'developer',
      fact: (
        <>
          <StoreMark store={store} /> {developer && <span className={classes.developer}>{developer}</span>}
        </>
      ),
    },
    { key: 'category', fact: category && categoryName(category) },
    {
      key: 'price',
      fact: cost && (
        <>
          {cost.kind === 'free' ? <Trans>Free</Trans> : cost.text}
          <ChangeMark part="price" />
        </>
      ),
    },
    {
      key: 'purchases',
      fact: details && purchases?.length ? <InAppPurchases purchases={purchases} lang={details.locale} /> : null,
    },
  ]

  return (
    <div className={classes.facts}>
      {facts
        .filter(({ fact }) => fact !== null && fact !== undefined)
        .map(({ key, fact }, index) => (
          <Fragment key={key}>
            {index > 0 && (
              <span className={classes.dot} aria-hidden>
                ·
              </span>
            )}
            <span data-fact={key}>{fact}</span>
          </Fragment>
        ))}
      {loading && (
        <span className={classes.loading}>
          <Skeleton width={160} height={14} />
        </span>
      )}
    </div>
  )
}
