import { Hono, type Context } from 'hono'
import { sampleApp } from '../../apps.ts'
import { localeOfCountry } from '../../locales.ts'
import { emptyShell, htmlPage } from './html-page.ts'
import { chartFeed, reviewFeed, reviewFeedXml } from './feeds.ts'
import { hintList } from './hint-list.ts'
import { lookupAnswer } from './lookup.ts'
import { productPageData, seeAllReviewsData } from './product-page/product-page.ts'
import type { SampleApple } from './sample-apple.ts'
import { samplePage } from './sample-page.ts'
import { countryOfHeader, isStorefront } from './storefronts.ts'
import type { CategoryGroup } from '#contract/overview/sections.ts'

const script = { 'content-type': 'text/javascript; charset=utf-8' }
const xml = { 'content-type': 'application/xml; charset=utf-8' }

const RESULTS_MAX = 200
const LOOKUPS_MAX = 210
/** With so many ids the store breaks down. */
const LOOKUPS_REFUSED = 400
/** As many as the feed gives, however many are asked. */
const FEED_MAX = 100
const FEED_PAGES = 10

const groups: Readonly<Record<string, CategoryGroup>> = {
  topfreeapplications: 'FREE',
  toppaidapplications: 'PAID',
  topgrossingapplications: 'GROSSING',
}

const ID = /^(?:id)?(\d+)$/

/** The App Store's hosts in one: iTunes Search and Lookup, feeds, hints, and the product pages of the web. */
export function appleRoutes(apple: SampleApple, clock: () => Date): Hono {
  const routes = new Hono()

  const countryOf = (c: Context) => (c.req.query('country') ?? 'US').toUpperCase()

  routes.get('/search', async (c) => {
    const limit = Math.min(RESULTS_MAX, Number(c.req.query('limit') ?? 50) || 50)
    const found = await apple.search(c.req.query('term') ?? '', countryOf(c), limit)
    return c.body(lookupAnswer(found, countryOf(c)), 200, script)
  })

  routes.get('/lookup', async (c) => {
    const ids = (c.req.query('id') ?? '').split(',')
    if (ids.length >= LOOKUPS_REFUSED) return c.body('', 502)
    const found = await apple.lookup(ids, countryOf(c))
    return c.body(lookupAnswer(found.slice(0, LOOKUPS_MAX), countryOf(c)), 200, script)
  })

  routes.get('/WebObjects/MZSearchHints.woa/wa/hints', async (c) => {
    // Without a storefront there are no hints, whatever the address says.
    const country = countryOfHeader(c.req.header('x-apple-store-front'))
    const terms = country === null ? [] : await apple.complete(c.req.query('term') ?? '', country)
    return c.body(hintList(terms), 200, xml)
  })

  routes.get('/:country/rss/customerreviews/*', async (c) => {
    const { parts, format } = feedParts(c.req.path)
    const page = Number(parts.get('page') ?? 1)
    if (page < 1 || (parts.get('sortby') ?? 'mostrecent') !== 'mostrecent') return c.body('', 500)
    if (page > FEED_PAGES) return c.text(`CustomerReviews RSS page depth is limited to ${FEED_PAGES}`, 400)
    const country = c.req.param('country')
    const trackId = parts.get('id') ?? ''
    const found = await apple.reviews(trackId, country.toUpperCase(), page)
    const answer = {
      trackId,
      country,
      reviews: found?.reviews ?? [],
      last: found?.isLast === false ? page + 1 : page,
    }
    return format === 'xml' ? c.body(reviewFeedXml(answer), 200, xml) : c.body(reviewFeed(answer), 200, script)
  })

  routes.get('/:country/rss/:feed/*', async (c) => {
    const group = groups[c.req.param('feed')]
    if (group === undefined) return c.body('', 404)
    const { parts } = feedParts(c.req.path)
    const apps = await apple.chart(group, parts.get('genre') ?? null, c.req.param('country').toUpperCase())
    const limit = Math.min(FEED_MAX, Number(parts.get('limit') ?? 10) || 10)
    return c.body(chartFeed(apps.slice(0, limit)), 200, script)
  })

  async function productPage(c: Context, country: string, trackId: string): Promise<Response> {
    if (!isStorefront(country)) return c.redirect(c.req.path.replace(/^\/[^/]+/, '/us'), 302)
    const locale = localeOfCountry(country.toUpperCase())
    const app = await sampleApp({ store: 'APP_STORE', trackId })
    const facts = app && locale && (await samplePage(app, locale, c.req.query('l') ?? null, clock()))
    if (!facts) return c.html(emptyShell, 404)
    const { listing, language, otherLanguages } = facts
    if (c.req.query('see-all') === 'reviews')
      return c.html(htmlPage({ language, data: seeAllReviewsData(facts), linkedData: null }))
    const linkedData = {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: listing.title,
      applicationCategory: listing.genres.at(-1)?.name,
      offers: { '@type': 'Offer', price: listing.price, priceCurrency: listing.currency },
      image: `${listing.artwork}/1200x630wa.png`,
    }
    return c.html(htmlPage({ language, data: productPageData(facts), linkedData, otherLanguages }))
  }

  routes.get('/:country{[a-z]{2}}/app/:id', (c) =>
    productPage(c, c.req.param('country'), ID.exec(c.req.param('id'))?.[1] ?? ''),
  )
  routes.get('/:country{[a-z]{2}}/app/:name/:id', (c) =>
    productPage(c, c.req.param('country'), ID.exec(c.req.param('id'))?.[1] ?? ''),
  )

  return routes
}

/** `page=2/id=1/sortby=mostrecent/json` with names in lower case. */
function feedParts(path: string) {
  const steps = path.split('/')
  const parts = new Map(steps.flatMap((step) => pairOf(step)))
  return { parts, format: steps.at(-1) }
}

function pairOf(step: string): [string, string][] {
  const [name, value] = step.toLowerCase().split('=')
  return name === undefined || value === undefined ? [] : [[name, value]]
}
