import { hash32 } from '../../hash.ts'

/** Entities as they are kept; ids are texts, for records are JSON. */
export interface KeptMoney {
  amount: string
  currency: string
}
interface Kept {
  id: string
  adAccountId: string
  campaignId: string
  status: string
  deleted: boolean
  /** In UTC, without an offset. */
  creationTime: string
  modificationTime: string
}
export interface KeptCampaign extends Omit<Kept, 'campaignId'> {
  name: string
  promotedObjectId: string
  country: string
  budget: string
}
export interface KeptAdGroup extends Kept {
  name: string
  bid: KeptMoney
  automatedKeywordsOptIn: boolean
}
export interface KeptKeyword extends Kept {
  adGroupId: string
  text: string
  matchType: string
  bid: KeptMoney
  /** What else people search for that finds a broad keyword. */
  variants: string[]
}
export interface KeptNegative extends Kept {
  adGroupId: string | null
  text: string
  matchType: string
}

/** Ten digits, as Apple's ids of campaigns. */
export const tenDigits = (text: string) => String(1_000_000_000 + (hash32(text) % 2_000_000_000))

/** An id that no `number` holds exactly: Apple's have 64 bits. */
export const longId = (text: string) =>
  String((1n << 62n) + (BigInt(hash32(text)) << 28n) + BigInt(hash32(`${text}#`) >>> 4) * 2n + 1n)

export const timeOf = (moment: Date | number) => new Date(moment).toISOString().slice(0, -1)

const IDS = new Set(['id', 'adAccountId', 'campaignId', 'adGroupId'])

/** As it is sent: ids are whole numbers. */
const sent = (entity: object, hidden: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(entity).flatMap(([name, value]: [string, unknown]) => {
      if (hidden.includes(name)) return []
      return [[name, IDS.has(name) && typeof value === 'string' ? BigInt(value) : value]]
    }),
  )

/** A paused one does not run, and says so. */
const running = (status: string) => ({
  systemStatus: status === 'PAUSED' ? 'NOT_RUNNING' : 'RUNNING',
  systemStatusReasons: status === 'PAUSED' ? ['PAUSED_BY_USER'] : [],
  systemStatusLimitingReasons: [],
  displayStatus: displayOf(status),
})
const displayOf = (status: string) => (status === 'PAUSED' ? 'PAUSED' : 'RUNNING')

export const sentCampaign = (campaign: KeptCampaign, currency: string) => ({
  ...sent(campaign, ['country', 'budget']),
  billingEvent: 'TAPS',
  promotedObjectType: 'APPSTORE_APP',
  ...running(campaign.status),
  dailyBudget: { value: { amount: campaign.budget, currency } },
  bidStrategy: { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP' },
  targeting: {
    supplySource: { include: ['APPSTORE'] },
    supplyPlacement: { include: ['APPSTORE_SEARCH_RESULTS'] },
    countryOrRegion: { include: [campaign.country] },
  },
  startTime: campaign.creationTime,
  endTime: null,
})

export const sentAdGroup = (group: KeptAdGroup) => ({
  ...sent(group, ['bid']),
  pricingModel: 'CPT',
  ...running(group.status),
  bidStrategy: { bidStrategyType: 'MANUAL_CPT', bidStrategyGoal: 'TAP', bid: group.bid },
})

export const sentKeyword = (keyword: KeptKeyword) => ({
  ...sent(keyword, ['variants']),
  displayStatus: displayOf(keyword.status),
})

export const sentNegative = (negative: KeptNegative) => sent(negative)
