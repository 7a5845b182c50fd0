import type { UtcDay } from '#contract/protocol/days.ts'
import { parseDay } from '../../days.ts'
import { downloadsIn, revenueIn } from '../../figures/downloads.ts'
import { drawnBetween, hash01 } from '../../hash.ts'
import type { WorldLocale } from '../../locales.ts'
import type { SampleApp } from '../../sample-app.ts'
import { keyOf } from '../../seeds.ts'

/** What the developer of an app knows of one day in one storefront. */
export interface OwnDay {
  /** First-time downloads. */
  downloads: number
  redownloads: number
  updates: number
  /** Proceeds, US dollars, not rounded. */
  proceeds: number
}

/**
 * The true figures of an app of the sample market. The market's are estimates, which are off by a factor of the app's
 * own, 1/1.5 to 1/0.6, and by a little on each day. A day's figures are the same whenever they are asked for.
 */
export function ownDay(app: SampleApp, locale: WorldLocale, day: UtcDay): OwnDay {
  const key = keyOf(app.ref)
  const number = parseDay(day)
  const factor = drawnBetween(0.6, 1.5, `own/${key}`) * drawnBetween(0.94, 1.06, `own/${key}/${locale}/${day}`)
  const exact = factor * downloadsIn(app, locale, number)
  const whole = (value: number, what: string) => wholeOf(value, `own/${what}/${key}/${locale}/${day}`)
  return {
    downloads: whole(exact, 'downloads'),
    redownloads: whole(exact * drawnBetween(0.2, 0.4, `own/again/${key}`), 'redownloads'),
    updates: whole(exact * drawnBetween(1.2, 3, `own/updates/${key}`), 'updates'),
    proceeds: factor * revenueIn(app, locale, number),
  }
}

/** Up or down by chance, so that many small days add up. */
export const wholeOf = (value: number, key: string): number => Math.floor(value + hash01(key))
