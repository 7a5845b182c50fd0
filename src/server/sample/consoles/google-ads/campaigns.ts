import type { UtcDay } from '#contract/protocol/days.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { drawnBetween, hash01, hash32, nth01 } from '../../hash.ts'

/** One campaign on one day, as the account counts it. */
export interface CampaignDay {
  campaign: { id: string; name: string; status: string; trackId: string }
  /** ISO. */
  day: UtcDay
  impressions: number
  clicks: number
  costMicros: number
  conversions: number
}

const DAYS = 365
const aims = ['Installs', 'Installs – brand', 'In-app actions'] as const

/** What the campaigns for an app brought between two days, both included: a part of its downloads. Empty days go. */
export async function campaignDays(market: MarketSource, trackId: string, from: UtcDay, to: UtcDay) {
  const ref = { store: 'GOOGLE_PLAY' as const, trackId }
  const [locale] = await market.localesOf(ref)
  const title = locale === undefined ? null : (await market.listing({ ...ref, locale }))?.title
  const days = (await market.dailyPerformance(ref, DAYS)) ?? []
  const within = days.filter(({ day }) => day >= from && day <= to)
  return aims.slice(0, 1 + Math.floor(aims.length * hash01(`campaigns/${trackId}`))).flatMap((aim, number) => {
    const key = `campaign/${trackId}/${number}`
    const id = String(11_000_000_000 + hash32(key))
    const status = number > 0 && hash01(`${key}/status`) < 0.3 ? 'PAUSED' : 'ENABLED'
    const campaign = { id, name: `${title ?? trackId} – ${aim}`, status, trackId }
    return within.flatMap(({ day, downloads }) => dayOf(campaign, key, day, downloads) ?? [])
  })
}

function dayOf(campaign: CampaignDay['campaign'], key: string, day: UtcDay, downloads: number): CampaignDay | null {
  const seed = hash32(`${key}/${day}`)
  const share = drawnBetween(0.01, 0.06, `${key}/share`) * (0.7 + 0.6 * nth01(seed, 0))
  const clicks = Math.round(downloads * share * drawnBetween(2, 5, `${key}/clicks`))
  // Campaigns rest now and then.
  if (clicks === 0 || nth01(seed, 1) < 0.04) return null
  return {
    campaign,
    day,
    impressions: Math.round(clicks * drawnBetween(18, 60, `${key}/impressions`) * (0.8 + 0.4 * nth01(seed, 2))),
    clicks,
    costMicros:
      Math.round(clicks * drawnBetween(0.12, 0.5, `${key}/price`) * (0.85 + 0.3 * nth01(seed, 3)) * 100) * 10_000,
    conversions: Math.round(downloads * share * 10) / 10,
  }
}
