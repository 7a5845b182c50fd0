export interface FakeProductPage {
  title?: string
  /** Left out: the store shows the category in its place. */
  subtitle?: string
  category?: string
  language?: string
  description?: string
  /** What `?l=` changes, by language. */
  localized?: Readonly<Record<string, FakeProductPage>>
  isPreorder?: boolean
  /** Trailers by device. */
  videos?: Readonly<Record<string, string[]>>
  /** Newest first. */
  versions?: { version: string; releasedAt: string; notes?: string }[]
  /** Name and price as printed. */
  purchases?: [string, string][]
  /** Of 5, 4, 3, 2 and 1 stars. */
  ratingCounts?: number[]
  reviews?: { id: string; title: string; contents: string; rating: number; date: string; response?: string }[]
  events?: Record<string, unknown>[]
  similar?: { adamId: string; title: string; subtitle?: string; rating?: number }[]
  screenshots?: string[]
  /** Of a page test. */
  experiment?: { variant: string; id: string }
  /** Shelves that the page lacks, or has instead. */
  shelves?: Record<string, unknown>
  /** Length of a text that nobody reads, characters. */
  padding?: number
}

const artwork = (name: string) => ({
  $kind: 'Artwork',
  template: `https://is1-ssl.mzstatic.com/image/thumb/Purple/v4/${name}/{w}x{h}{c}.{f}`,
  width: 1284,
  height: 2778,
})
const shelf = (items: unknown[], more: object = {}) => ({ $kind: 'Shelf', items, seeAllAction: null, ...more })
const dateText = (iso: string) => new Date(iso).toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+)/, '$1 $3 $2 $4')
const annotation = (text: string) => ({ $kind: 'Annotation', title: '–', items: [{ text }], items_V3: [] })

const trailersOf = ({ videos }: FakeProductPage, device: string) =>
  (videos?.[device] ?? []).map((name) => ({ video: { videoUrl: `https://play.itunes.apple.com/${name}.m3u8` } }))

function shelvesOf(trackId: string, page: FakeProductPage): Record<string, unknown> {
  const { versions = [], purchases = [], ratingCounts, reviews, similar, screenshots = ['one', 'two'] } = page
  const paragraphs = versions.map(({ version, releasedAt, notes }) => ({
    $kind: 'TitledParagraph',
    ...(notes === undefined ? {} : { text: notes }),
    primarySubtitle: version,
    secondarySubtitle: `${dateText(releasedAt)}+0000 (Coordinated Universal Time)`,
  }))
  const sold = {
    $kind: 'Annotation',
    title: '–',
    items: [{ textPairs: purchases }],
    items_V3: purchases.map(([leadingText, trailingText]) => ({ $kind: 'textPair', leadingText, trailingText })),
  }
  return {
    topLockup: shelf([]),
    product_media_phone_: shelf([
      ...trailersOf(page, 'phone'),
      ...screenshots.map((name) => ({ screenshot: artwork(name) })),
    ]),
    ...(page.videos?.['mac'] ? { product_media_mac_: shelf(trailersOf(page, 'mac')) } : {}),
    description: page.description ? shelf([{ paragraph: { text: page.description } }]) : null,
    information: shelf([annotation(page.category ?? 'Reference'), ...(purchases.length > 0 ? [sold] : [])]),
    mostRecentVersion:
      paragraphs.length === 0
        ? null
        : shelf([{ ...paragraphs[0], primarySubtitle: `Version ${versions[0]?.version}` }], {
            seeAllAction: { pageData: { shelves: [shelf(paragraphs)] } },
          }),
    productRatings: ratingCounts
      ? shelf([
          {
            productId: trackId,
            ratingAverage: 4.6,
            totalNumberOfRatings: ratingCounts.reduce((sum, count) => sum + count, 0),
            ratingCounts,
          },
        ])
      : null,
    allProductReviews: reviews
      ? shelf(
          reviews.map(({ response, ...review }) => ({
            review: {
              ...review,
              reviewerName: 'Reader',
              response: response && { contents: response, date: review.date },
            },
          })),
        )
      : null,
    similarItems: similar ? shelf(similar) : null,
    ...(page.events ? { appEvents: shelf(page.events) } : {}),
    ...page.shelves,
  }
}

/** A product page of apps.apple.com in the shape that it has in 2026. */
export function productPage(trackId: string, country: string, page: FakeProductPage): string {
  const { language = 'en-US', purchases = [], experiment } = page
  const storefront = country.toLowerCase()
  const data = {
    $kind: 'ShelfBasedProductPage',
    title: page.title,
    lockup: { adamId: trackId, title: page.title, subtitle: page.subtitle ?? page.category ?? 'Reference' },
    titleOfferDisplayProperties: {
      adamId: trackId,
      isFree: true,
      isPreorder: page.isPreorder ?? false,
      hasInAppPurchases: purchases.length > 0,
    },
    pageMetrics: {
      pageFields: {
        storeFront: storefront,
        pageVariantId: experiment?.variant ?? 'default',
        ...(experiment ? { pageExperimentId: experiment.id } : {}),
      },
    },
    shelfOrderings: { notPurchasedOrdering: ['topLockup', 'product_media_phone_', 'appEvents', 'information'] },
    shelfMapping: shelvesOf(trackId, page),
    padding: 'x'.repeat(page.padding ?? 0),
  }
  const intent = { $kind: 'ProductPageIntent', id: trackId, storefront, language, isDefaultLanguage: true }
  const json = JSON.stringify({ data: [{ intent, data }], userTokenHash: '' }).replaceAll('<', '\\u003C')
  const linked = { '@type': 'SoftwareApplication', offers: { price: 0, priceCurrency: 'USD' } }
  return `<!DOCTYPE html><html lang="${language}"><head>
<script id=software-application type="application/ld+json">${JSON.stringify(linked)}</script></head><body>
<a data-testid="other-language-es-MX" href="?l=es-MX">Español</a>
<script type="application/json" id="serialized-server-data">${json}</script></body></html>`
}
