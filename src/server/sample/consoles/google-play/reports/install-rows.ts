import { parseDay } from '../../../days.ts'
import { drawnBetween } from '../../../hash.ts'
import type { ConsoleParts } from '../../console.ts'
import { installFigures } from './install-figures.ts'

const HEADER =
  'Date,Package name,Country,Daily Device Installs,Daily Device Uninstalls,Daily Device Upgrades,Total User Installs,' +
  'Daily User Installs,Daily User Uninstalls,Active Device Installs,Install events,Update events,Uninstall events'

/** `stats/installs/…_country.csv`. Figures that the market has nothing of are made of the installs, or drawn. */
export async function installRows(parts: ConsoleParts, packageName: string, month: string) {
  const days = (await installFigures(parts, packageName)).filter(({ day }) => day.startsWith(month))
  const rows = days.flatMap(({ day, installs }) =>
    installs.map(([country, count]) => {
      const devices = Math.round(count * 1.12)
      const lost = Math.round(count * 0.58)
      const total = Math.round(drawnBetween(2, 40, `total/${packageName}/${country}`) * (parseDay(day) - FIRST_DAY))
      const active = Math.round(total * 0.4)
      const updated = Math.round(active * 0.03)
      return [day, packageName, country, devices, lost, updated, total, count, lost, active, devices, updated, lost]
    }),
  )
  return [HEADER.split(','), ...rows]
}

/** Day number from which all installs are counted. */
const FIRST_DAY = parseDay('2022-01-01')
