import { hash01 } from '../../../hash.ts'
import type { ConsoleParts } from '../../console.ts'
import { installFigures } from './install-figures.ts'

const FIGURES = ['Store listing acquisitions', 'Store listing visitors', 'Store listing conversion rate']

/** Part of the installs that begin on the app's page. */
const FROM_PAGE = 0.85
/** Shares of visitors and of acquisitions; who searches for something installs it more often. */
const sources = [
  { source: 'Play Store search', visitors: 0.48, acquisitions: 0.56 },
  { source: 'Play Store explore', visitors: 0.33, acquisitions: 0.27 },
  { source: 'Third-party referrals', visitors: 0.19, acquisitions: 0.17 },
]

/** `stats/store_performance/…_country.csv` */
export async function visitRowsByCountry(parts: ConsoleParts, packageName: string, month: string) {
  const rows = (await visitsIn(parts, packageName, month)).map(({ day, country, acquisitions, visitors }) => {
    return [day, packageName, country || 'Other', acquisitions, visitors, rateOf(acquisitions, visitors)]
  })
  return [['Date', 'Package name', 'Country / region', ...FIGURES], ...rows]
}

/** `stats/store_performance/…_traffic_source.csv` */
export async function visitRowsBySource(parts: ConsoleParts, packageName: string, month: string) {
  const totals = new Map<string, { acquisitions: number; visitors: number }>()
  for (const { day, acquisitions, visitors } of await visitsIn(parts, packageName, month)) {
    const before = totals.get(day) ?? { acquisitions: 0, visitors: 0 }
    totals.set(day, { acquisitions: before.acquisitions + acquisitions, visitors: before.visitors + visitors })
  }
  const shares = (figure: 'acquisitions' | 'visitors') => sources.map((one) => one[figure])
  const rows = [...totals].flatMap(([day, { acquisitions, visitors }]) => {
    const acquired = divided(acquisitions, shares('acquisitions'))
    const visited = divided(visitors, shares('visitors'))
    return sources.map(({ source }, at) => {
      const [got, seen] = [acquired[at] ?? 0, visited[at] ?? 0]
      return [day, packageName, source, 'Other', 'Other', 'Other', got, seen, rateOf(got, seen)]
    })
  })
  const dimensions = ['Traffic source', 'Search term', 'UTM source', 'UTM campaign']
  return [['Date', 'Package name', ...dimensions, ...FIGURES], ...rows]
}

async function visitsIn(parts: ConsoleParts, packageName: string, month: string) {
  const days = (await installFigures(parts, packageName)).filter(({ day }) => day.startsWith(month))
  return days.flatMap(({ day, installs }) =>
    installs.map(([country, count]) => {
      const acquisitions = Math.round(count * FROM_PAGE)
      const rate = 0.2 + 0.18 * hash01(`conversion/${packageName}/${country}`)
      return { day, country, acquisitions, visitors: Math.round(acquisitions / rate) }
    }),
  )
}

const rateOf = (acquisitions: number, visitors: number) => (visitors === 0 ? '0.0' : acquisitions / visitors)

/** Whole parts that add up to the whole; the last one takes what is left. */
function divided(whole: number, shares: readonly number[]): number[] {
  let left = whole
  return shares.map((share, at) => {
    const part = at === shares.length - 1 ? left : Math.min(left, Math.round(whole * share))
    left -= part
    return part
  })
}
