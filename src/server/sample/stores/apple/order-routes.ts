import { Hono, type Context } from 'hono'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import { localeOfCountry } from '../../locales.ts'
import { emptyShell, htmlPage } from './html-page.ts'
import { reviewRows } from './review-rows.ts'
import { chartsPageData, searchOrder, searchPageData } from './search-order.ts'
import type { SampleApple } from './sample-apple.ts'
import { tagOf } from './sample-page.ts'
import { countryOfHeader } from './storefronts.ts'

/** As many as the store's own search names. */
const ORDER_MAX = 250
/** Genre of a chart of all apps. */
const ALL_GENRES = '36'

/** Names of charts in the application's own calls, iPhone and iPad. */
const charts: Readonly<Record<string, CategoryGroup>> = {
  '27': 'FREE',
  '30': 'PAID',
  '38': 'GROSSING',
  '44': 'FREE',
  '47': 'PAID',
  '46': 'GROSSING',
}

/** What tells the order of a search and all places of a chart: the application's own calls, and the pages of the web. */
export function orderRoutes(apple: SampleApple): Hono {
  const routes = new Hono()
  const storefrontOf = (c: Context) => c.req.header('x-apple-store-front') ?? ''

  routes.get('/WebObjects/MZStore.woa/wa/search', async (c) => {
    const country = countryOfHeader(storefrontOf(c))
    const found = country === null ? [] : await apple.search(c.req.query('term') ?? '', country, ORDER_MAX)
    const answer = searchOrder(found, /^\d*/.exec(storefrontOf(c))?.[0] ?? '')
    return c.body(answer, 200, { 'content-type': 'application/json' })
  })

  routes.get('/WebObjects/MZStore.woa/wa/viewTop', async (c) => {
    const country = countryOfHeader(storefrontOf(c))
    const group = charts[c.req.query('popId') ?? '']
    if (country === null || group === undefined) return c.json({}, 400)
    const genre = c.req.query('genreId') ?? ALL_GENRES
    const apps = await apple.chart(group, genre === ALL_GENRES ? null : genre, country)
    const selectedChart = { adamIds: apps.map(({ trackId }) => trackId) }
    return c.json({ pageData: { segmentedControl: { segments: [{ pageData: { selectedChart } }] } } })
  })

  routes.get('/WebObjects/MZStore.woa/wa/userReviewsRow', async (c) => {
    const country = countryOfHeader(storefrontOf(c))
    if (country === null) return c.json({}, 400)
    const [from, to] = ['startIndex', 'endIndex'].map((name) => Number(c.req.query(name) ?? 0) || 0)
    const pages = await Promise.all(
      [1, 2].map(async (page) => (await apple.reviews(c.req.query('id') ?? '', country, page))?.reviews ?? []),
    )
    return c.body(reviewRows(pages.flat().slice(from, to)), 200, { 'content-type': 'application/json' })
  })

  routes.get('/:country{[a-z]{2}}/:platform{iphone|ipad|mac|vision}/search', async (c) => {
    const { country: storefront, platform } = c.req.param()
    const term = c.req.query('term') ?? ''
    const language = languageIn(storefront)
    const found = await apple.search(term, storefront.toUpperCase(), ORDER_MAX)
    const data = searchPageData(found, { storefront, language, platform, term })
    return c.html(htmlPage({ language, data, linkedData: null }))
  })

  async function chartsPage(c: Context, storefront: string, genreId: string): Promise<Response> {
    if (localeOfCountry(storefront.toUpperCase()) === null) return c.html(emptyShell, 404)
    const language = languageIn(storefront)
    const of = (group: CategoryGroup) =>
      apple.chart(group, genreId === ALL_GENRES ? null : genreId, storefront.toUpperCase())
    const segments = [
      { chart: 'top-free' as const, apps: await of('FREE') },
      { chart: 'top-paid' as const, apps: await of('PAID') },
    ]
    const data = chartsPageData(segments, { storefront, language, genreId })
    return c.html(htmlPage({ language, data, linkedData: null }))
  }

  routes.get('/:country{[a-z]{2}}/iphone/charts/:genre{\\d+}', (c) =>
    chartsPage(c, c.req.param('country'), c.req.param('genre')),
  )
  routes.get('/:country{[a-z]{2}}/charts/iphone', (c) => chartsPage(c, c.req.param('country'), ALL_GENRES))
  routes.get('/:country{[a-z]{2}}/charts/iphone/:slug/:genre{\\d+}', (c) =>
    chartsPage(c, c.req.param('country'), c.req.param('genre')),
  )

  return routes
}

const languageIn = (storefront: string) => {
  const locale = localeOfCountry(storefront.toUpperCase())
  return locale === null ? 'en-US' : tagOf(locale)
}
