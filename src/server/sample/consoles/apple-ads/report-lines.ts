import type { KeptAdGroup, KeptCampaign, KeptKeyword } from './entities.ts'
import { centsPerTap } from './figures.ts'
import type { Structure } from './seed.ts'

export type Level = 'campaigns' | 'adgroups' | 'keywords' | 'searchterms'

/** What one keyword adds to one row of a report: a part of its figures, from and to a share. */
export interface Line {
  /** The row; rows are ordered by it. */
  row: string
  metadata: object
  /** What Apple would bid; left out on other levels. */
  suggestedBid?: number
  keyword: KeptKeyword
  from: number
  to: number
  country: string
}

/** What a report on a level is made of, keyword by keyword. */
export function linesOf(level: Level, state: Structure, isAsked: (keyword: KeptKeyword) => boolean): Line[] {
  const lines: Line[] = []
  for (const keyword of state.keywords.filter(isAsked)) {
    const campaign = state.campaigns.find(({ id }) => id === keyword.campaignId)
    const group = state.adGroups.find(({ id }) => id === keyword.adGroupId)
    if (!campaign || !group) continue
    const whole = { keyword, from: 0, to: 1, country: campaign.country }
    if (level === 'campaigns') lines.push({ ...whole, row: campaign.id, metadata: campaignOf(campaign) })
    if (level === 'adgroups') lines.push({ ...whole, row: group.id, metadata: groupOf(group) })
    if (level === 'keywords') {
      const suggestedBid = Math.round(centsPerTap(keyword) * 1.2) / 100
      lines.push({ ...whole, row: keyword.id, metadata: keywordOf(keyword, group), suggestedBid })
    }
    if (level === 'searchterms') lines.push(...searchTerms(keyword, group, campaign))
  }
  return lines
}

/** A broad keyword is found by itself, by what people complete it to, and by what too few search for to be named. */
function searchTerms(keyword: KeptKeyword, group: KeptAdGroup, { country }: KeptCampaign): Line[] {
  const broad = [keyword.text, ...keyword.variants, null]
  const terms = keyword.matchType === 'BROAD' ? broad : [keyword.text]
  return terms.map((searchTermText, at) => ({
    row: `${keyword.id}/${at}`,
    keyword,
    from: at === 0 ? 0 : shareUpTo(at, terms.length),
    to: shareUpTo(at + 1, terms.length),
    country,
    metadata: {
      ...ofGroup(group),
      adGroupId: BigInt(group.id),
      ...(searchTermText !== null && { searchTermText }),
      searchTermSource: at === 0 ? 'TARGETED' : 'AUTO',
      keyword: keywordOf(keyword, group),
    },
  }))
}

/** The first term has half of it, the others the same each. */
const shareUpTo = (count: number, of: number) => (count >= of ? 1 : 0.5 + (0.5 * (count - 1)) / (of - 1))

const ofGroup = ({ adAccountId, campaignId, name }: KeptAdGroup) => ({
  adAccountId: BigInt(adAccountId),
  campaignId: BigInt(campaignId),
  adGroup: { name, deleted: false },
})

const campaignOf = ({ id, adAccountId, name, promotedObjectId, status }: KeptCampaign) => ({
  id: BigInt(id),
  adAccountId: BigInt(adAccountId),
  name,
  promotedObjectType: 'APPSTORE_APP',
  promotedObjectId,
  status,
  deleted: false,
})

const groupOf = ({ id, adAccountId, campaignId, name, status }: KeptAdGroup) => ({
  id: BigInt(id),
  adAccountId: BigInt(adAccountId),
  campaignId: BigInt(campaignId),
  name,
  status,
  deleted: false,
})

const keywordOf = ({ id, text, matchType, status, bid }: KeptKeyword, group: KeptAdGroup) => ({
  ...ofGroup(group),
  id: BigInt(id),
  adGroupId: BigInt(group.id),
  text,
  matchType,
  status,
  bid,
  deleted: false,
})
