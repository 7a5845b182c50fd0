import { DAY_MS, dayOf, type UtcDay } from '#contract/protocol/days.ts'

export interface Assistances {
  used: number
  /** null: without limit. */
  limit: number | null
}

export interface Forecast {
  /** A month's, by the rule in view and by the others that are on. */
  aMonth: { byRule: number; byOthers: number }
  /** What the open rule will use until the reset. */
  byRule: number
  /** null: without limit. */
  left: number | null
  /** Left over at the reset; negative: that many are missing. null: unlimited. */
  spare: number | null
  /** UTC day on which they end; null: they last the month. */
  endsOn: UtcDay | null
  /** UTC day of the reset. */
  resetsOn: UtcDay
}

/** How far AI assistances reach: they are a UTC month's. */
export function forecastOf({ used, limit }: Assistances, aMonth: Forecast['aMonth'], now: Date): Forecast {
  const reset = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
  const days = (reset - now.getTime()) / DAY_MS
  const perDay = (aMonth.byRule + aMonth.byOthers) / 30
  const until = (monthly: number) => Math.round((monthly / 30) * days)
  const left = limit === null ? null : Math.max(0, limit - used)
  const needed = until(aMonth.byRule) + until(aMonth.byOthers)
  const ends = left !== null && perDay > 0 && needed > left ? now.getTime() + (left / perDay) * DAY_MS : null
  return {
    aMonth,
    byRule: until(aMonth.byRule),
    left,
    spare: left === null ? null : left - needed,
    endsOn: ends === null ? null : dayOf(ends),
    resetsOn: dayOf(reset),
  }
}
