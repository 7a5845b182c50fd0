import { Trans, useLingui } from '@lingui/react/macro'
import type { Identity } from '#contract/auth/auth.ts'
import { reactivatePlan } from '#contract/billing/plans.ts'
import { call } from '#web/api/call.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Notice } from '../notice.tsx'
import { planChanged } from '../plan-changed.ts'
import { ofOrganisation } from '../reads.ts'

/** Takes a cancellation back. */
export function Reactivate({ identity, isTrial }: { identity: Identity; isTrial: boolean }) {
  const { t, i18n } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const { isBusy, failure, submit } = useSubmit(async () => {
    await call(reactivatePlan, ofOrganisation(identity))
    await planChanged(identity)
    notify({ kind: 'success', title: isTrial ? t`The trial continues` : t`The plan renews again` })
  })
  return (
    <>
      <Button busy={isBusy} disabled={isOffline} onClick={() => void submit()}>
        {isTrial ? <Trans>Keep the trial</Trans> : <Trans>Keep the plan</Trans>}
      </Button>
      {failure !== null && <Notice kind="error">{i18n._(failureText(failure))}</Notice>}
    </>
  )
}
