import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { ConnectionName, type Provider } from '#contract/connections/connection.ts'
import {
  AdsId,
  AdsKeyId,
  CustomerId,
  IssuerId,
  ReportBucket,
  StoreKeyId,
  VendorNumber,
} from '#contract/connections/keys.ts'

/** One text field of a provider's form. */
export interface FieldSpec {
  name: string
  label: MessageDescriptor
  schema: v.GenericSchema<string, string>
  /** The error: how a valid value looks. */
  wrong: MessageDescriptor
  isOptional?: boolean
  hint?: MessageDescriptor
  /** Shown beside the previous field. */
  isBeside?: boolean
  placeholder?: string
}

const name: FieldSpec = {
  name: 'name',
  label: msg`Name`,
  schema: ConnectionName,
  wrong: msg`Enter a name of at most 80 characters.`,
}

/** The text fields of each provider's form (CONN-009, CONN-010, OP-65). */
export const fieldsOf: Record<Provider, readonly FieldSpec[]> = {
  'app-store-connect': [
    name,
    {
      name: 'issuerId',
      label: msg`Issuer ID`,
      schema: IssuerId,
      wrong: msg`An issuer ID looks like 69a6de7f-3c1b-47e3-a053-5bc7c11a4d1e.`,
    },
    {
      name: 'keyId',
      label: msg`Key ID`,
      schema: StoreKeyId,
      wrong: msg`A key ID has 10 capital letters and digits.`,
      isBeside: true,
    },
    {
      name: 'vendorNumber',
      label: msg`Vendor number (optional)`,
      schema: VendorNumber,
      wrong: msg`A vendor number has 6 to 12 digits.`,
      isOptional: true,
      hint: msg`For sales and downloads. You find it in Payments and Financial Reports.`,
    },
  ],
  'google-play': [
    { ...name, label: msg`Developer name`, wrong: msg`Enter a developer name of at most 80 characters.` },
    {
      name: 'reportBucket',
      label: msg`Cloud Storage URI of your reports (optional)`,
      schema: ReportBucket,
      wrong: msg`It looks like gs://pubsite_prod_1234567890.`,
      isOptional: true,
      hint: msg`For downloads and ratings. You find it in Play Console under Download reports.`,
      placeholder: 'gs://pubsite_prod_…',
    },
  ],
  'apple-ads': [
    name,
    {
      name: 'clientId',
      label: msg`Client ID`,
      schema: AdsId,
      wrong: msg`It starts with SEARCHADS. followed by 36 characters.`,
      placeholder: 'SEARCHADS.…',
    },
    {
      name: 'teamId',
      label: msg`Team ID`,
      schema: AdsId,
      wrong: msg`It starts with SEARCHADS. followed by 36 characters.`,
      placeholder: 'SEARCHADS.…',
    },
    {
      name: 'keyId',
      label: msg`Key ID`,
      schema: AdsKeyId,
      wrong: msg`A key ID looks like 69a6de7f-3c1b-47e3-a053-5bc7c11a4d1e.`,
    },
  ],
  'google-ads': [
    name,
    {
      name: 'customerId',
      label: msg`Customer ID`,
      schema: CustomerId,
      wrong: msg`A customer ID has 10 digits, as in 123-456-7890.`,
    },
    {
      name: 'loginCustomerId',
      label: msg`Manager account (optional)`,
      schema: CustomerId,
      wrong: msg`A customer ID has 10 digits, as in 123-456-7890.`,
      isOptional: true,
      isBeside: true,
    },
  ],
}

/** Whether a text is valid for its field; an optional one may be empty. */
export function isValidText({ schema, isOptional }: FieldSpec, text: string): boolean {
  const trimmed = text.trim()
  return trimmed === '' ? isOptional === true : v.is(schema, trimmed)
}

/** Checks the texts of a form. `translate`: makes the message that a field shows. */
export const textsSchema = (specs: readonly FieldSpec[], translate: (message: MessageDescriptor) => string) =>
  v.object(
    Object.fromEntries(
      specs.map((spec) => [
        spec.name,
        v.pipe(
          v.string(),
          v.check((text) => isValidText(spec, text), translate(spec.wrong)),
        ),
      ]),
    ),
  )
