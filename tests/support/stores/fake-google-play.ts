import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  appPage,
  callAnswer,
  chartData,
  chunkedAnswer,
  emptyAppPage,
  emptySearchPage,
  reviewsData,
  searchContinuation,
  searchPage,
} from '#server/sample/stores/google/play-pages.ts'
import type { PlayListing, PlayReview } from '#server/sample/stores/google/play-listing.ts'
import { answerFault, StoreFaults } from '../faults/store-faults.ts'

export type FakePlayReview = PlayReview

/** Texts by language (`en` at least). */
export interface FakePlayApp {
  appId: string
  texts: Record<string, { title: string; summary: string; description: string; changes: string | null }>
  genreId: string
  genre: Record<string, string>
  developer: string
  website: string | null
  contentRating: string
  icon: string
  header: string | null
  screenshots: string[]
  /** Of the country that is asked; null: not rated. */
  score: number | null
  ratings: number
  /** Of 1, 2, 3, 4 and 5 stars; left out: its page has none. */
  byStars?: readonly number[]
  price: number
  currency: string
  priceText: string
  /** Span of prices in words; null: sells nothing. */
  purchases: string | null
  /** Statements on data safety, as HTML; left out: the page has none. */
  safety?: readonly { statement: string; detail: string | null }[]
  version: string | null
  /** As the store words the day. */
  released: Record<string, string>
  updated: string
  /** Upper-case country codes. */
  countries: string[]
  /** Where the page is shown to people who can't get the app. */
  shownOnlyIn?: string[]
  /** Ids of the similar apps that its page shows. */
  similar?: string[]
  reviews: FakePlayReview[]
}

const listedIn = ({ texts, genre, released, ...app }: FakePlayApp, language: string): PlayListing => ({
  ...app,
  ...(texts[language] ?? texts['en'] ?? { title: '', summary: '', description: '', changes: null }),
  genre: genre[language] ?? genre['en'] ?? '',
  released: released[language] ?? released['en'],
})

const PAGE = 20
const REVIEWS_PAGE = 3
const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

/** Google Play as the scraper library meets it, over real HTTP, with a little market of its own in the order of its charts. */
export class FakeGooglePlay {
  readonly url: string
  readonly faults = new StoreFaults()
  /** Every call, as `GET /store/search q=… DE` or `charts TOP … DE`. */
  readonly calls: string[] = []
  apps: FakePlayApp[]
  /** All that people type. */
  suggestions = ['game', 'games offline', 'night sky', 'night sky view']
  /** Ids of the apps whose card stands above the results, by what is typed. */
  readonly cards = new Map<string, string>()
  private readonly server: Server

  private constructor(server: Server, port: number, apps: FakePlayApp[]) {
    this.server = server
    this.url = `http://127.0.0.1:${port}`
    this.apps = apps
  }

  static async start(apps: FakePlayApp[]): Promise<FakeGooglePlay> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const play = new FakeGooglePlay(server, address.port, apps)
    server.on('request', (request, response) => void play.answer(request, response))
    return play
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const { pathname, searchParams } = new URL(path, this.url)
    const asked = { searchParams, form: new URLSearchParams(await text(request)).get('f.req') ?? '' }
    const kind = pathname === '/store/search' ? 'search' : pathname === '/store/apps/details' ? 'app' : 'call'
    const { call, good, empty } = this[kind](asked)
    this.calls.push(call)
    const fault = this.faults.next(call)
    if (fault === 'empty') response.writeHead(200, { 'content-type': empty.type }).end(empty.body)
    else if (fault !== undefined) answerFault(fault, response, good ?? empty, path)
    else if (good === null) response.writeHead(404, { 'content-type': html }).end('<html><body>Not found</body></html>')
    else response.writeHead(200, { 'content-type': good.type }).end(good.body)
  }

  private app({ searchParams }: Asked): Reply {
    const { id, country, language } = askedOf(searchParams)
    const app = this.apps.find(({ appId, countries }) => appId === id && countries.includes(country))
    return {
      call: `app ${id} ${country}`,
      good: app
        ? {
            type: html,
            body: appPage(listedIn(app, language), {
              isOffered: !app.shownOnlyIn?.includes(country),
              language,
              similar: this.apps
                .filter(({ appId }) => app.similar?.includes(appId))
                .map((one) => listedIn(one, language)),
            }),
          }
        : null,
      empty: { type: html, body: emptyAppPage },
    }
  }

  private search({ searchParams }: Asked): Reply {
    const { country, language } = askedOf(searchParams)
    const words = searchParams.get('q') ?? ''
    const found = this.found(words, country, language)
    const token = found.length > PAGE ? `${Buffer.from(words).toString('base64url')}~${PAGE}` : null
    const card = this.apps.find(({ appId }) => appId === this.cards.get(words))
    const shown = found.slice(0, PAGE).map((app) => listedIn(app, language))
    const body =
      shown.length === 0 && !card
        ? emptySearchPage
        : searchPage(shown, { token, card: card && listedIn(card, language) })
    return {
      call: `search ${words} ${country}`,
      good: { type: html, body },
      empty: { type: html, body: emptySearchPage },
    }
  }

  private call({ searchParams, form }: Asked): Reply {
    const { country, language } = askedOf(searchParams)
    const listed = this.apps.filter(({ countries }) => countries.includes(country))
    const chart = /\\"top(selling_free|selling_paid|grossing)\\",\\"(\w+)\\"/.exec(form)
    if (chart) {
      const [, collection, category = ''] = chart
      const apps = listed
        .filter(({ genreId }) => category === 'APPLICATION' || genreId === category)
        .filter(({ price, purchases }) =>
          collection === 'grossing'
            ? price > 0 || purchases !== null
            : collection === 'selling_paid'
              ? price > 0
              : price === 0,
        )
      return {
        call: `charts ${collection} ${category} ${country}`,
        good: { type: json, body: chunkedAnswer('vyAe2', chartData(apps.map((app) => listedIn(app, language)))) },
        empty: { type: json, body: chunkedAnswer('vyAe2', null) },
      }
    }
    const token = /\[\d+,null,\\"(.*?)\\"\]|null,\\"(.*)\\"\]\]"/.exec(form)
    const of = (rpc: string, call: string, data: unknown): Reply => ({
      call,
      good: { type: json, body: callAnswer(rpc, data) },
      empty: { type: json, body: callAnswer(rpc, null) },
    })
    if (form.includes('IJ4APc')) {
      const term = /\[\\"(.*?)\\"\]/.exec(form)?.[1] ?? ''
      const found = this.suggestions.filter((text) => text.startsWith(term))
      return of('IJ4APc', `suggest ${term} ${country}`, found.length === 0 ? null : [[found.map((text) => [text])]])
    }
    if (form.includes('UsvDTd')) {
      const id = /\[\\"([\w.]+)\\",7\]/.exec(form)?.[1] ?? ''
      const reviews = listed.find(({ appId }) => appId === id)?.reviews ?? []
      const from = Number(token?.[1] ?? 0)
      const next = from + REVIEWS_PAGE < reviews.length ? String(from + REVIEWS_PAGE) : null
      const page = reviews.slice(from, from + REVIEWS_PAGE)
      return of('UsvDTd', `reviews ${id} ${country} ${from}`, page.length === 0 ? null : reviewsData(page, next))
    }
    const [encoded = '', from] = (token?.[2] ?? '').split('~')
    const words = Buffer.from(encoded, 'base64url').toString()
    const found = this.found(words, country, language).slice(Number(from))
    return of(
      'qnKhOb',
      `search ${words} ${country} from ${from}`,
      searchContinuation(
        found.map((app) => listedIn(app, language)),
        null,
      ),
    )
  }

  private found(words: string, country: string, language: string): FakePlayApp[] {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
    return this.apps.filter(({ countries, texts }) => {
      const { title = '', summary = '' } = texts[language] ?? texts['en'] ?? {}
      const said = `${title} ${summary}`.toLowerCase()
      return countries.includes(country) && wanted.length > 0 && wanted.every((word) => said.includes(word))
    })
  }
}

interface Asked {
  searchParams: URLSearchParams
  /** The form of a remote call. */
  form: string
}

interface Reply {
  call: string
  /** null: there is no such page. */
  good: { type: string; body: string } | null
  empty: { type: string; body: string }
}

const askedOf = (query: URLSearchParams) => ({
  id: query.get('id') ?? '',
  country: (query.get('gl') ?? 'US').toUpperCase(),
  language: (query.get('hl') ?? 'en').split('-')[0] ?? 'en',
})
