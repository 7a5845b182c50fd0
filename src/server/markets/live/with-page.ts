import type { AppVersion } from '#contract/overview/overview.ts'
import type { AppEvent, AppEventType } from '#contract/overview/sections.ts'
import type { RatingDay } from '../market.ts'
import { proxiedPicture } from '#server/media/picture-address.ts'
import type { ProductPage } from './apple/page/product-page.ts'
import type { StoreApp } from './store-client.ts'

/** Devices in the order in which their pictures are shown; others only where there are none of these. */
const POCKET = ['phone', 'pad']

/**
 * A listing with what the app's page tells besides. Without a page, because it was not understood or the store does not
 * answer, the subtitle is not known, and the rest stays as it was told.
 */
export function withPage(app: StoreApp, page: ProductPage | null): StoreApp {
  if (page === null) return app
  const { listing } = app
  const shown = shownMedia(page)
  const screens = shown.flatMap(({ screenshots }) => screenshots).flatMap(screenOf)
  const videos = shown.flatMap((one) => one.videos)
  const purchases = page.purchases?.map(({ name, price }) => ({ name, price, recurringPeriodLabel: null }))
  const isTested = page.variant.experiment !== null && page.variant.id !== null && page.variant.id !== 'default'
  return {
    ...app,
    hasPurchases: page.hasPurchases ?? app.hasPurchases,
    listing: {
      ...listing,
      shortDescription: subtitleOf(page, listing.categories),
      description: listing.description ?? page.description,
      videos: videos.length > 0 ? videos : listing.videos,
      price: { ...listing.price, inAppPurchases: purchases ?? listing.price.inAppPurchases },
      images: { ...listing.images, screens: screens.length > 0 ? screens : listing.images.screens },
      ...(page.isPreorder && { isPreorder: true }),
      ...(isTested && { pageVariant: `${page.variant.experiment}/${page.variant.id}` }),
    },
  }
}

/** Where an app has no subtitle its page shows the category, here in the words in which the store's other answer has it. */
function subtitleOf({ subtitle }: ProductPage, categories: StoreApp['listing']['categories']): string | null {
  const isCategory = categories.some(({ name, displayName }) => subtitle === name || subtitle === displayName)
  return isCategory ? '' : subtitle
}

const screenOf = (address: string) => proxiedPicture(address, 'screen-800') ?? []

/** Of the devices that fit into a pocket or a bag; of another one where there is nothing of these. */
function shownMedia({ media }: ProductPage): NonNullable<ProductPage['media']> {
  const shown = (media ?? []).filter(({ screenshots }) => screenshots.length > 0)
  const pocket = POCKET.flatMap((device) => shown.filter((one) => one.device === device))
  return pocket.length > 0 ? pocket : shown.slice(0, 1)
}

/** Versions as the page tells them, where nothing else is known of them; newest first. */
export function withPageVersions(known: readonly AppVersion[], page: ProductPage | null): AppVersion[] {
  const named = new Set(known.map(({ version }) => version))
  const told = (page?.versions ?? [])
    .filter(({ version }) => !named.has(version))
    .map(({ version, releasedAt, notes }) => ({ version, releasedAt, releaseNotes: notes, texts: null }))
  const notesOf = new Map(page?.versions?.map(({ version, notes }) => [version, notes]))
  const completed = known.map((version) =>
    Object.assign({}, version, { releaseNotes: version.releaseNotes ?? notesOf.get(version.version) ?? null }),
  )
  // A version without a date stays where it is: the sort is stable, and it counts as new as the one before.
  return [...completed, ...told].toSorted((a, b) =>
    a.releasedAt === null || b.releasedAt === null ? 0 : Date.parse(b.releasedAt) - Date.parse(a.releasedAt),
  )
}

/**
 * The days that were kept, oldest first, with the stars on the day on which the app's page told them; a day after them is added. The
 * page of a store that does not answer is of an earlier day, and says nothing of today.
 */
export function withStars(days: readonly RatingDay[], told: RatingDay | null): RatingDay[] {
  if (told === null) return [...days]
  const last = days.at(-1)
  if (last === undefined || last.date < told.date) return [...days, told]
  return days.map((day) => (day.date === told.date ? { ...day, byStars: told.byStars ?? day.byStars } : day))
}

const TYPES: readonly AppEventType[] = [
  'LIVE_EVENT',
  'PREMIERE',
  'CHALLENGE',
  'COMPETITION',
  'NEW_SEASON',
  'MAJOR_UPDATE',
  'SPECIAL_EVENT',
]
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '')

/** Events of an app's page, those that the contract can tell: a kind in another language is a special event. */
export const eventsOnPage = (page: ProductPage, trackId: string, country: string): AppEvent[] =>
  (page.events ?? []).map(({ id, kind, title, subtitle, image, from, to }) => ({
    id,
    trackId,
    type: TYPES.find((type) => lettersOf(type) === lettersOf(kind ?? '')) ?? 'SPECIAL_EVENT',
    title,
    shortDescription: subtitle,
    imageUrl: image === null ? null : proxiedPicture(image, 'screen-800'),
    from,
    to,
    country,
  }))
