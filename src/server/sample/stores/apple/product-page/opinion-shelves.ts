import { labels, type Labels } from './labels.ts'
import type { PageFacts } from './page-facts.ts'
import { flowAction, shelf } from './shelf.ts'
import { compact } from './lockup.ts'

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** What stands in one row below the name: rating, age, place in a chart, developer, languages, size. */
export function ribbon(facts: PageFacts, words: Labels) {
  const { listing, storefront, language, byStars, chart } = facts
  const badge = (type: string, key: string, content: object, heading: string, caption: string, more: object = {}) => ({
    $kind: 'Badge',
    type,
    key,
    content,
    heading,
    caption,
    style: 'standard',
    isMonochrome: true,
    ...more,
  })
  const rating = Math.round(10 * listing.rating) / 10
  const rated = `${compact(listing.ratingCount, language)} ${words.ratings}`
  const destination = chart && {
    storefront,
    language,
    chart: chart.kind,
    genreId: chart.genreId,
    platform: 'iphone',
    $kind: 'ChartsPageIntent',
  }
  return shelf(
    'informationRibbon',
    'productBadge',
    [
      ...(byStars ? [badge('rating', 'rating', { rating, ratingFormatted: rating.toFixed(1) }, rated, rated)] : []),
      badge('contentRating', 'contentRating', { contentRating: listing.contentRating }, words.ageRating, ''),
      ...(chart
        ? [
            badge('chartPosition', 'chartPosition', { position: String(chart.position) }, words.chart, chart.genre, {
              clickAction: flowAction('topCharts', {
                pageUrl: `https://apps.apple.com/${storefront}/iphone/charts/${chart.genreId}?chart=${chart.kind}`,
                destination,
              }),
            }),
          ]
        : []),
      badge('artwork', 'developer', {}, words.developer, listing.developer),
      badge(
        'paragraph',
        'languages',
        { paragraphText: (listing.languages[0] ?? '').toUpperCase() },
        words.languages,
        `+ ${Math.max(0, listing.languages.length - 1)}`,
      ),
      badge('paragraph', 'size', { paragraphText: (listing.sizeBytes / 1e6).toFixed(1) }, words.size, 'MB'),
    ],
    { isHorizontal: true },
  )
}

/** Five stars first; a part of a rating more or less is usual in these counts. */
export function ratings({ listing, storefront, language, byStars }: PageFacts, words: Labels) {
  if (!byStars) return null
  const seeAll = {
    storefront,
    language,
    platform: 'iphone',
    id: listing.trackId,
    'see-all': 'reviews',
    $kind: 'SeeAllPageIntent',
  }
  return shelf(
    'productRatings',
    'productRatings',
    [
      {
        $kind: 'Ratings',
        productId: listing.trackId,
        ratingAverage: Math.round(10 * listing.rating) / 10,
        totalNumberOfRatings: sum(byStars),
        context: 'productPage',
        ratingCounts: byStars.toReversed().map((count, i) => (i === 2 ? count + 1e-11 * count : count)),
      },
    ],
    {
      title: words.ratings,
      seeAllAction: flowAction('reviews', {
        title: words.seeAll,
        pageUrl: `https://apps.apple.com/${storefront}/app/${listing.trackId}?see-all=reviews&platform=iphone`,
        pageData: null,
        destination: seeAll,
      }),
    },
  )
}

const shownOnPage = 8

export function reviews({ reviews: all }: Pick<PageFacts, 'reviews'>, most = shownOnPage) {
  const items = all.slice(0, most).map(({ id, author, rating, title, body, createdAt, response }) => ({
    $kind: 'ProductReview',
    componentType: 'productReview',
    sourceType: 'user',
    review: {
      $kind: 'Review',
      id,
      title,
      date: createdAt,
      dateText: '* null *',
      contents: body,
      rating,
      reviewerName: author,
      dateAuthorText: `* null * · ${author}`,
      ...(response && {
        response: {
          $kind: 'Response',
          id: `${id}1`,
          date: response.createdAt,
          dateText: '* null *',
          contents: response.body,
        },
      }),
    },
  }))
  return items.length === 0 ? null : shelf('allProductReviews', 'productReview', items)
}

/** The page's words in the language of its address. */
export const labelsIn = (language: string): Labels => {
  const code = language.slice(0, 2)
  return code === 'de' || code === 'fr' || code === 'es' || code === 'ja' ? labels[code] : labels.en
}
