import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import type { ConsoleParts } from '../../console.ts'
import { installRows } from './install-rows.ts'
import { reviewRows } from './review-rows.ts'
import { visitRowsByCountry, visitRowsBySource } from './visit-rows.ts'

/** The lines of one month, the header first. */
type Rows = (parts: ConsoleParts, packageName: string, month: string) => Promise<(string | number)[][]>

export interface NamedReport {
  name: string
  packageName: string
  /** `2026-11` */
  month: string
  /** ISO. */
  writtenAt: string
  rows: Rows
}

const kinds: { name: (packageName: string, month: string) => string; rows: Rows }[] = [
  { name: (app, month) => `reviews/reviews_${app}_${month}.csv`, rows: reviewRows },
  { name: (app, month) => `stats/installs/installs_${app}_${month}_country.csv`, rows: installRows },
  { name: (app, month) => `${visits}_${app}_${month}_country.csv`, rows: visitRowsByCountry },
  { name: (app, month) => `${visits}_${app}_${month}_traffic_source.csv`, rows: visitRowsBySource },
]
const visits = 'stats/store_performance/store_performance'

const DAYS = 365

/** The reports of all apps of an account, of the months of the last 365 days, by name. */
export function reportNames(packages: readonly string[], now: Date): NamedReport[] {
  const today = dayOf(now.toISOString())
  const days = Array.from({ length: DAYS }, (_, back) =>
    dayOf(new Date(now.getTime() - (back + 1) * DAY_MS).toISOString()),
  )
  const months = [...new Set(days.map((day) => day.slice(0, 7)))]
  return packages
    .flatMap((packageName) =>
      months.flatMap((month) =>
        kinds.map(({ name, rows }) => ({
          name: name(packageName, month.replace('-', '')),
          packageName,
          month,
          // The current month's grows every night.
          writtenAt: `${days[0]?.startsWith(month) ? today : dayAfter(month)}T04:10:00.000Z`,
          rows,
        })),
      ),
    )
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const dayAfter = (month: string) =>
  dayOf(new Date(Date.parse(`${month}-01T00:00:00Z`) + 32 * DAY_MS).toISOString()).slice(0, 8) + '01'

/** A report as CSV in UTF-16, little-endian with a byte order mark. */
export async function reportOf(parts: ConsoleParts, { rows, packageName, month }: NamedReport): Promise<Buffer> {
  const lines = await rows(parts, packageName, month)
  return Buffer.from(`\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(',')}\n`).join('')}`, 'utf16le')
}

function cellOf(value: string | number): string {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
