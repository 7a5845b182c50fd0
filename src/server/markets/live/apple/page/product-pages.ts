import * as v from 'valibot'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Gateway, StoreAnswer } from '../../gateway/gateway.ts'
import type { FreshnessPolicy } from '../../store-client.ts'
import { malformed, webStoreAsk, type Fetch } from '../request.ts'
import { keepKnown } from './keep-known.ts'
import { ProductPage } from './product-page.ts'
import type { PageReader } from './read-apart.ts'
import type { Wanted } from './read-page.ts'

export interface ProductPagesParts {
  /** Counts its calls for pages. */
  gateway: Gateway
  reader: PageReader
  /** Base URL of the pages. */
  url: string
  timeoutMs: number
  /** How this server names itself, such as `Storeglass/1.2.0`. */
  userAgent: string
  clock: () => Date
  log: Log
  fetch?: Fetch | undefined
}

/**
 * An app's product page in one storefront, in the storefront's own language unless another one of its languages is asked for:
 * one call serves all that is read of it. null: the app is not offered there. A page that can't be understood is a failure, and
 * says nothing about the app.
 * @throws StoreUnavailable
 */
export type ReadProductPage = (
  ref: Pick<ListingRef, 'trackId' | 'locale'> & { language?: string },
  freshness: FreshnessPolicy,
) => Promise<StoreAnswer<ProductPage | null>>

/** Under which an app's page is kept. `language` left out: the storefront's own. */
export const pageKey = ({ trackId, locale }: Pick<ListingRef, 'trackId' | 'locale'>, language?: string): string =>
  `page/${trackId}/${locale}${language === undefined ? '' : `/${language}`}`

export function productPages(parts: ProductPagesParts): ReadProductPage {
  const { gateway, reader, url, timeoutMs, userAgent, clock, log, fetch } = parts
  const ask = webStoreAsk({ baseUrl: url, timeoutMs, userAgent, clock, fetch })

  const base = new URL(`${url}/`).pathname

  async function read({ trackId, storefront }: Wanted, language: string | undefined): Promise<ProductPage | null> {
    const query = language === undefined ? '' : `?${new URLSearchParams({ l: language })}`
    const { text, url: from } = await ask(`/${storefront}/app/id${trackId}${query}`)
    // An unknown storefront leads to that of the United States, and some networks to the front page of China's.
    const [country, , ...rest] = from.pathname.slice(base.length).split('/')
    if (country !== storefront || !rest.some((part) => part === `id${trackId}`))
      throw malformed('The store redirects to another page')
    return text === null ? null : reader.read('product', text, { trackId, storefront })
  }

  return ({ trackId, locale, language }, freshness) =>
    gateway.read({
      source: 'productPages',
      key: pageKey({ trackId, locale }, language),
      ...freshness,
      schema: v.nullable(ProductPage),
      fetch: async (_, kept) => {
        const storefront = countryCodeOf(locale).toLowerCase()
        const found = await read({ trackId, storefront }, language)
        if (found === null) return null
        const { page, lapses } = keepKnown(found, kept)
        for (const { part, before, now } of lapses)
          log.warn('product page is far shorter than before', { trackId, locale, part, before, now })
        return page
      },
    })
}
