import { Trans } from '@lingui/react/macro'
import { Notice } from './notice.tsx'

/** Says that nothing is charged, wherever something would be. */
export const TestPayments = () => (
  <Notice kind="info">
    <Trans>Test mode: nothing is charged and you need no card. Invoices are marked as tests.</Trans>
  </Notice>
)
