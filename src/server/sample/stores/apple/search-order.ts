import type { AppleListing } from './apple-listing.ts'
import { lockup } from './product-page/lockup.ts'
import { labelsIn } from './product-page/opinion-shelves.ts'
import { artwork } from './product-page/shelf.ts'

/** Apps that come with their texts in the store's own search. */
const WITH_TEXTS = 8
/** Apps that the search page shows at once, and that a segment of a chart does. */
const RENDERED = 12
const CHARTED = 25
/** After so many results stands an advertisement. */
const AD_AFTER = 5

/** The store's own search: all ids in its order, the first with their texts. @param storefront number, such as `143441` */
export const searchOrder = (found: readonly AppleListing[], storefront: string): string =>
  JSON.stringify({
    pageId: 'SearchPage',
    metricsBase: { storeFront: storefront, pageType: 'Search' },
    bubbles: [
      {
        name: 'software',
        totalCount: found.length,
        results: found.map(({ trackId }) => ({ id: trackId, type: 0, entity: 'software' })),
      },
    ],
    storePlatformData: {
      'native-search-lockup-search': {
        version: 2,
        isAuthenticated: false,
        results: Object.fromEntries(
          found.slice(0, WITH_TEXTS).map((listing) => [listing.trackId, nativeLockup(listing)]),
        ),
      },
    },
  })

const nativeLockup = (listing: AppleListing) => ({
  id: listing.trackId,
  kind: 'iosSoftware',
  name: listing.title,
  subtitle: listing.subtitle ?? undefined,
  artistName: listing.developer,
  artistId: listing.developerId,
  bundleId: listing.bundleId,
  genreNames: listing.genres.map(({ name }) => name),
  artwork: artwork(listing.artwork, 1024, 1024),
  userRating: { value: listing.rating, ratingCount: listing.ratingCount },
  offers: [{ type: 'get', price: listing.price, priceFormatted: listing.priceText }],
})

export interface SearchAddress {
  storefront: string
  language: string
  platform: string
  term: string
}

/** The search page of the web: some apps with an advertisement among them, then the ids of the others. */
export function searchPageData(found: readonly AppleListing[], address: SearchAddress): object {
  const { storefront, language, platform, term } = address
  const words = labelsIn(language)
  const resultOf = (listing: AppleListing, resultType: 'content' | 'ad') => ({
    $kind: 'AppSearchResult',
    resultType,
    lockup: {
      ...lockup(listing, words, language),
      screenshots: listing.screenshots.slice(0, 3).map((picture) => artwork(picture, 1290, 2796)),
    },
  })
  const shown = found.slice(0, RENDERED).map((listing) => resultOf(listing, 'content'))
  const [last] = found.slice(-1)
  const items = last && found.length > AD_AFTER ? shown.toSpliced(AD_AFTER, 0, resultOf(last, 'ad')) : shown
  return {
    intent: { $kind: 'SearchResultsPageIntent', term, storefront, language, platform },
    data: {
      $kind: 'SearchResultsPage',
      shelves: [{ $kind: 'Shelf', contentType: 'searchResult', items, id: 'searchResults' }],
      nextPage: { results: found.slice(RENDERED).map(({ trackId }) => ({ id: trackId, type: 'apps' })) },
    },
  }
}

export interface ChartAddress {
  storefront: string
  language: string
  genreId: string
}

interface ChartSegment {
  chart: 'top-free' | 'top-paid'
  apps: readonly AppleListing[]
}

/** The charts of a genre on the web: the first of each with their texts, then the ids of the others. */
export function chartsPageData(segments: readonly ChartSegment[], address: ChartAddress): object {
  const { storefront, language, genreId } = address
  const words = labelsIn(language)
  return {
    intent: { $kind: 'ChartsPageIntent', storefront, language, genreId, chart: 'top-free', platform: 'iphone' },
    data: {
      $kind: 'TopChartsPage',
      segments: segments.map(({ chart, apps }) => ({
        $kind: 'TopChartSegment',
        chart,
        shelves: [
          {
            $kind: 'Shelf',
            contentType: 'smallLockup',
            items: apps.slice(0, CHARTED).map((listing) => lockup(listing, words, language)),
            id: chart,
          },
        ],
        nextPage: { remainingContent: apps.slice(CHARTED).map(({ trackId }) => ({ id: trackId, type: 'apps' })) },
      })),
    },
  }
}
