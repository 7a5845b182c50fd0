import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import classes from './storm-glass.module.css'

const Crystals = lazy(() => import('./crystals.tsx'))

/** The panel beside the guests' forms: what Storeglass is for, over crystals that stand for the weather in the store. */
export function StormGlass() {
  return (
    <aside className={classes.panel}>
      <div className={classes.claim}>
        <p className={classes.title}>
          <Trans>
            Read the store
            <br />
            like a barometer
          </Trans>
        </p>
        <p className={classes.text}>
          <Trans>
            Listings, keywords, competitors and ratings of your apps. On your desk or on a train without signal.
          </Trans>
        </p>
      </div>
      <Suspense>
        <Crystals />
      </Suspense>
    </aside>
  )
}
