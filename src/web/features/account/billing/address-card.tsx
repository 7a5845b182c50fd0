import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { BillingAddress, BillingData } from '#contract/billing/billing.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '@mantine/core'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { AddressForm } from './address-form.tsx'
import classes from './billing.module.css'
import type { AddressDraft } from './use-address-draft.ts'

interface Props {
  billing: ReadResult<BillingData>
  draft: AddressDraft
  /** What failed, above the address. */
  notice?: ReactNode
  /** The form was sent by its own button, or by the Enter key. */
  onSubmit: () => void
  /** That button. */
  action?: ReactNode
}

/** The billing address: shown, or filled in. */
export function AddressCard({ billing, draft, notice, onSubmit, action }: Props) {
  const cardId = useId()
  useFocusInCard(cardId, draft)
  return (
    <Card
      id={cardId}
      title={<Trans>Billing address</Trans>}
      padded
      aside={
        !draft.isOpen && (
          <Button size="sm" onClick={draft.open}>
            <Trans context="button">Change</Trans>
          </Button>
        )
      }
    >
      {notice}
      {!draft.values ? (
        <BillingState billing={billing} />
      ) : draft.isOpen ? (
        <AddressForm draft={draft} values={draft.values} onSubmit={onSubmit}>
          {action}
          {draft.isSavedComplete && (
            <Button onClick={draft.close}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </AddressForm>
      ) : (
        <Address address={draft.values} />
      )}
    </Card>
  )
}

/** Where what held the cursor is gone, it goes on in the form's first field, or on the button that opens the form. */
function useFocusInCard(cardId: string, { values, isOpen }: AddressDraft): void {
  const isKnown = values !== undefined
  const wasOpen = useRef<boolean | null>(null)
  useEffect(() => {
    const before = wasOpen.current
    wasOpen.current = isKnown ? isOpen : null
    if (before === null || before === isOpen || document.activeElement !== document.body) return
    document
      .getElementById(cardId)
      ?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')
      ?.focus()
  }, [isKnown, isOpen, cardId])
}

/** Instead of billing data that is not there. */
function BillingState({ billing: { isLoading, error, refresh } }: { billing: ReadResult<BillingData> }) {
  return (
    <SectionState
      state={missingState({ error, isLoading })}
      failed={<Trans>Couldn't load your billing data</Trans>}
      unsaved={<Trans>Billing data isn't saved on this device. It loads when you're back online.</Trans>}
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
