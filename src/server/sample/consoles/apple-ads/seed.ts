import { DAY_MS } from '#contract/protocol/days.ts'
import { countryCodeOf, type AppRef, type Locale } from '#contract/store.ts'
import { sampleApp } from '../../apps.ts'
import { languageOf } from '../../locales.ts'
import { sortOf } from '../../search/queries-for.ts'
import { searchedIn } from '../../search/search-log.ts'
import { searchesIn } from '../../world/searches.ts'
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
 * Campaigns of an app as its developer could have made them: for its name, for what people search for who want such an app,
 * and a paused one.
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
  const topics = await searchesFor(app, locale)
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
  const keyword = (campaignId: string, adGroupId: string, text: string, matchType: string, cents: number) => {
    const id = longId(`${adGroupId}/${text}/${matchType}`)
    const bid = { amount: (cents / 100).toFixed(2), currency: account.currency }
    const variants = topics.find((topic) => topic.text === text)?.variants.slice(0, 2) ?? []
    structure.keywords.push({ ...made, id, campaignId, adGroupId, text, matchType, bid, variants, status: 'ENABLED' })
  }

  const brandCampaign = campaign('Brand', '40.00')
  keyword(brandCampaign, adGroup(brandCampaign, 'Name, exact', '1.20'), brand, 'EXACT', 120)
  const category = campaign('Category', '100.00')
  const exact = adGroup(category, 'Exact', '1.50')
  for (const [at, { text }] of topics.slice(0, EXACT).entries()) keyword(category, exact, text, 'EXACT', 90 + at * 15)
  const broad = adGroup(category, 'Broad', '0.80', true)
  for (const { text } of topics.slice(EXACT, EXACT + BROAD)) keyword(category, broad, text, 'BROAD', 80)
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

/** What people type who look for an app of this kind, the plainest first, and what they add to it. */
async function searchesFor(app: AppRef, locale: Locale): Promise<{ text: string; variants: string[] }[]> {
  const known = await sampleApp(app)
  if (!known) return []
  const language = languageOf(locale)
  const { all } = searchedIn(language)[sortOf(known)]
  return (searchesIn(language)[known.concept.id] ?? []).map((text) => ({
    text,
    variants: all.filter((query) => query.topic === text && query.text !== text).map((query) => query.text),
  }))
}
