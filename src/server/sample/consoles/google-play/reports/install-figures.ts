import { countryCodeOf } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { hash01 } from '../../../hash.ts'
import { onceADay } from './once-a-day.ts'

const DAYS = 365

export interface InstallFigures {
  /** UTC day, ISO. */
  day: UtcDay
  /** By country; '' are those that have no storefront in the sample market. */
  installs: [country: string, installs: number][]
}

/** What a store counts differs from what others estimate: by a factor of the app, 0.6 to 1.5. */
export const factorOf = (trackId: string): number => 0.6 + 0.9 * hash01(`console/${trackId}`)

/** Installs of each of the 365 days before today, oldest first. */
export const installFigures = onceADay(async ({ market }, packageName): Promise<InstallFigures[]> => {
  const ref = { store: 'GOOGLE_PLAY' as const, trackId: packageName }
  const factor = factorOf(packageName)
  const countries = [...new Set((await market.localesOf(ref)).map(countryCodeOf))]
  const worldwide = (await market.dailyPerformance(ref, DAYS)) ?? []
  const each = await Promise.all(
    countries.map(async (country) => {
      const days = (await market.dailyPerformance(ref, DAYS, country)) ?? []
      return { country, downloads: new Map(days.map((one) => [one.day, one.downloads])) }
    }),
  )
  return worldwide.map(({ day, downloads }) => {
    const told = each.map(({ country, downloads: on }): [string, number] => [
      country,
      Math.round((on.get(day) ?? 0) * factor),
    ])
    const rest = Math.round(downloads * factor) - told.reduce((sum, [, installs]) => sum + installs, 0)
    return { day, installs: [...told, ['', Math.max(0, rest)]] }
  })
})
