import type { Identity } from '#contract/auth/auth.ts'
import { useMay } from '#web/session/hooks.ts'
import { useRead } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { NarrowPage } from '#web/ui/display/narrow-page.tsx'
import { DisabledWhileImpersonating } from '#web/ui/access/disabled-while-impersonating.tsx'
import { Trans } from '@lingui/react/macro'
import { ContactOwner } from '../contact-owner.tsx'
import { Notice } from '../notice.tsx'
import { billingRead } from '../reads.ts'
import { BillingAddressCard } from './billing-address-card.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { PaymentMethodCard } from './payment-method-card.tsx'
import { PreferencesCard } from './preferences-card.tsx'

/** SUB-016, SUB-026: currency, payment method, billing address and invoices. */
export function BillingPage({ identity }: { identity: Identity }) {
  const mayBill = useMay('billing/edit')
  const isOffline = useConnectivity() === 'offline'
  return (
    <NarrowPage>
      {isOffline && (
        <Notice kind="offline">
          <Trans>Storeglass can't be reached. You can change billing data when you're back online.</Trans>
        </Notice>
      )}
      {mayBill ? (
        <DisabledWhileImpersonating>
          <Data identity={identity} />
        </DisabledWhileImpersonating>
      ) : (
        <ContactOwner />
      )}
      <InvoiceTable identity={identity} />
    </NarrowPage>
  )
}

function Data({ identity }: { identity: Identity }) {
  const billing = useRead(billingRead(identity))
  return (
    <>
      <BillingAddressCard identity={identity} billing={billing} />
      {billing.data && (
        <>
          <PaymentMethodCard identity={identity} billing={billing.data} onChanged={billing.refresh} />
          <PreferencesCard identity={identity} billing={billing.data} />
        </>
      )}
    </>
  )
}
