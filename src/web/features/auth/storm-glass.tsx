import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { lazy, Suspense } from 'react'
import classes from './storm-glass.module.css'

const Crystals = lazy(() => import('./crystals.tsx'))

/** The panel beside the guests' forms: what Storeglass is for, over crystals that stand for the weather in the store. */
export function StormGlass() {
  return (
    <aside className={classes.panel}>
      <div className={classes.claim}>
        <Text fz={30} fw={630} lh="38px" lts="-0.02em">
          <Trans>
            Read the store
            <br />
            like a barometer
          </Trans>
        </Text>
        <Text maw={320} mt={10} fz="lg" lh="23px" c="dimmed">
          <Trans>
            Listings, keywords, competitors and ratings of your apps. On your desk or on a train without signal.
          </Trans>
        </Text>
      </div>
      <Suspense>
        <Crystals />
      </Suspense>
    </aside>
  )
}
