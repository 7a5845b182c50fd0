import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { BillingAddress } from '#contract/billing.ts'
import { FIELD_MAX } from '#contract/limits.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity, useUnsaved } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { addressProblems, type AddressField } from './address-fields.ts'
import classes from './billing.module.css'
import { countryCodes } from './country-codes.ts'

interface Props {
  address: BillingAddress
  isBusy: boolean
  onSave: (address: BillingAddress) => void
  onCancel?: (() => void) | undefined
}

type TextField = Exclude<AddressField, 'country'>

/** The billing address. What is typed stays until it is saved. */
export function AddressForm({ address, isBusy, onSave, onCancel }: Props) {
  'use memo'
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(address)
  const [isChecked, setChecked] = useState(false)
  useUnsaved('billing-address', JSON.stringify(values) !== JSON.stringify(address))
  const problems = isChecked ? addressProblems(values) : {}
  const text = (name: TextField) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    maxLength: FIELD_MAX,
    error: problems[name] && (problems[name] === 'email' ? t`This is no e-mail address` : t`This field is required!`),
  })
  const submit = () => {
    setChecked(true)
    const [first] = Object.keys(addressProblems(values))
    if (first === undefined) return onSave(values)
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const names = new Intl.Collator(language())
  const countries = countryCodes
    .map((value) => ({ value, label: countryName(value, language()) }))
    .toSorted((one, other) => names.compare(one.label, other.label))
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field {...text('company')} label={t`Company`} autoComplete="billing organization" />
      <Field
        {...text('vatNumber')}
        label={t`VAT number`}
        hint={<Trans>With the two letters of the country, such as DE123456789</Trans>}
      />
      <Field {...text('firstName')} label={t`First name`} autoComplete="billing given-name" />
      <Field {...text('lastName')} label={t`Last name`} autoComplete="billing family-name" />
      <Field {...text('email')} label={t`E-mail for invoices`} type="email" autoComplete="billing email" />
      <Field {...text('phone')} label={t`Phone`} type="tel" autoComplete="billing tel" />
      <Field {...text('line1')} label={t`Street and number`} autoComplete="billing address-line1" />
      <Field {...text('zip')} label={t`Postcode`} autoComplete="billing postal-code" />
      <Field {...text('city')} label={t`City`} autoComplete="billing address-level2" />
      <Field {...text('state')} label={t`State or region`} autoComplete="billing address-level1" />
      <SelectField
        label={<Trans>Country</Trans>}
        name="country"
        autoComplete="billing country"
        value={values.country ?? ''}
        options={[{ value: '', label: t`Choose a country` }, ...countries]}
        onChange={(country) => setValues({ ...values, country: country === '' ? null : country })}
        error={problems.country && t`This field is required!`}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="filled" busy={isBusy} disabled={isOffline}>
          <Trans>Save address</Trans>
        </Button>
        {onCancel && (
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}
