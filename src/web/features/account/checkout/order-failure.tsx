import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '#web/data/api-error.ts'
import { failureText } from '#web/ui/failure-text.ts'
import { Notice } from '../notice.tsx'

/** ERR-028: why an order was not taken; nothing has changed then. */
export function OrderFailure({ failure }: { failure: unknown }) {
  const { i18n } = useLingui()
  return (
    <Notice kind="error">
      <Reason failure={failure} fallback={i18n._(failureText(failure))} />
    </Notice>
  )
}

function Reason({ failure, fallback }: { failure: unknown; fallback: string }) {
  const { code, details } = failure instanceof ApiError ? failure : { code: null, details: {} }
  if (code === 'PAYMENT_FAILED')
    return <Trans>An error occurred while charging the payment method. Nothing was charged and nothing changed.</Trans>
  if (code === 'PLAN_STATE')
    return <Trans>This can't be ordered now: it is the plan that is running, or it was changed meanwhile.</Trans>
  if (code !== 'QUOTA_EXCEEDED') return fallback
  const used = String(details['used'] ?? '')
  return details['slotType'] === 'APP' ? (
    <Trans>You use {used} apps: order at least as many.</Trans>
  ) : (
    <Trans>Your organisation has {used} people: order at least as many.</Trans>
  )
}
