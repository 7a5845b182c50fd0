import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import type { Identity } from '#contract/auth.ts'
import { updateBillingData, type BillingAddress, type BillingData } from '#contract/billing.ts'
import { ApiError } from '#web/data/api-error.ts'
import { call } from '#web/data/call.ts'
import { missingState } from '#web/data/read-state.ts'
import type { ReadResult } from '#web/data/read.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { failureText } from '#web/ui/failure-text.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { SectionState } from '#web/ui/section-state.tsx'
import { Notice } from '../notice.tsx'
import { ofOrganisation } from '../reads.ts'
import { isComplete } from './address-fields.ts'
import { AddressForm } from './address-form.tsx'
import classes from './billing.module.css'
import { keepBilling } from './keep-billing.ts'

/** The billing address: shown, or filled in. */
export function BillingAddressCard({ identity, billing }: { identity: Identity; billing: ReadResult<BillingData> }) {
  const { i18n } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const cardId = useId()
  const isMoved = useRef(false)
  const show = (form: boolean) => {
    isMoved.current = true
    setEditing(form)
  }
  const { isBusy, failure, submit } = useSubmit(async (billingAddress: BillingAddress) => {
    const input = { ...ofOrganisation(identity), body: { billingAddress } }
    keepBilling(identity, await call(updateBillingData, input))
    show(false)
  })
  const { data } = billing
  const complete = data && isComplete(data.billingAddress)
  const isOpen = isEditing || !complete
  // What held the cursor is gone: it goes on in the first field, or on the button that opens the form.
  useEffect(() => {
    if (isMoved.current && document.activeElement === document.body) {
      document
        .getElementById(cardId)
        ?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')
        ?.focus()
    }
    isMoved.current = false
  }, [isOpen, cardId])
  return (
    <Card
      id={cardId}
      title={<Trans>Billing address</Trans>}
      padded
      aside={
        !isOpen && (
          <Button size="small" onClick={() => show(true)}>
            <Trans>Change</Trans>
          </Button>
        )
      }
    >
      {failure !== null && (
        <Notice kind="error">
          <Trans>An error occurred while saving the billing address.</Trans>{' '}
          {failure instanceof ApiError && i18n._(failureText(failure))}
        </Notice>
      )}
      {!data ? (
        <BillingState billing={billing} />
      ) : isOpen ? (
        <AddressForm
          address={data.billingAddress}
          isBusy={isBusy}
          onSave={(address) => void submit(address)}
          onCancel={complete ? () => show(false) : undefined}
        />
      ) : (
        <Address address={data.billingAddress} />
      )}
    </Card>
  )
}

/** Instead of billing data that is not there. */
function BillingState({ billing: { isLoading, error, refresh } }: { billing: ReadResult<BillingData> }) {
  return (
    <SectionState
      state={missingState({ error, isLoading })}
      failed={<Trans>Couldn't load your billing data</Trans>}
      unsaved={<Trans>Billing data is not kept on this device. It loads when you're back online.</Trans>}
      onRetry={refresh}
      minHeight={96}
    />
  )
}

function Address({ address }: { address: BillingAddress }) {
  const { company, firstName, lastName, line1, zip, city, state, country, vatNumber, email } = address
  const lines = {
    company,
    name: `${firstName} ${lastName}`.trim(),
    line1,
    city: `${zip} ${city}`.trim(),
    state,
    country: country === null ? '' : countryName(country, language()),
    vatNumber,
    email,
  }
  return (
    <address className={classes.address}>
      {Object.entries(lines).map(([part, line]) => line !== '' && <span key={part}>{line}</span>)}
    </address>
  )
}
