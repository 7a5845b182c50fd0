import * as v from 'valibot'
import type { BillingAddress } from '#contract/billing/billing.ts'
import { Email, type Identity } from '#contract/auth/auth.ts'

export type AddressField = Exclude<keyof BillingAddress, 'stateCode'>
export type AddressProblem = 'missing' | 'email'

/** What an invoice can't do without, and what is no e-mail address; in the order of the form. */
export function addressProblems(address: BillingAddress): Partial<Record<AddressField, AddressProblem>> {
  const empty = (text: string) => text.trim() === ''
  return {
    ...(empty(address.company) && empty(address.lastName) && { lastName: 'missing' }),
    ...(!empty(address.email) && !v.is(Email, address.email) && { email: 'email' }),
    ...(empty(address.line1) && { line1: 'missing' }),
    ...(empty(address.city) && { city: 'missing' }),
    ...(address.country === null && { country: 'missing' }),
  }
}

export const isComplete = (address: BillingAddress): boolean => Object.keys(addressProblems(address)).length === 0

type Person = Pick<Identity, 'firstName' | 'lastName' | 'email' | 'demo'>

/** An address of which nothing is filled in yet, with what is known of the person; a demo's person is nobody. */
export function prefilled(address: BillingAddress, { firstName, lastName, email, demo }: Person): BillingAddress {
  const isEmpty = Object.values(address).every((part) => part === '' || part === null)
  return isEmpty && !demo ? { ...address, firstName, lastName, email } : address
}
