import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '#web/api/api-error.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
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
    return <Trans>You can't order this now: it's your current plan, or your plan has changed in the meantime.</Trans>
  if (code !== 'QUOTA_EXCEEDED') return fallback
  const used = String(details['used'] ?? '')
  return details['slotType'] === 'APP' ? (
    <Trans>You use {used} apps. Order at least that many.</Trans>
  ) : (
    <Trans>Your organisation has {used} people. Order at least that many.</Trans>
  )
}
