import { Trans, useLingui } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { updateBillingData, type BillingData } from '#contract/billing/billing.ts'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { Currency } from '#contract/billing/order.ts'
import { call } from '#web/api/call.ts'
import { useConnectivity, useUnsaved } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { SelectField } from '#web/ui/controls/select-field.tsx'
import { Notice } from '../notice.tsx'
import { ofOrganisation } from '../reads.ts'
import classes from './billing.module.css'
import { showBilling } from './show-billing.ts'

/** Currency of the next order, and what stands on invoices for the buyer's own use. */
export function PreferencesCard({ identity, billing }: { identity: Identity; billing: BillingData }) {
  const { t, i18n } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const [currency, setCurrency] = useState(billing.preferredCurrencyCode)
  const [purchaseOrder, setPurchaseOrder] = useState(billing.purchaseOrder)
  const isChanged = currency !== billing.preferredCurrencyCode || purchaseOrder !== billing.purchaseOrder
  useUnsaved('billing-preferences', isChanged)
  const { isBusy, failure, submit } = useSubmit(async () => {
    const body = { preferredCurrencyCode: currency, purchaseOrder }
    showBilling(identity, await call(updateBillingData, { ...ofOrganisation(identity), body }))
    notify({ kind: 'success', title: t`Saved` })
  })
  return (
    <Card title={<Trans>Currency and purchase order</Trans>} padded>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <SelectField
          label={<Trans>Currency</Trans>}
          value={currency}
          options={Currency.options.map((code) => ({ value: code, label: code.toUpperCase() }))}
          onChange={setCurrency}
          hint={<Trans>Used for your next order</Trans>}
        />
        <Field
          label={t`Purchase order`}
          value={purchaseOrder}
          onChange={setPurchaseOrder}
          maxLength={FIELD_MAX}
          hint={<Trans>Shown on your invoices</Trans>}
        />
        {failure !== null && (
          <Notice kind="error">
            <Trans>An error occurred while changing the currency.</Trans> {i18n._(failureText(failure))}
          </Notice>
        )}
        <Group gap={10} className={classes.row}>
          <Button type="submit" busy={isBusy} disabled={isOffline || !isChanged}>
            <Trans>Save</Trans>
          </Button>
        </Group>
      </form>
    </Card>
  )
}
