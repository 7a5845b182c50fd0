import { Trans } from '@lingui/react/macro'
import { Notice } from './notice.tsx'

/** SUB-024 */
export const ContactOwner = () => (
  <Notice kind="info">
    <Trans>Only the owner of your organisation can change the subscription. Contact the owner.</Trans>
  </Notice>
)
