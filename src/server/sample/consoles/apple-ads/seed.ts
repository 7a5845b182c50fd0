import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { ConsoleParts } from '../console.ts'
import type { ConsoleAccount } from './accounts.ts'
import {
  longId,
  tenDigits,
  timeOf,
  type KeptAdGroup,
  type KeptCampaign,
  type KeptKeyword,
  type KeptNegative,
} from './entities.ts'

/** What an account advertises one app with. */
export interface Structure {
  campaigns: KeptCampaign[]
  adGroups: KeptAdGroup[]
  keywords: KeptKeyword[]
  negatives: KeptNegative[]
}

/** Campaigns run so long already, days. */
const AGE = 120
const EXACT = 8
const BROAD = 6

/**
 * Campaigns of an app as its developer could have made them: for its name, for what it is found by, and a paused one.
 * null: no such app.
 */
export async function seedOf(
  { market, clock }: Pick<ConsoleParts, 'market' | 'clock'>,
  account: ConsoleAccount,
  trackId: string,
): Promise<Structure | null> {
  const app = { store: 'APP_STORE', trackId } as const
  const locales = await market.localesOf(app)
  const locale = locales.includes('en-US') ? 'en-US' : locales[0]
  const listing = locale && (await market.listing({ ...app, locale }))
  if (!listing) return null
  const ranked = (await market.rankedKeywords({ ...app, locale }, dayOf(clock()))) ?? []
  const generic = ranked
    .filter(({ type }) => type === 'GENERIC')
    .toSorted((a, b) => (b.volume ?? 0) - (a.volume ?? 0))
    .map(({ keyword }) => keyword)
  const brand = (listing.title.split(/[:–-]/)[0] ?? listing.title).trim().toLowerCase()
  const time = timeOf(clock().getTime() - AGE * DAY_MS)
  const made = { adAccountId: account.id, deleted: false, creationTime: time, modificationTime: time }
  const structure: Structure = { campaigns: [], adGroups: [], keywords: [], negatives: [] }

  const campaign = (name: string, budget: string, status = 'ENABLED') => {
    const id = tenDigits(`${account.id}/${trackId}/${name}`)
    const country = countryCodeOf(locale)
    const title = `${listing.title.slice(0, 60)} · ${name} · ${country}`
    structure.campaigns.push({ ...made, id, name: title, promotedObjectId: trackId, country, budget, status })
    return id
  }
  const adGroup = (campaignId: string, name: string, bid: string, automatedKeywordsOptIn = false) => {
    const id = tenDigits(`${campaignId}/${name}`)
    const own = { amount: bid, currency: account.currency }
    structure.adGroups.push({ ...made, id, campaignId, name, bid: own, automatedKeywordsOptIn, status: 'ENABLED' })
    return id
  }
  const keyword = async (campaignId: string, adGroupId: string, text: string, matchType: string, cents: number) => {
    const id = longId(`${adGroupId}/${text}/${matchType}`)
    const bid = { amount: (cents / 100).toFixed(2), currency: account.currency }
    const completed = matchType === 'BROAD' ? ((await market.autoComplete({ ...app, term: text, locale })) ?? []) : []
    const variants = completed.filter((each) => each !== text).slice(0, 2)
    structure.keywords.push({ ...made, id, campaignId, adGroupId, text, matchType, bid, variants, status: 'ENABLED' })
  }

  const brandCampaign = campaign('Brand', '40.00')
  await keyword(brandCampaign, adGroup(brandCampaign, 'Name, exact', '1.20'), brand, 'EXACT', 120)
  const category = campaign('Category', '100.00')
  const exact = adGroup(category, 'Exact', '1.50')
  for (const [at, text] of generic.slice(0, EXACT).entries())
    await keyword(category, exact, text, 'EXACT', 90 + at * 15)
  const broad = adGroup(category, 'Broad', '0.80', true)
  for (const text of generic.slice(EXACT, EXACT + BROAD)) await keyword(category, broad, text, 'BROAD', 80)
  adGroup(campaign('Competitors', '20.00', 'PAUSED'), 'Names', '1.00')
  structure.negatives.push({
    ...made,
    id: longId(`${category}/not/${brand}`),
    campaignId: category,
    adGroupId: null,
    text: brand,
    matchType: 'EXACT',
    status: 'ENABLED',
  })
  return structure
}
