import type { AppleListing } from '../apple-listing.ts'
import { accessibility, description, developerAction, information, links } from './fact-shelves.ts'
import { privacy, versions } from './fact-shelves.ts'
import type { Labels } from './labels.ts'
import { headLockup, lockup, offerOf } from './lockup.ts'
import { labelsIn, ratings, reviews, ribbon } from './opinion-shelves.ts'
import type { PageFacts } from './page-facts.ts'
import { artwork, shelf } from './shelf.ts'

/** The shelves of a page in their order; each may be missing. */
const ordering = `
  header topLockup informationRibbon productPageInlineMessage preorderDisclaimer bundleChildren bundleParents
  similarItemsDownloading product_media_phone_ description appEvents editorialQuote videos editorsChoice
  productRatings allProductReviews productReviewsFooter achievements friendsPlaying mostRecentVersion
  subscriptions inAppPurchases privacyHeader privacyTypes privacyFooter accessibilityHeader
  accessibilityFeatures accessibilityDeveloperLink information notPurchasedLinks capabilities featuredIn
  moreByDeveloper similarItems`
  .trim()
  .split(/\s+/)

function screenshots({ listing }: PageFacts) {
  const items = listing.screenshots.map((address) => ({
    $kind: 'ProductMediaItem',
    screenshot: artwork(address, 1290, 2796),
  }))
  const platform = {
    $kind: 'MediaPlatform',
    appPlatform: 'phone',
    supplementaryAppPlatforms: [],
    deviceCornerRadiusFactor: 0.1,
    mediaType: 'iphone_6_5',
    systemImageName: 'iphone',
    outerDeviceCornerRadiusFactor: 0.1,
  }
  return shelf('product_media_phone_', 'productMediaItem', items, {
    isHorizontal: true,
    contentsMetadata: {
      type: 'productMedia',
      platform,
      allPlatforms: [platform],
      hasPortraitMedia: true,
      aspectRatio: 1290 / 2796,
    },
  })
}

function events({ listing, storefront, events: all }: PageFacts) {
  if (all.length === 0) return null
  const items = all.map(({ id, kind, title, text, from, to, picture }) => ({
    $kind: 'AppEvent',
    appEventId: id,
    kind,
    title,
    subtitle: text,
    detail: text,
    startDate: from,
    endDate: to,
    moduleArtwork: artwork(picture, 1920, 1080),
    clickAction: {
      $kind: 'flowAction',
      actionClass: 'FlowAction',
      page: 'appEventDetail',
      pageUrl: `https://apps.apple.com/${storefront}/app/id${listing.trackId}/app-event/${id}`,
    },
  }))
  return shelf('appEvents', 'appEvent', items, { isHorizontal: true })
}

function appShelf(id: string, title: string, apps: readonly AppleListing[], facts: PageFacts, words: Labels) {
  if (apps.length === 0) return null
  const items = apps.map((listing) => lockup(listing, words, facts.language))
  return shelf(id, 'smallLockup', items, { title, isHorizontal: true, rowsPerColumn: 2 })
}

const shelvesOf = (facts: PageFacts, words: Labels) => ({
  topLockup: shelf('topLockup', 'marker', [], { marker: 'productTopLockup' }),
  informationRibbon: ribbon(facts, words),
  product_media_phone_: screenshots(facts),
  description: description(facts, words),
  appEvents: events(facts),
  productRatings: ratings(facts, words),
  allProductReviews: reviews(facts),
  mostRecentVersion: versions(facts, words),
  privacyTypes: privacy(facts),
  accessibilityFeatures: accessibility(facts),
  information: information(facts, words),
  notPurchasedLinks: links(facts, words),
  moreByDeveloper: appShelf(
    'moreByDeveloper',
    words.moreBy(facts.listing.developer),
    facts.moreByDeveloper,
    facts,
    words,
  ),
  similarItems: appShelf('similarItems', words.similar, facts.similar, facts, words),
  textCards: null,
  textLinksShelf: null,
})

/** What a product page carries as data. */
export function productPageData(facts: PageFacts): object {
  const { listing, storefront, language, isDefaultLanguage } = facts
  const words = labelsIn(language)
  return {
    intent: { storefront, language, isDefaultLanguage, $kind: 'ProductPageIntent', id: listing.trackId },
    data: {
      shelfOrderings: { notPurchasedOrdering: ordering },
      shelfMapping: shelvesOf(facts, words),
      presentationOptions: [],
      isIncomplete: false,
      pageMetrics: {
        $kind: 'PageMetrics',
        pageFields: {
          serverInstance: '10001',
          storeFrontHeader: storefront,
          language,
          storeFront: storefront,
          pageType: 'Software',
          pageId: listing.trackId,
          pageDetails: `${listing.developer}_${listing.title}`,
          platformDisplayStyle: 'ios',
          pageVariantId: 'default',
        },
      },
      $kind: 'ShelfBasedProductPage',
      appPlatforms: ['phone'],
      uber: null,
      title: listing.title,
      navigationBarIconArtwork: null,
      titleOfferDisplayProperties: offerOf(listing, words),
      developerAction: developerAction(facts),
      shareAction: null,
      updateBuyParams: `productType=C&price=0&salableAdamId=${listing.trackId}`,
      externalVersionIdentifier: Math.floor(Date.parse(listing.releasedAt) / 1000),
      lockup: headLockup(listing, words),
      canonicalURL: `https://apps.apple.com/${storefront}/app/id${listing.trackId}`,
      seoData: { pageTitle: `${listing.title} - App Store` },
    },
  }
}

/** All reviews that "See All" shows. */
export const seeAllReviewsData = ({ listing, storefront, language, reviews: all }: PageFacts): object => ({
  intent: {
    storefront,
    language,
    platform: 'iphone',
    id: listing.trackId,
    'see-all': 'reviews',
    $kind: 'SeeAllPageIntent',
  },
  data: { $kind: 'GenericPage', shelves: [reviews({ reviews: all }, all.length)].flatMap((one) => one ?? []) },
})
