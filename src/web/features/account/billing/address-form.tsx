import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BillingAddress } from '#contract/billing/billing.ts'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import type { AddressField } from './address-fields.ts'
import classes from './billing.module.css'
import { countryCodes } from './country-codes.ts'
import type { AddressDraft } from './use-address-draft.ts'

interface Props {
  draft: AddressDraft
  values: BillingAddress
  onSubmit: () => void
  /** Buttons at its foot. */
  children?: ReactNode
}

type TextField = Exclude<AddressField, 'country'>

/** The fields of the billing address; those that an invoice can't do without are marked. */
export function AddressForm({ draft, values, onSubmit, children }: Props) {
  'use memo'
  const { t } = useLingui()
  const { change, problems } = draft
  const text = (name: TextField) => ({
    name,
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
    maxLength: FIELD_MAX,
    error: problems[name] && (problems[name] === 'email' ? t`Enter a valid e-mail address` : t`This field is required`),
  })
  const names = new Intl.Collator(language())
  const countries = countryCodes
    .map((value) => ({ value, label: countryName(value, language()) }))
    .toSorted((one, other) => names.compare(one.label, other.label))
  return (
    <form
      id={draft.formId}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <p className={classes.legend}>
        <Trans>Fields marked * are required.</Trans>
      </p>
      <Field {...text('firstName')} label={t`First name`} autoComplete="billing given-name" />
      <Field
        {...text('lastName')}
        label={t`Last name`}
        autoComplete="billing family-name"
        required={values.company.trim() === ''}
      />
      <Field {...text('company')} label={t`Company`} autoComplete="billing organization" />
      <Field
        {...text('vatNumber')}
        label={t`VAT number`}
        hint={<Trans>Including the country code, e.g. DE123456789</Trans>}
      />
      <Field {...text('email')} label={t`E-mail for invoices`} type="email" autoComplete="billing email" />
      <Field {...text('phone')} label={t`Phone`} type="tel" autoComplete="billing tel" />
      <div className={classes.row}>
        <Field {...text('line1')} label={t`Street and number`} autoComplete="billing address-line1" required />
      </div>
      <Field {...text('zip')} label={t`Postcode`} autoComplete="billing postal-code" />
      <Field {...text('city')} label={t`City`} autoComplete="billing address-level2" required />
      <Field {...text('state')} label={t`State or region`} autoComplete="billing address-level1" />
      <SelectField
        label={<Trans>Country</Trans>}
        name="country"
        autoComplete="billing country"
        value={values.country ?? ''}
        options={[{ value: '', label: t`Choose a country` }, ...countries]}
        onChange={(country) => change({ country: country === '' ? null : country })}
        error={problems.country && t`This field is required`}
        required
      />
      {children && <div className={classes.actions}>{children}</div>}
    </form>
  )
}
