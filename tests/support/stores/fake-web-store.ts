import { countryOfHeader } from '#server/sample/stores/apple/storefronts.ts'
import { emptyShell, htmlPage } from '#server/sample/stores/apple/html-page.ts'
import { chartsPageData, searchOrder, searchPageData } from '#server/sample/stores/apple/search-order.ts'
import type { AppleListing } from '#server/sample/stores/apple/apple-listing.ts'

/** What a store with other answers than iTunes Search and the feeds knows. */
interface Known {
  /** Best first. */
  found: (term: string, country: string) => AppleListing[]
  /** Leader first. */
  chart: (feed: string, country: string, genre: string) => AppleListing[]
}

interface Body {
  type: string
  body: string
}

const html = 'text/html; charset=utf-8'
const ORDER_MAX = 250
const CHART_MAX = 200

/** Answers of the web store's pages and of the store's own application; null: it is none of these that is asked for. */
export function webReply(
  { pathname, searchParams }: URL,
  header: string,
  { found, chart }: Known,
): { call: string; good: Body; empty: Body } | null {
  const term = searchParams.get('term') ?? ''
  if (pathname === '/WebObjects/MZStore.woa/wa/search') {
    const storefront = /^\d*/.exec(header)?.[0] ?? ''
    const country = countryOfHeader(header)
    const apps = country === null ? [] : found(term, country).slice(0, ORDER_MAX)
    const type = 'application/json'
    return {
      call: `order ${term} ${header}`,
      good: { type, body: searchOrder(apps, storefront) },
      empty: { type, body: searchOrder([], storefront) },
    }
  }
  const asked = /^\/(?<country>[a-z]{2})\/iphone\/(?:charts\/(?<genre>\d+)|search)$/.exec(pathname)?.groups
  if (!asked) return null
  const { country: storefront = '', genre } = asked
  const country = storefront.toUpperCase()
  const page = (data: object): Body => ({ type: html, body: htmlPage({ language: 'en-US', data, linkedData: null }) })
  const address = { storefront, language: 'en-US' }
  const empty = { type: html, body: emptyShell }
  if (genre === undefined)
    return {
      call: `search page ${term} ${country}`,
      good: page(searchPageData(found(term, country).slice(0, ORDER_MAX), { ...address, platform: 'iphone', term })),
      empty,
    }
  const segmentOf = (name: 'top-free' | 'top-paid', feed: string) => ({
    chart: name,
    apps: chart(feed, country, genre).slice(0, CHART_MAX),
  })
  const segments = [segmentOf('top-free', 'topfreeapplications'), segmentOf('top-paid', 'toppaidapplications')]
  return {
    call: `charts page ${genre} ${country}`,
    good: page(chartsPageData(segments, { ...address, genreId: genre })),
    empty,
  }
}
