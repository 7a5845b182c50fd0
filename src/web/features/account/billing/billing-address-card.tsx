import { Trans } from '@lingui/react/macro'
import type { Identity } from '#contract/auth/auth.ts'
import type { BillingData } from '#contract/billing/billing.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { AddressCard } from './address-card.tsx'
import { AddressFailure } from './address-failure.tsx'
import { useAddressDraft } from './use-address-draft.ts'

/** The billing address with a button of its own to save it. */
export function BillingAddressCard({ identity, billing }: { identity: Identity; billing: ReadResult<BillingData> }) {
  const isOffline = useConnectivity() === 'offline'
  const draft = useAddressDraft(identity, billing.data)
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (draft.check()) await draft.save()
  })
  return (
    <AddressCard
      billing={billing}
      draft={draft}
      notice={failure !== null && <AddressFailure failure={failure} />}
      onSubmit={() => void submit()}
      action={
        <Button type="submit" variant="filled" busy={isBusy} disabled={isOffline}>
          <Trans>Save address</Trans>
        </Button>
      }
    />
  )
}
