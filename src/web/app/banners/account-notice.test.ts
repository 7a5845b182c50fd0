import { expect, test } from 'vitest'
import type { AccountStatus } from '#contract/account-closing.ts'
import { accountNotice } from './banner-rows.tsx'

const nothing: AccountStatus = {
  customerId: null,
  markedForDeletion: false,
  scheduledDeletionDate: null,
  isPlanCancelled: false,
  planEndDate: null,
  trialCanceled: false,
  trialEndsAfter: null,
  trialEndsAfter24hr: false,
}
const deletion = { markedForDeletion: true, scheduledDeletionDate: '2026-05-01T00:00:00.000Z' }
const plan = { isPlanCancelled: true, planEndDate: '2026-06-01T00:00:00.000Z' }
const trial = { trialCanceled: true, trialEndsAfter: 5 }

test('BAN-007: nothing is told of an account that goes on, nor of a trial that was not cancelled', () => {
  expect(accountNotice(nothing)).toBeNull()
  expect(accountNotice({ ...nothing, trialEndsAfter: 1, trialEndsAfter24hr: true })).toBeNull()
})

test('BAN-009, OP-41: the deletion comes before the cancelled plan before the cancelled trial', () => {
  expect(accountNotice({ ...nothing, ...trial, ...plan, ...deletion })).toEqual({
    kind: 'deletion',
    at: deletion.scheduledDeletionDate,
  })
  expect(accountNotice({ ...nothing, ...trial, ...plan })).toEqual({ kind: 'plan', at: plan.planEndDate })
  expect(accountNotice({ ...nothing, ...trial })).toEqual({ kind: 'trial', days: 5, hours: false })
})

test('BAN-004: a trial that ends within 24 hours says so', () => {
  const lastDay = { ...nothing, trialCanceled: true, trialEndsAfter: 1, trialEndsAfter24hr: true }
  expect(accountNotice(lastDay)).toEqual({ kind: 'trial', days: 1, hours: true })
})
