import { DAY_MS, type UtcDay } from '#contract/protocol/days.ts'
import { parseDay } from '../../days.ts'
import { drift, hash01, hash32 } from '../../hash.ts'
import type { KeptKeyword } from './entities.ts'

/** What is counted; everything else follows from it. */
export interface Figures {
  impressions: number
  taps: number
  /** Hundredths of the currency. */
  spent: number
  tapInstalls: number
  viewInstalls: number
  redownloads: number
}

export const none = (): Figures => ({
  impressions: 0,
  taps: 0,
  spent: 0,
  tapInstalls: 0,
  viewInstalls: 0,
  redownloads: 0,
})

const names = Object.keys(none()) as (keyof Figures)[]

export function add(sum: Figures, more: Figures): void {
  for (const name of names) sum[name] += more[name]
}

/** The part of whole numbers between two shares, 0..1: parts one after the other sum up to the whole. */
export function partOf(figures: Figures, from: number, to: number): Figures {
  const part = none()
  for (const name of names) part[name] = Math.floor(figures[name] * to) - Math.floor(figures[name] * from)
  return part
}

/**
 * Of one keyword on one UTC day; the same whenever it is asked for. None before the day after it was made, since it was
 * paused, and of days that are not over.
 */
export function figuresOn(keyword: KeptKeyword, day: UtcDay, today: UtcDay): Figures {
  const { id, text, matchType, status, creationTime, modificationTime } = keyword
  const isPaused = status === 'PAUSED' && day >= modificationTime.slice(0, 10)
  if (day >= today || day <= creationTime.slice(0, 10) || isPaused) return none()
  const number = parseDay(day)
  const weekend = [0, 6].includes(new Date(number * DAY_MS).getUTCDay()) ? 1.25 : 1
  const usual = (matchType === 'BROAD' ? 260 : 90) + 420 * hash01(`searched/${text}`)
  const impressions = Math.round(usual * weekend * (1 + 0.45 * drift(hash32(`ads/${id}`), number)))
  const taps = Math.floor(impressions * (0.035 + 0.09 * hash01(`tapped/${text}`)))
  const tapInstalls = Math.floor(taps * (0.3 + 0.35 * hash01(`installed/${text}`)))
  const viewInstalls = Math.floor(impressions * 0.004)
  const redownloads = Math.floor((tapInstalls + viewInstalls) * 0.15)
  return { impressions, taps, spent: taps * centsPerTap(keyword), tapInstalls, viewInstalls, redownloads }
}

/** It does not follow the bid: a changed bid must not change what was spent. */
export const centsPerTap = ({ text }: KeptKeyword) => 35 + Math.floor(130 * hash01(`priced/${text}`))

/** As Apple reports them. Averages and rates are left out where they divide by nothing. */
export function metricsOf({ impressions, taps, spent, ...installed }: Figures, currency: string): object {
  const { tapInstalls, viewInstalls, redownloads } = installed
  const totalInstalls = tapInstalls + viewInstalls
  const money = (cents: number) => ({ amount: (cents / 100).toFixed(2), currency })
  const average = (of: number) => (of === 0 ? undefined : money(Math.round(spent / of)))
  const rate = (part: number, of: number) => (of === 0 ? undefined : Math.round((part / of) * 10_000) / 10_000)
  return {
    localSpend: money(spent),
    impressions,
    taps,
    ttr: rate(taps, impressions),
    cpt: average(taps),
    cpm: average(impressions / 1000),
    tapInstalls,
    tapInstallCPI: average(tapInstalls),
    tapInstallRate: rate(tapInstalls, taps),
    viewInstalls,
    totalInstalls,
    totalNewDownloads: totalInstalls - redownloads,
    totalRedownloads: redownloads,
    totalAvgCPI: average(totalInstalls),
    totalInstallRate: rate(totalInstalls, taps),
    totalPreOrdersPlaced: 0,
  }
}
