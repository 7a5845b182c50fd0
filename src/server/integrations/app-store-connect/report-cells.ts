import { isDay, type IsoDay } from '#contract/protocol/days.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import type { ReportRow } from './report-rows.ts'

/** A number of a cell, '' is 0. @throws ProviderFailure `unavailable`: it is none */
export function numberIn(row: ReportRow, name: string): number {
  const text = row[name]?.trim() ?? ''
  const value = text === '' ? 0 : Number(text)
  if (!Number.isFinite(value)) throw unreadable(name)
  return value
}

/** Rows of a day follow each other: what the last cell said is not worked out anew for each. */
let lastCell: { text: string; day: IsoDay } | undefined

/** A date of a cell as an ISO day, of `MM/DD/YYYY` or of an ISO day. @throws ProviderFailure `unavailable`: it is none */
export function dayIn(row: ReportRow, name: string): IsoDay {
  const text = row[name]?.trim() ?? ''
  if (lastCell?.text !== text) lastCell = { text, day: dayOfCell(text, name) }
  return lastCell.day
}

function dayOfCell(text: string, name: string): IsoDay {
  const american = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text)
  const day = american ? `${american[3]}-${american[1]}-${american[2]}` : text
  if (!isDay(day)) throw unreadable(name)
  return day
}

export const textIn = (row: ReportRow, name: string): string => row[name]?.trim() ?? ''

const unreadable = (name: string) =>
  new ProviderFailure('app-store-connect', 'unavailable', `a report of app-store-connect has a bad "${name}"`)
