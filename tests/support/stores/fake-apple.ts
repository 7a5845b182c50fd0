import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dayOf } from '#contract/protocol/days.ts'
import type { AppleReview } from '#server/sample/stores/apple/apple-listing.ts'
import { chartFeed, reviewFeed, reviewFeedXml } from '#server/sample/stores/apple/feeds.ts'
import { hintList } from '#server/sample/stores/apple/hint-list.ts'
import { lookupAnswer } from '#server/sample/stores/apple/lookup.ts'
import { listingsIn } from './fake-apple-answers.ts'
import { webReply } from './fake-web-store.ts'
import { productPage, type FakeProductPage } from './fake-product-page.ts'
import { answerFault, StoreFaults } from '../faults/store-faults.ts'

export type FakeAppleReview = AppleReview

/** An app as it stands in one country. */
export interface FakeAppleListing {
  title: string
  description: string
  version: string
  releaseNotes: string | null
  releasedAt: string
  price: number
  currency: string
  /** Mean stars; 0 with no ratings. */
  rating: number
  ratingCount: number
  /** Newest first. */
  reviews: FakeAppleReview[]
  /** What its product page says besides; without it there is no such page. */
  page?: FakeProductPage
}

export interface FakeAppleApp {
  trackId: number
  bundleId: string
  developer: string
  /** Primary one first. */
  genreIds: string[]
  /** Address without the size at its end. */
  artwork: string
  /** By upper-case country code; in other countries the app is not listed. */
  listings: Record<string, FakeAppleListing>
  /** Orders charts and searches on a day, ISO: more is better. */
  popularity: (day: string) => number
  earnsMoney: boolean
}

interface FakeAppleOptions {
  clock?: () => Date
}

interface Reply {
  call: string
  /** null: there is no such page. */
  good: { type: string; body: string } | null
  empty: { type: string; body: string }
}

const json = 'text/javascript; charset=utf-8'
const xml = 'application/xml; charset=utf-8'
const html = 'text/html; charset=utf-8'
const REVIEWS_PAGE = 50

/**
 * The App Store's public answers over real HTTP, with a little market of its own: iTunes Search and Lookup, the feeds of
 * charts and reviews, and pages of the web store. `apps`, `faults` and `jsonReviews` may be changed while it runs.
 */
export class FakeApple {
  readonly url: string
  readonly faults = new StoreFaults()
  /**
   * Every call, as `search night sky DE`, `lookup 1,2 US`, `chart topfreeapplications 6002 JP`, `reviews 1 US page 1 json`, `page 1 US`, `charts page 6002 US`,
   * `order night sky 143441,24 t:native`, `search page night sky US`.
   */
  readonly calls: string[] = []
  /** How every caller named itself. */
  readonly userAgents = new Set<string | undefined>()
  /** Bodies that come instead of what the market would answer. */
  readonly recorded: { on: RegExp; body: string }[] = []
  /** Paths that lead to other ones. */
  readonly moved = new Map<string, string>()
  /** What becomes of good answers on their way. */
  altered = (body: string): string => body
  apps: FakeAppleApp[]
  /** All that people type. */
  hints = ['game', 'games', 'night sky', 'night sky map', 'night & day']
  /** False: the JSON feed of reviews has no entries, as it has been at times. */
  jsonReviews = true
  private readonly server: Server
  private readonly clock: () => Date

  private constructor(server: Server, port: number, apps: FakeAppleApp[], clock: () => Date) {
    this.server = server
    this.url = `http://127.0.0.1:${port}`
    this.apps = apps
    this.clock = clock
  }

  static async start(apps: FakeAppleApp[], { clock = () => new Date() }: FakeAppleOptions = {}): Promise<FakeApple> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const apple = new FakeApple(server, address.port, apps, clock)
    server.on('request', (request, response) => apple.answer(request, response))
    return apple
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/'
    const location = this.moved.get(path)
    if (location !== undefined) {
      response.writeHead(302, { location }).end()
      return
    }
    const { call, good, empty } = this.replyTo(
      new URL(path, this.url),
      String(request.headers['x-apple-store-front'] ?? ''),
    )
    this.userAgents.add(request.headers['user-agent'])
    this.calls.push(call)
    const fault = this.faults.next(call)
    const recorded = this.recorded.find(({ on }) => on.test(call))
    if (fault === 'empty') send(response, empty)
    else if (fault !== undefined) answerFault(fault, response, good ?? empty, path)
    else if (recorded) send(response, { type: json, body: recorded.body })
    else if (good) send(response, { ...good, body: this.altered(good.body) })
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<html><body>Not found</body></html>')
  }

  private replyTo(address: URL, storefront: string): Reply {
    const { pathname, searchParams } = address
    const country = (searchParams.get('country') ?? 'US').toUpperCase()
    const nothing = { type: json, body: lookupAnswer([], country) }
    if (pathname === '/search') {
      const term = searchParams.get('term') ?? ''
      const found = this.found(term, country).slice(0, Number(searchParams.get('limit') ?? 50))
      return {
        call: `search ${term} ${country}`,
        good: { type: json, body: lookupAnswer(listingsIn(found, country), country) },
        empty: nothing,
      }
    }
    if (pathname === '/WebObjects/MZSearchHints.woa/wa/hints') {
      const term = searchParams.get('term') ?? ''
      return {
        call: `hints ${term} ${storefront}`,
        // As the store itself: no storefront, no hints.
        good: {
          type: xml,
          body: hintList(storefront === '' ? [] : this.hints.filter((hint) => hint.startsWith(term))),
        },
        empty: { type: xml, body: hintList([]) },
      }
    }
    if (pathname === '/lookup') {
      const ids = searchParams.get('id') ?? ''
      const found = ids
        .split(',')
        .flatMap((id) => this.listed(country).find(({ trackId }) => String(trackId) === id) ?? [])
      return {
        call: `lookup ${ids} ${country}`,
        good: { type: json, body: lookupAnswer(listingsIn(found, country), country) },
        empty: nothing,
      }
    }
    const web = webReply(address, storefront, {
      found: (term, code) => listingsIn(this.found(term, code), code),
      chart: (feed, code, genre) => listingsIn(this.chart(feed, code, genre) ?? [], code),
    })
    if (web) return web
    const language = searchParams.get('l')
    const page = /^\/(?<country>[a-z]{2})\/app\/(?:[^/]+\/)?id(?<id>\d+)$/.exec(pathname)?.groups
    if (page) return this.page(page['id'] ?? '', (page['country'] ?? '').toUpperCase(), language)
    return this.feed(pathname)
  }

  private page(id: string, country: string, language: string | null): Reply {
    const app = this.listed(country).find(({ trackId }) => String(trackId) === id)
    const listing = app?.listings[country]
    // As the store itself: without texts in the language asked for, the page comes in its own.
    const shown = listing?.page && { ...listing.page, ...(language !== null && listing.page.localized?.[language]) }
    return {
      call: `page ${id} ${country}${language === null ? '' : ` ${language}`}`,
      good: shown ? { type: html, body: productPage(id, country, { title: listing.title, ...shown }) } : null,
      empty: { type: html, body: '<html><body></body></html>' },
    }
  }

  private feed(pathname: string): Reply {
    const [, country = '', , feed = '', ...parts] = pathname.split('/')
    const code = country.toUpperCase()
    const value = (name: string) => parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1)
    if (feed === 'customerreviews')
      return this.reviews(code, value('id') ?? '', Number(value('page') ?? 1), parts.at(-1) ?? '')
    const genre = value('genre')
    const apps = this.chart(feed, code, genre)?.slice(0, Number(value('limit') ?? 10))
    return {
      call: `chart ${feed} ${genre ?? 'all'} ${code}`,
      good: apps ? { type: json, body: chartFeed(listingsIn(apps, code)) } : null,
      empty: { type: json, body: chartFeed([]) },
    }
  }

  private reviews(country: string, id: string, page: number, format: string): Reply {
    const reviews = this.listed(country).find(({ trackId }) => String(trackId) === id)?.listings[country]?.reviews ?? []
    const shown = format === 'json' && !this.jsonReviews ? [] : reviews
    const entries = shown.slice((page - 1) * REVIEWS_PAGE, page * REVIEWS_PAGE)
    const last = Math.max(1, Math.ceil(shown.length / REVIEWS_PAGE))
    const bodyOf = format === 'xml' ? reviewFeedXml : reviewFeed
    const type = format === 'xml' ? xml : json
    return {
      call: `reviews ${id} ${country} page ${page} ${format}`,
      good: { type, body: bodyOf({ trackId: id, country, reviews: entries, last }) },
      empty: { type, body: bodyOf({ trackId: id, country, reviews: [], last: 1 }) },
    }
  }

  /** Those of a country, best first today. */
  private listed(country: string): FakeAppleApp[] {
    const day = dayOf(this.clock())
    return this.apps
      .filter(({ listings }) => listings[country])
      .sort((a, b) => b.popularity(day) - a.popularity(day) || a.trackId - b.trackId)
  }

  private found(term: string, country: string): FakeAppleApp[] {
    // As the store itself: there is always a game.
    if (term === 'game') return this.listed(country).slice(0, 1)
    const words = term.toLowerCase().split(/\s+/).filter(Boolean)
    const titleOf = (app: FakeAppleApp) => app.listings[country]?.title.toLowerCase() ?? ''
    return this.listed(country).filter((app) => words.length > 0 && words.every((word) => titleOf(app).includes(word)))
  }

  private chart(feed: string, country: string, genre: string | undefined): FakeAppleApp[] | undefined {
    const priceOf = (app: FakeAppleApp) => app.listings[country]?.price ?? 0
    const kinds: Record<string, (app: FakeAppleApp) => boolean> = {
      topfreeapplications: (app) => priceOf(app) === 0,
      toppaidapplications: (app) => priceOf(app) > 0,
      topgrossingapplications: (app) => app.earnsMoney || priceOf(app) > 0,
    }
    const kind = kinds[feed]
    return (
      kind && this.listed(country).filter((app) => kind(app) && (genre === undefined || app.genreIds.includes(genre)))
    )
  }
}

const send = (response: ServerResponse, { type, body }: { type: string; body: string }) =>
  response.writeHead(200, { 'content-type': type }).end(body)
