import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import { termsOfTexts, type AppTexts } from '#aso/pool/terms-of-texts.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { AppRef, ListingRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { countryByCode } from '../countries.ts'
import { ProductPage } from '../live/apple/page/product-page.ts'
import { pageKey } from '../live/apple/page/product-pages.ts'
import { storedAnswers } from '../live/gateway/stored-answers.ts'
import { StoreUnavailable } from '../live/gateway/store-failure.ts'
import type { Listing, MarketSource } from '../market.ts'
import { followed } from '../tracked.ts'
import { addTerms, type NewTerm } from './add-terms.ts'
import { WANTED_TERMS } from './pace.ts'

interface Parts {
  db: Kysely<Schema>
  /** The live market, with the urgency of a job. */
  market: MarketSource
  now: Date
}

/** Texts of an app are looked through again after, days. */
const TEXTS_AGE_DAYS = 7
/** Apps that are looked through at a time. */
const APPS_AT_ONCE = 10

/**
 * Puts into the pool what it lacks: what is tracked, as terms alone; terms of the texts of apps that are followed; what Apple says
 * people search for in the genres of tracked keywords, where an organisation has connected Apple Ads.
 */
export async function fillPool(parts: Parts): Promise<void> {
  await addTracked(parts)
  for (const listing of await appsToRead(parts)) await addTexts(parts, listing)
  await addPopular(parts)
}

interface CountryTerm {
  store: AppRef['store']
  country: string
  term: string
}

async function addTracked({ db, now }: Parts): Promise<void> {
  const { rows } = await sql<CountryTerm>`
    select distinct project.store, tracked.country, keyword.text as term
    from tracked_keyword as tracked
    join project on project.organisation_id = tracked.organisation_id and project.id = tracked.project_id
    join organisation on organisation.id = tracked.organisation_id and organisation.market = 'live'
    join keyword on keyword.id = tracked.keyword_id
    where not exists (
      select from pool_term
      where pool_term.store = project.store and right(pool_term.locale, 2) = tracked.country
        and pool_term.keyword_id = tracked.keyword_id and 'tracked' = any(pool_term.sources)
    )`.execute(db)
  await addOfCountries(db, rows, { source: 'tracked', isWanted: true }, now)
}

async function addPopular({ db, now }: Parts): Promise<void> {
  const { rows } = await sql<CountryTerm>`
    select distinct 'APP_STORE' as store, told.country, told.term
    from search_popularity as told
    join organisation on organisation.id = told.organisation_id and organisation.market = 'live'
    where exists (
      select from search_popularity as own
      join keyword on keyword.text = own.term
      join tracked_keyword as tracked
        on tracked.organisation_id = own.organisation_id and tracked.country = own.country
        and tracked.keyword_id = keyword.id
      where own.organisation_id = told.organisation_id and own.country = told.country and own.week = told.week
        and own.genre = told.genre
    ) and not exists (
      select from pool_term join keyword on keyword.id = pool_term.keyword_id
      where keyword.text = told.term and pool_term.store = 'APP_STORE'
        and right(pool_term.locale, 2) = told.country and 'popular' = any(pool_term.sources)
    )`.execute(db)
  await addOfCountries(db, rows, { source: 'popular' }, now)
}

async function addOfCountries(
  db: Kysely<Schema>,
  rows: readonly CountryTerm[],
  added: Omit<NewTerm, 'term'>,
  now: Date,
): Promise<void> {
  for (const [, terms] of Map.groupBy(rows, ({ store, country }) => `${store} ${country}`)) {
    const [first] = terms
    const locale = first && countryByCode.get(first.country)?.locale
    if (!first || locale === undefined) continue
    const ofCountry = terms.map(({ term }): NewTerm => Object.assign({ term }, added))
    await addTerms(db, { store: first.store, locale }, ofCountry, now)
  }
}

/** Followed apps whose texts were never looked through, or a while ago: those that wait longest for the first time first. */
async function appsToRead({ db, now }: Parts): Promise<(ListingRef & { isNew: boolean })[]> {
  const { rows } = await sql<ListingRef & { isNew: boolean }>`
    with ${followed('live')}
    select distinct followed.store, followed.track_id as "trackId", project_country.locale,
      pool_app.read_at is null as "isNew"
    from followed
    join project_country using (organisation_id, project_id)
    left join pool_app
      on pool_app.store = followed.store and pool_app.track_id = followed.track_id
      and pool_app.locale = project_country.locale
    where pool_app.read_at is null or pool_app.read_at < ${new Date(now.getTime() - TEXTS_AGE_DAYS * DAY_MS)}
    order by "isNew" desc, followed.store, "trackId", project_country.locale
    limit ${APPS_AT_ONCE}`.execute(db)
  return rows
}

/**
 * The terms of an app's texts, of those of apps with which it is followed, and of those that its page shows as similar; the first 200
 * of a new app are searched for first.
 */
async function addTexts({ db, market, now }: Parts, { isNew, ...ref }: ListingRef & { isNew: boolean }): Promise<void> {
  const { store, locale } = ref
  const beside = await followedBeside(db, ref)
  const listings = await market.listings([ref, ...beside.map(({ trackId }) => ({ store, trackId, locale }))])
  const own = listings.find(({ trackId }) => trackId === ref.trackId)
  // It may be listed here although the store does not answer now.
  if (!own && isNew && (await market.listing(ref)) !== null) return
  const texts = [
    ...[...(own ? [own] : []), ...listings.filter((one) => one !== own)].map(textsOf),
    ...(await similarTexts({ db, market }, ref)),
  ]
  const terms = termsOfTexts(texts, locale).map(({ term, source }, index): NewTerm => ({
    term,
    source,
    isWanted: isNew && index < WANTED_TERMS,
  }))
  await addTerms(db, { store, locale }, terms, now)
  await db
    .insertInto('pool_app')
    .values({ store, track_id: ref.trackId, locale, read_at: now })
    .onConflict((conflict) => conflict.columns(['store', 'track_id', 'locale']).doUpdateSet({ read_at: now }))
    .execute()
}

const textsOf = ({ title, shortDescription, description }: Listing) => ({
  title,
  subtitle: shortDescription,
  description,
})

/** Names and subtitles of the apps that the page of an app shows as similar. No page is asked for that is not kept. */
async function similarTexts({ db, market }: Pick<Parts, 'db' | 'market'>, ref: ListingRef): Promise<AppTexts[]> {
  const similar = ref.store === 'APP_STORE' ? (await keptPage(db, ref))?.similar : await similarOnPlay(market, ref)
  return (similar ?? []).map(({ title, subtitle }) => ({ title, subtitle, description: null }))
}

async function keptPage(db: Kysely<Schema>, { store, trackId, locale }: ListingRef): Promise<ProductPage | null> {
  const key = pageKey({ trackId, locale })
  return (await storedAnswers(db, store).load([key], v.nullable(ProductPage))).get(key)?.kept?.value ?? null
}

/** Of the page that the listing has just been read from. */
async function similarOnPlay(market: MarketSource, ref: ListingRef) {
  try {
    return (await market.storePage(ref))?.similar
  } catch (error) {
    if (error instanceof StoreUnavailable) return null
    throw error
  }
}

async function followedBeside(db: Kysely<Schema>, { store, trackId }: AppRef): Promise<AppRef[]> {
  const { rows } = await sql<AppRef>`
    with ${followed('live')}
    select distinct other.store, other.track_id as "trackId"
    from followed as own join followed as other using (organisation_id, project_id)
    where own.store = ${store} and own.track_id = ${trackId} and other.store = ${store} and other.track_id <> ${trackId}
    order by "trackId" limit 50`.execute(db)
  return rows
}
