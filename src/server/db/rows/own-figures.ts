import type { UtcDay } from '#contract/protocol/days.ts'
import type { Generated } from 'kysely'
import type { Store } from '#contract/store.ts'

interface OfApp {
  organisation_id: string
  store: Store
  track_id: string
}

interface OfImport extends OfApp {
  connection_id: string
}

/** null: the store does not count this, or told nothing of it. */
interface Counts {
  impressions: number | null
  page_views: number | null
  installs: number | null
}

/** A day of a country and a source, where the store tells both together. `country` `ZZ`: the store does not know it. */
export interface OwnDayRow extends OfApp, Counts {
  day: UtcDay
  country: string
  source: string
}

/** A day of a country over all sources, of a source over all countries, or of everything; `*` stands for all. */
export type OwnDayTotalRow = OwnDayRow

/** A report has told of this day; a delivery that was processed later replaces it. */
export interface OwnReportDayRow extends OfApp {
  report: string
  day: UtcDay
  processed_on: UtcDay
}

export interface OwnProceedsDayRow extends OfApp {
  day: UtcDay
  country: string
  currency: string
  units: number
  /** A decimal number as text. */
  amount: string
}

/** How our estimates of an app's downloads compare with its own figures. */
export interface OwnCorrectionRow extends OfApp {
  /** Its first category; null: not known. */
  category: string | null
  /** null: too few days. */
  error: number | null
  factor: number | null
  as_of: Date
}

/** When a connection's figures are imported next; who is at it holds a claim that lapses. */
export interface OwnFeedRow {
  organisation_id: string
  connection_id: string
  next_at: Date
  claimed_until: Date | null
}

/** How far the figures of an app were imported through a connection. */
export interface OwnImportRow extends OfImport {
  state: 'waiting' | 'ready' | 'permission' | 'broken'
  /** Since when the first report is awaited. */
  requested_at: Date | null
  /** App Store Connect's ids of the requests for reports. */
  ongoing_id: string | null
  snapshot_id: string | null
  snapshot_done: Generated<boolean>
  next_at: Date
  /** In a row. */
  failures: Generated<number>
}

/** A delivery that was imported as a whole; `version` changes where a file is written anew under its name. */
export interface OwnInstanceRow extends OfImport {
  report: string
  instance: string
  version: string
  processed_on: UtcDay
}
