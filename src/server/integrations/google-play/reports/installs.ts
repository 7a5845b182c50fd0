import type { UtcDay } from '#contract/protocol/days.ts'
import { countryOf } from './country-of.ts'
import { reportRows } from './report-rows.ts'
import { reportText } from './report-text.ts'

/** One country on one day. null: not told, which is not 0. */
export interface InstallDay {
  /** UTC day, ISO. */
  day: UtcDay
  /** ISO 3166-1 alpha-2; null: Google does not know, or tells small countries together. */
  country: string | null
  /** People who installed it and had it on no device before. */
  userInstalls: number | null
  userUninstalls: number | null
  deviceInstalls: number | null
  deviceUninstalls: number | null
  /** Devices that have it at the end of the day. */
  activeDevices: number | null
}

/** Of `stats/installs/installs_…_country.csv`. @throws ReportFault */
export function installsOf(bytes: Uint8Array): InstallDay[] {
  const rows = reportRows(reportText(bytes), ['Date', 'Country', 'Daily User Installs'])
  return rows.flatMap((row) => {
    const day = row.day()
    if (day === null) return []
    return {
      day,
      country: countryOf(row.text('Country')),
      userInstalls: row.number('Daily User Installs'),
      userUninstalls: row.number('Daily User Uninstalls'),
      deviceInstalls: row.number('Daily Device Installs'),
      deviceUninstalls: row.number('Daily Device Uninstalls'),
      activeDevices: row.number('Active Device Installs'),
    }
  })
}
