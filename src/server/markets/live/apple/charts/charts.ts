import * as v from 'valibot'
import { AppSummary, countryCodeOf, type Locale } from '#contract/store.ts'
import type { Gateway, StoreAnswer } from '../../gateway/gateway.ts'
import { orFailure, SourceOff } from '../../gateway/store-failure.ts'
import type { FreshnessPolicy, StoreChart, StoreClient } from '../../store-client.ts'
import { genreId } from '../genres.ts'
import type { NameApps } from '../names.ts'
import type { PageReader } from '../page/read-apart.ts'
import { malformed, type Ask, type Request } from '../request.ts'
import { chartOf, feedOfGroup } from './chart-feed.ts'
import { chartsPath, isOnPage, PageCharts } from './charts-page.ts'

interface AppleChartsParts {
  gateways: { search: Gateway; pages: Gateway }
  /** Asks the feeds. */
  request: Request
  /** Asks for pages of the web store. */
  ask: Ask
  reader: PageReader
  nameApps: NameApps
}

type Chart = StoreAnswer<AppSummary[] | null>

/** As many as the feed may be asked for; it gives 100. */
const FEED_LIMIT = 200
const KeptSummaries = v.array(AppSummary)

/**
 * Charts of categories with 200 places, free and paid, from the web store's page of the category, named by Lookup. All others, and
 * these where the page does not answer or is not understood, from the feeds, which have 100. On its pages the store tells apps and
 * games apart: the chart of all is the feed's alone.
 */
export function appleCharts({ gateways, request, ask, reader, nameApps }: AppleChartsParts): StoreClient['chart'] {
  async function page(storefront: string, genre: string): Promise<PageCharts | null> {
    const { text, url } = await ask(chartsPath(storefront, genre))
    if (!url.pathname.includes(`/${storefront}/`)) throw malformed('The store redirects to another page')
    return text === null ? null : reader.read('charts', text, { storefront, genre })
  }

  /** null: the page does not have this chart. @throws StoreUnavailable */
  async function fromPage({ locale, category, group }: StoreChart, freshness: FreshnessPolicy): Promise<Chart | null> {
    const genre = category === null ? null : genreId(category)
    if (genre === null || !isOnPage(group)) return null
    const answer = await gateways.pages.read({
      source: 'chartPages',
      key: `charts/${locale}/${genre}`,
      ...freshness,
      schema: v.nullable(PageCharts),
      fetch: async (_, kept) => {
        const charts = await page(storefrontOf(locale), genre)
        for (const kind of ['FREE', 'PAID'] as const)
          if (2 * (charts?.[kind]?.length ?? 0) < (kept?.[kind]?.length ?? 0))
            throw malformed('The chart is far shorter than before')
        return charts
      },
    })
    const ids = answer.value?.[group] ?? null
    if (ids === null) return null
    return { ...answer, value: (await nameApps(ids, locale, freshness)).map(summaryIn) }
  }

  async function fromFeed({ locale, category, group }: StoreChart, freshness: FreshnessPolicy): Promise<Chart> {
    const genre = category === null ? '' : `/genre=${genreId(category)}`
    const path = `${feedOfGroup[group]}/limit=${FEED_LIMIT}${genre}`
    return gateways.search.read({
      source: 'feeds',
      key: `chart/${locale}/${path}`,
      ...freshness,
      schema: v.nullable(KeptSummaries),
      fetch: async () => {
        const text = await request(`/${storefrontOf(locale)}/rss/${path}/json`)
        return text === null ? null : chartOf(text, locale)
      },
    })
  }

  return async (query, freshness) => {
    const page = await orFailure(fromPage(query, freshness))
    if (page.answer && !page.answer.stale) return page.answer
    const feed = await orFailure(fromFeed(query, freshness))
    const answer = feed.answer ?? page.answer
    if (answer) return answer
    // That a source is switched off says less than that one did not answer.
    throw feed.failure instanceof SourceOff ? (page.failure ?? feed.failure) : feed.failure
  }
}

const summaryIn = ({ store, trackId, title, developerName, iconUrl, category, price }: AppSummary): AppSummary => ({
  store,
  trackId,
  title,
  developerName,
  iconUrl,
  category,
  price,
})
const storefrontOf = (locale: Locale) => countryCodeOf(locale).toLowerCase()
