import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import { ApiError } from '#web/api/api-error.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { AppLimit } from './app-limit.tsx'
import classes from './add-failure.module.css'

const texts: Partial<Record<ErrorCode, ReactNode>> = {
  APP_LIMIT_REACHED: <AppLimit />,
  APP_ALREADY_ADDED: <Trans>You've already added this app.</Trans>,
  APP_NOT_FOUND: <Trans>The store doesn't have this app.</Trans>,
  APP_NOT_AVAILABLE: <Trans>This app isn't available in that country. Choose another one.</Trans>,
  COUNTRY_NOT_SUPPORTED: <Trans>This country can't be tracked yet. Choose another one.</Trans>,
}

/** Why an app was not added. */
export function AddFailure({ failure }: { failure: unknown }) {
  const { i18n } = useLingui()
  const known = failure instanceof ApiError && failure.code ? texts[failure.code] : undefined
  return (
    <p className={classes.failure} role="alert">
      {known ?? i18n._(failureText(failure))}
    </p>
  )
}
