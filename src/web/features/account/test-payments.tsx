import { Trans } from '@lingui/react/macro'
import { Notice } from './notice.tsx'

/** Says that nothing is charged, wherever something would be. */
export const TestPayments = () => (
  <Notice kind="info">
    <Trans>
      Payments are a test on this server: nothing is charged and no card is asked for. Invoices are marked as a test. A
      purchase order named "decline" is refused, so that you can see what happens then.
    </Trans>
  </Notice>
)
