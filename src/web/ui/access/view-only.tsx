import { Trans } from '@lingui/react/macro'
import { IconEye } from '@tabler/icons-react'
import classes from './view-only.module.css'

/** Stands where a button would be that changes the app. */
export function ViewOnly() {
  return (
    <span className={classes.note}>
      <IconEye size={16} stroke={1.6} aria-hidden />
      <Trans>You can view this app but not change it.</Trans>
    </span>
  )
}
