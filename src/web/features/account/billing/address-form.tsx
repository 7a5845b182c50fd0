import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { BillingAddress } from '#contract/billing/billing.ts'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { SelectField } from '#web/ui/controls/select-field.tsx'
import type { AddressField } from './address-fields.ts'
import classes from './billing.module.css'
import type { AddressDraft } from './use-address-draft.ts'

/** ISO 3166-1 */
const countryCodes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  )

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
  const { t } = useLingui()
  const { change, problems } = draft
  const text = (name: TextField) => ({
    name,
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
    maxLength: FIELD_MAX,
    error:
      problems[name] && (problems[name] === 'email' ? t`Enter a valid e-mail address` : t`This field is required!`),
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
      <Text c="dimmed" className={classes.row}>
        <Trans>Fields marked * are required.</Trans>
      </Text>
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
        error={problems.country && t`This field is required!`}
        required
      />
      {children && (
        <Group gap={10} className={classes.row}>
          {children}
        </Group>
      )}
    </form>
  )
}
