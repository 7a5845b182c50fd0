import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { PeriodName } from '#aso/keywords/periods.ts'

/** In a sentence: "Summary, last 30 days". */
export const periodLabels: Record<PeriodName, MessageDescriptor> = {
  'last-7-days': msg`last 7 days`,
  'last-30-days': msg`last 30 days`,
  'last-90-days': msg`last 90 days`,
  'last-month': msg`last month`,
  'this-month': msg`this month`,
}

/** To choose from. */
export const periodChoices: Record<PeriodName, MessageDescriptor> = {
  'last-7-days': msg`7 days`,
  'last-30-days': msg`30 days`,
  'last-90-days': msg`90 days`,
  'last-month': msg`Last month`,
  'this-month': msg`This month`,
}
