import { Trans } from '@lingui/react/macro'
import type { Identity } from '#contract/auth/auth.ts'
import { Facets } from '#web/ui/feedback/facets.tsx'
import { AppSearch } from './app-search.tsx'
import classes from './onboarding.module.css'

/** What an account without apps sees: where to begin. */
export function FirstApp({ identity }: { identity: Identity }) {
  return (
    <div className={classes.page}>
      <Facets width={120} />
      <h2 className={classes.title}>
        <Trans>Which app do you work on?</Trans>
      </h2>
      <p className={classes.lead}>
        <Trans>Pick your first app. You can add more and change countries at any time.</Trans>
      </p>
      <AppSearch identity={identity} onDone={() => {}} />
    </div>
  )
}
