import { Trans } from '@lingui/react/macro'
import type { Provider } from '#contract/connections/connection.ts'
import type { AdAccount } from '#contract/connections/keys.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { providerName } from '../texts/provider-name.ts'
import classes from './key-dialog.module.css'

/** How far the sending is. */
export interface SendState {
  isBusy: boolean
  /** The ad accounts of which one has to be chosen; null: nobody asked. */
  accounts: readonly AdAccount[] | null
}

interface Props {
  formId: string
  provider: Provider
  state: SendState
  isOffline: boolean
  isReplacing: boolean
  onBack: () => void
}

export function ConnectFoot({ formId, provider, state: { isBusy }, isOffline, isReplacing, onBack }: Props) {
  const store = providerName(provider)
  return (
    <div className={classes.foot}>
      <Button variant="subtle" tone="plain" onClick={onBack}>
        {isReplacing ? <Trans>Cancel</Trans> : <Trans>Back</Trans>}
      </Button>
      <span className={classes.promise} role="status">
        {isBusy ? (
          <>
            <Spinner />
            <Trans>Asking {store}</Trans>
          </>
        ) : isOffline ? (
          <Trans>Needs a connection</Trans>
        ) : isReplacing ? (
          <Trans>Nothing is sent before you press Replace key</Trans>
        ) : (
          <Trans>Nothing is sent before you press Connect</Trans>
        )}
      </span>
      <Button variant="filled" type="submit" form={formId} disabled={isOffline} busy={isBusy}>
        {isReplacing ? <Trans>Replace key</Trans> : <Trans>Connect</Trans>}
      </Button>
    </div>
  )
}
