import * as v from 'valibot'
import { UtcDay } from '#contract/protocol/days.ts'
import { Int64 } from './customer.ts'

/** One campaign on one day. */
export interface CampaignDay {
  campaignId: string
  name: string
  /** Google's word: `ENABLED`, `PAUSED`, `REMOVED`. */
  status: string
  /** The app that it is for; '': not told. */
  trackId: string
  /** In the account's time zone, ISO. */
  day: UtcDay
  impressions: number
  clicks: number
  /** Millionths of the account's currency. */
  costMicros: number
  /** Installs or actions, as the campaign counts them; models of Google make fractions of it. */
  conversions: number
}

const Count = v.optional(v.pipe(Int64, v.transform(Number), v.safeInteger()), 0)

export const CampaignRow = v.pipe(
  v.object({
    campaign: v.object({
      id: Int64,
      name: v.optional(v.string(), ''),
      status: v.optional(v.string(), 'UNKNOWN'),
      appCampaignSetting: v.optional(v.object({ appId: v.optional(v.string(), '') }), { appId: '' }),
    }),
    // What is 0 may be left out.
    metrics: v.optional(
      v.object({ impressions: Count, clicks: Count, costMicros: Count, conversions: v.optional(v.number(), 0) }),
      { impressions: '0', clicks: '0', costMicros: '0', conversions: 0 },
    ),
    segments: v.object({ date: UtcDay }),
  }),
  v.transform(({ campaign, metrics, segments }): CampaignDay => {
    const { id, name, status, appCampaignSetting } = campaign
    return { campaignId: id, name, status, trackId: appCampaignSetting.appId, day: segments.date, ...metrics }
  }),
)

/** Campaigns for apps between two days, ISO, both included. */
export const campaignQuery = (from: UtcDay, to: UtcDay): string =>
  `SELECT campaign.id, campaign.name, campaign.status, campaign.app_campaign_setting.app_id, metrics.impressions, ` +
  `metrics.clicks, metrics.cost_micros, metrics.conversions, segments.date FROM campaign ` +
  `WHERE campaign.advertising_channel_type = 'MULTI_CHANNEL' ` +
  `AND segments.date BETWEEN '${v.parse(UtcDay, from)}' AND '${v.parse(UtcDay, to)}'`
