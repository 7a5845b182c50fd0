import { OVERALL } from '#server/markets/market.ts'
import { sampleApps } from '../../apps.ts'
import { dayNumber } from '../../days.ts'
import { eventsOf } from '../../events/events.ts'
import { ratingsBetween } from '../../figures/ratings.ts'
import { hash32 } from '../../hash.ts'
import { listingOf } from '../../listings/listing.ts'
import { languagesOf, localeOfTag, tagOf } from '../../listings/languages.ts'
import { similarApps } from '../../listings/similar-apps.ts'
import { accessibilityOf, chartPlaceOf, privacyOf, requirementsOf } from '../../listings/store-page.ts'
import { versionsOf } from '../../listings/versions.ts'
import type { WorldLocale } from '../../locales.ts'
import { reviewsOf } from '../../reviews/reviews.ts'
import type { SampleApp } from '../../sample-app.ts'
import type { AppleListing } from './apple-listing.ts'
import type { PageFacts } from './product-page/page-facts.ts'
import { genresOf } from './sample-genres.ts'
import { sampleListing } from './sample-listing.ts'

const SIMILAR_MAX = 10
/** Events are shown from two weeks before they begin. */
const AHEAD_DAYS = 14

/** @param tag language that the address asks for; null: the storefront's own */
export async function samplePage(
  app: SampleApp,
  storefront: WorldLocale,
  tag: string | null,
  now: Date,
): Promise<PageFacts | null> {
  const [own = tagOf(storefront), ...others] = languagesOf(app, storefront)
  const language = tag !== null && others.includes(tag) ? tag : own
  const locale = language === own ? storefront : (localeOfTag(language) ?? storefront)
  const listing = sampleListing(app, storefront, now, locale)
  if (!listing) return null
  const day = dayNumber(now)
  const listed = (apps: readonly SampleApp[]): AppleListing[] =>
    apps.flatMap((each) => sampleListing(each, storefront, now) ?? [])
  const sameDeveloper = (await sampleApps()).filter(
    ({ ref, developerName }) =>
      ref.store === 'APP_STORE' && ref.trackId !== app.ref.trackId && developerName === app.developerName,
  )
  return {
    listing,
    storefront: storefront.slice(-2).toLowerCase(),
    language,
    isDefaultLanguage: language === own,
    otherLanguages: [own, ...others].filter((one) => one !== language),
    byStars: ratingsBetween(app, storefront, day, day).at(-1)?.byStars ?? null,
    reviews: reviewsOnPage(app, storefront, now),
    versions: versionsOf(app, locale, now).map(({ version, releaseNotes, releasedAt }) => ({
      name: version,
      notes: releaseNotes,
      releasedAt: releasedAt ?? now.toISOString(),
    })),
    purchases: purchasesOf(app, storefront, locale, now),
    chart: await chartPlace(app, storefront, day),
    events: eventsOf(app, storefront, day, day + AHEAD_DAYS).map(({ id, type, title, shortDescription, from, to }) => ({
      id: String(10_000_000_000 + hash32(id)),
      kind: type,
      title,
      text: shortDescription ?? title,
      from,
      to,
      picture: `${listing.artwork.slice(0, listing.artwork.lastIndexOf('/') + 1)}event-${id}.png`,
    })),
    similar: listed(await similarApps(app, storefront, SIMILAR_MAX)),
    moreByDeveloper: listed(sameDeveloper.slice(0, SIMILAR_MAX)),
    privacy: privacyOf(app, locale),
    accessibility: accessibilityOf(app, locale),
    requirements: requirementsOf(app, locale),
  }
}

/** The most helpful ones: a developer's answer and a long text help. */
const reviewsOnPage = (app: SampleApp, locale: WorldLocale, now: Date): PageFacts['reviews'] =>
  reviewsOf(app, locale, 1, now)
    .reviews.toSorted((a, b) => Number(b.reply !== null) - Number(a.reply !== null) || b.body.length - a.body.length)
    .slice(0, 20)
    .map(({ id, author, rating, title, body, createdAt, reply }) => ({
      id: String(10_000_000_000 + hash32(id)),
      author: author ?? '',
      rating,
      title: title ?? '',
      body,
      createdAt,
      response: reply && { body: reply.body, createdAt: reply.createdAt ?? createdAt },
    }))

/** Names in the language of the page, prices in the storefront's currency. */
function purchasesOf(app: SampleApp, storefront: WorldLocale, locale: WorldLocale, now: Date) {
  const prices = listingOf(app, storefront, now)?.price.inAppPurchases ?? []
  const names = listingOf(app, locale, now)?.price.inAppPurchases ?? []
  return prices.flatMap(({ price }, i) => (price === null ? [] : [{ name: names[i]?.name ?? '', price }]))
}

/** The place in the chart of the app's category. */
async function chartPlace(app: SampleApp, locale: WorldLocale, day: number): Promise<PageFacts['chart']> {
  const place = await chartPlaceOf(app, locale, day)
  const genre = genresOf(app.category).at(-1)
  return (
    place && {
      position: place.rank,
      kind: place.group === 'PAID' ? 'top-paid' : 'top-free',
      genreId: genre?.id ?? '',
      genre: genre?.name ?? OVERALL.displayName,
    }
  )
}
