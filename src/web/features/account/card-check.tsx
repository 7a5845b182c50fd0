import { Trans } from '@lingui/react/macro'

/** LIM-019: what may be charged for a card that is new to the payment provider. */
export const CardCheck = () => (
  <Trans>A new card may be checked with a charge of 1 US dollar, which is given back at once.</Trans>
)
