import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { Subscription } from '#contract/account.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { cancelPlan } from '#contract/billing/plans.ts'
import { call } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { Notice } from '../notice.tsx'
import { planChanged } from '../plan-changed.ts'
import { ofOrganisation } from '../reads.ts'

interface Props {
  identity: Identity
  subscription: Subscription
  onClose: () => void
}

/** Asks before a plan or a trial is cancelled, and says what follows. */
export default function CancelDialog({ identity, subscription, onClose }: Props) {
  const { t, i18n } = useLingui()
  const [reason, setReason] = useState('')
  const isTrial = subscription.status === 'in_trial'
  const end = isTrial ? subscription.trialEnd : subscription.currentTermEnd
  const date = end === null ? '' : formatDate(end, language())
  const { isBusy, failure, submit } = useSubmit(async () => {
    const body = reason.trim() === '' ? {} : { reason: reason.trim() }
    await call(cancelPlan, { ...ofOrganisation(identity), body })
    await planChanged(identity)
    onClose()
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={isTrial ? <Trans>Cancel the trial?</Trans> : <Trans>Cancel the plan?</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="filled" busy={isBusy} onClick={() => void submit()}>
            {isTrial ? <Trans>Cancel the trial</Trans> : <Trans>Cancel the plan</Trans>}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          <Trans>
            Nothing changes until {date}. After that you move to the Free plan: the app overview is locked, but nothing
            you've added is lost. You can undo this until then.
          </Trans>
        </p>
        <Field label={t`Why? (optional)`} value={reason} onChange={setReason} maxLength={FIELD_MAX} />
        {failure !== null && <Notice kind="error">{i18n._(failureText(failure))}</Notice>}
      </Stack>
    </Dialog>
  )
}
