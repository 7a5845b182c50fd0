import { isDay } from '#contract/protocol/days.ts'
import type { ConsoleKey, ConsoleParts } from '../console.ts'
import { drawn } from '../../hash.ts'
import { campaignDays } from './campaigns.ts'
import { sampleCustomerOf } from './sample-customer.ts'

const CUSTOMER = ['customer.id', 'customer.descriptive_name', 'customer.currency_code', 'customer.time_zone']
const CAMPAIGN = [
  'campaign.id',
  'campaign.name',
  'campaign.status',
  'campaign.app_campaign_setting.app_id',
  'metrics.impressions',
  'metrics.clicks',
  'metrics.cost_micros',
  'metrics.conversions',
  'segments.date',
]
interface Place {
  currencyCode: string
  timeZone: string
}
const places: [Place, ...Place[]] = [
  { currencyCode: 'EUR', timeZone: 'Europe/Berlin' },
  { currencyCode: 'USD', timeZone: 'America/New_York' },
  { currencyCode: 'GBP', timeZone: 'Europe/London' },
]

/** The rows of a query in Google's language; a text: what is wrong with it. */
export async function rowsFor(parts: ConsoleParts, key: ConsoleKey, query: string): Promise<object[] | string> {
  const read = /^SELECT (.+?) FROM (customer|campaign)\b(.*)$/s.exec(query.trim())
  if (!read) return 'Error in query: unexpected input.'
  const [, fields = '', resource, rest = ''] = read
  const known = resource === 'customer' ? CUSTOMER : CAMPAIGN
  const stranger = fields.split(',').find((field) => !known.includes(field.trim()))
  if (stranger !== undefined) return `Unrecognized field in the query: '${stranger.trim()}'.`
  if (resource === 'customer') return [{ customer: await customerOf(parts, key) }]
  const between = /segments\.date BETWEEN '(\d{4}-\d{2}-\d{2})' AND '(\d{4}-\d{2}-\d{2})'/.exec(rest)
  const [, from = '', to = ''] = between ?? []
  if (!isDay(from) || !isDay(to)) return 'Error in query: a range of days is needed.'
  const days = await Promise.all(key.trackIds.map((trackId) => campaignDays(parts.market, trackId, from, to)))
  return days.flat().map(({ campaign, day, ...metrics }) => ({
    campaign: {
      resourceName: `customers/${sampleCustomerOf(key.owner)}/campaigns/${campaign.id}`,
      status: campaign.status,
      appCampaignSetting: { appId: campaign.trackId },
      id: campaign.id,
      name: campaign.name,
    },
    metrics: {
      clicks: String(metrics.clicks),
      conversions: metrics.conversions,
      costMicros: String(metrics.costMicros),
      impressions: String(metrics.impressions),
    },
    segments: { date: day },
  }))
}

async function customerOf({ market }: ConsoleParts, { owner, trackIds }: ConsoleKey) {
  const id = sampleCustomerOf(owner)
  const [trackId = ''] = trackIds
  const ref = { store: 'GOOGLE_PLAY' as const, trackId }
  const [locale] = await market.localesOf(ref)
  const listing = locale === undefined ? null : await market.listing({ ...ref, locale })
  return {
    resourceName: `customers/${id}`,
    id,
    descriptiveName: listing?.developerName ?? '',
    ...drawn(places, `place/${owner}`),
  }
}
