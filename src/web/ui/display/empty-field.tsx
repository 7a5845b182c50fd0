import { Trans } from '@lingui/react/macro'
import classes from './empty-field.module.css'

/** What stands where a value is not known. */
export function EmptyField() {
  return (
    <span className={classes.empty}>
      <Trans>No data available</Trans>
    </span>
  )
}
