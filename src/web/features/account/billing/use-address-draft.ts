import { useId, useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { updateBillingData, type BillingAddress, type BillingData } from '#contract/billing/billing.ts'
import { call } from '#web/api/call.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { ofOrganisation } from '../reads.ts'
import { addressProblems, isComplete, prefilled, type AddressField, type AddressProblem } from './address-fields.ts'
import { showBilling } from './show-billing.ts'

export interface AddressDraft {
  /** As it is typed; undefined: what is saved has not come yet. */
  values: BillingAddress | undefined
  change: (part: Partial<BillingAddress>) => void
  /** What is wrong with it, once it was checked. */
  problems: Partial<Record<AddressField, AddressProblem>>
  /** It is being filled in, and not only shown. */
  isOpen: boolean
  /** What is saved is all that an invoice needs. */
  isSavedComplete: boolean
  open: () => void
  /** Back to what is saved. */
  close: () => void
  /** Whether it can be saved; if not, the cursor goes into the first field that keeps it from that. */
  check: () => boolean
  /** Saves what differs from what is saved. */
  save: () => Promise<void>
  formId: string
}

/** A billing address while it is filled in. What is typed stays until it is saved, whatever fails. */
export function useAddressDraft(identity: Identity, data: BillingData | undefined): AddressDraft {
  const [typed, setTyped] = useState<BillingAddress | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const formId = useId()
  const saved = data?.billingAddress
  const start = saved && prefilled(saved, identity)
  const values = typed ?? start
  const differs = JSON.stringify(values) !== JSON.stringify(saved)
  useUnsaved('billing-address', typed !== null && differs)
  const isSavedComplete = saved !== undefined && isComplete(saved)
  const close = () => {
    setTyped(null)
    setChecked(false)
    setEditing(false)
  }
  return {
    values,
    // A browser that fills in a form changes several fields at once.
    change: (part) => start && setTyped((now) => ({ ...(now ?? start), ...part })),
    problems: isChecked && values ? addressProblems(values) : {},
    isOpen: isEditing || !isSavedComplete,
    isSavedComplete,
    open: () => setEditing(true),
    close,
    check() {
      if (!values) return false
      setChecked(true)
      const [first] = Object.keys(addressProblems(values))
      if (first === undefined) return true
      document.getElementById(formId)?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return false
    },
    async save() {
      if (values && differs) {
        const input = { ...ofOrganisation(identity), body: { billingAddress: values } }
        showBilling(identity, await call(updateBillingData, input))
      }
      close()
    },
    formId,
  }
}
