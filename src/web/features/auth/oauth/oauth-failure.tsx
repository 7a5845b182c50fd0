import { Trans, useLingui } from '@lingui/react/macro'
import type { IdentityProvider } from '#contract/auth/sign-in-options.ts'
import { ApiError } from '#web/api/api-error.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { providerNames } from './providers.ts'

const reasons = ['cancelled', 'refused', 'state', 'account-exists', 'no-email', 'not-offered', 'provider'] as const
export type Reason = (typeof reasons)[number]

/** null: nothing is known but what its kind says. */
function reasonOf(error: unknown): Reason | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'OAUTH_STATE_INVALID') return 'state'
  if (error.code === 'NOT_FOUND') return 'not-offered'
  const told = reasons.find((reason) => reason === error.details['reason'])
  return told ?? (error.code === 'OAUTH_FAILED' ? 'refused' : null)
}

/** The server was never reached, so that the same answer of the provider may still be good. */
export const isWorthATry = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'rateLimited')

/** Why a log-in with a provider led nowhere, and what to do instead. */
export function OAuthFailure({ provider, error }: { provider: IdentityProvider; error: unknown }) {
  const { i18n } = useLingui()
  const reason = reasonOf(error)
  return (
    <Note kind="error">
      {reason ? <ReasonText reason={reason} name={providerNames[provider]} /> : i18n._(failureText(error))}
    </Note>
  )
}

export function ReasonText({ reason, name }: { reason: Reason; name: string }) {
  switch (reason) {
    case 'cancelled':
      return <Trans>You cancelled the log-in with {name}. Nothing has changed.</Trans>
    case 'refused':
      return <Trans>{name} didn't confirm the log-in. Try again, or log in with your e-mail.</Trans>
    case 'state':
      return <Trans>This log-in wasn't started here, or it took too long. Start again.</Trans>
    case 'account-exists':
      return <Trans>This e-mail address already has an account. Log in with its password.</Trans>
    case 'no-email':
      return (
        <Trans>{name} didn't give us a confirmed e-mail address. Confirm it there, or sign up with your e-mail.</Trans>
      )
    case 'not-offered':
      return <Trans>You can't log in with {name} here. Log in with your e-mail.</Trans>
    case 'provider':
      return <Trans>{name} isn't responding right now. Try again, or log in with your e-mail.</Trans>
  }
}
