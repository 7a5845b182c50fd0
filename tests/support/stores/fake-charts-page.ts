import { emptyShell, htmlPage } from '#server/sample/stores/apple/html-page.ts'
import { chartsPageData } from '#server/sample/stores/apple/search-order.ts'
import type { AppleListing } from '#server/sample/stores/apple/apple-listing.ts'

interface Body {
  type: string
  body: string
}

/** Apps of a feed's chart, leader first. */
type Chart = (feed: string, country: string, genre: string) => AppleListing[]

const type = 'text/html; charset=utf-8'
const CHART_MAX = 200

/** The web store's page of a category's charts; null: it is not asked for. */
export function chartsPageReply(pathname: string, chart: Chart): { call: string; good: Body; empty: Body } | null {
  const asked = /^\/(?<storefront>[a-z]{2})\/iphone\/charts\/(?<genre>\d+)$/.exec(pathname)?.groups
  if (!asked) return null
  const { storefront = '', genre = '' } = asked
  const country = storefront.toUpperCase()
  const segmentOf = (name: 'top-free' | 'top-paid', feed: string) => ({
    chart: name,
    apps: chart(feed, country, genre).slice(0, CHART_MAX),
  })
  const segments = [segmentOf('top-free', 'topfreeapplications'), segmentOf('top-paid', 'toppaidapplications')]
  const data = chartsPageData(segments, { storefront, language: 'en-US', genreId: genre })
  return {
    call: `charts page ${genre} ${country}`,
    good: { type, body: htmlPage({ language: 'en-US', data, linkedData: null }) },
    empty: { type, body: emptyShell },
  }
}
