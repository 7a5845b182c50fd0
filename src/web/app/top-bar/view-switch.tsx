import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import classes from './view-switch.module.css'

/** The views of the overview: the own app, a competitor, both side by side. On a phone the bottom tabs lead there. */
export function ViewSwitch() {
  const { t } = useLingui()
  return (
    <nav className={classes.views} aria-label={t`Views`}>
      <Link to="/app-overview/my-app">
        <Trans>My app</Trans>
      </Link>
      <Link to="/app-overview/competitors-app">
        <Trans>Competitor</Trans>
      </Link>
      <Link to="/app-overview/compare">
        <Trans>Compare</Trans>
      </Link>
    </nav>
  )
}
