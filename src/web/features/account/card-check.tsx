import { Trans } from '@lingui/react/macro'

/** LIM-019: what may be charged for a card that is new to the payment provider. */
export const CardCheck = () => (
  <Trans>We may charge a new card 1 US dollar to verify it, and refund it right away.</Trans>
)
