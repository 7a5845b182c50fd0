import { overviewReads } from '../overview-reads.ts'
import { overviewKey, type OverviewApp } from '../overview-app.ts'

/** Two apps beside each other in one country: the project's own on the left, a competitor on the right. */
export interface Pair {
  own: OverviewApp
  competitor: OverviewApp
  /** The selected country's locale. */
  locale: string
}

/** Equal for the same two apps in the same country. */
export const pairKey = ({ own, competitor, locale }: Pair): string =>
  `${overviewKey(own)} ${overviewKey(competitor)} ${locale}`

export const pairReads = ({ own, competitor, locale }: Pair) => [
  ...overviewReads(own, locale),
  ...overviewReads(competitor, locale),
]
