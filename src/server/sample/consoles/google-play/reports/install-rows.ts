import type { ConsoleParts } from '../../console.ts'
import { installFigures } from './install-figures.ts'

const HEADER = [
  'Date',
  'Package name',
  'Country',
  'Daily Device Installs',
  'Daily Device Uninstalls',
  'Daily Device Upgrades',
  'Total User Installs',
  'Daily User Installs',
  'Daily User Uninstalls',
  'Active Device Installs',
  'Install events',
  'Update events',
  'Uninstall events',
]

/** `stats/installs/…_country.csv`. Figures that the market has nothing of follow the installs. */
export async function installRows({ market }: ConsoleParts, packageName: string, month: string) {
  const rows: (string | number)[][] = [HEADER]
  const totals = new Map<string, number>()
  for (const { day, installs } of await installFigures(market, packageName)) {
    for (const [country, count] of installs) {
      const total = (totals.get(country) ?? 0) + count
      totals.set(country, total)
      if (!day.startsWith(month)) continue
      const devices = Math.round(count * 1.12)
      const lost = Math.round(count * 0.58)
      const active = Math.round(total * 0.4)
      const updated = Math.round(active * 0.03)
      rows.push([day, packageName, country, devices, lost, updated, total, count, lost, active, devices, updated, lost])
    }
  }
  return rows
}
