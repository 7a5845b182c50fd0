import * as v from 'valibot'
import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import type { Locale } from '#contract/store.ts'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import type { StoreAccess } from '#server/kernel/config.ts'
import { StoreFailure, failureOfStatus } from '../gateway/store-failure.ts'
import { PlayReview, PlayReviews, PlayTile } from './answers.ts'
import { chartGenres } from './chart-genres.ts'
import { exactMatch, withExactMatch } from './exact-match.ts'
import { callPlay, PlayCallFailed, type CallOptions, type Met, type PlayCall } from './play-calls.ts'
import { playPageParts } from './page-parts.ts'
import { storefrontOf } from './storefront.ts'

const collections = { FREE: 'TOP_FREE', PAID: 'TOP_PAID', GROSSING: 'GROSSING' } as const
/** Google Play's own page of reviews; the library cuts off what is above the number asked for, and goes on behind it. */
const REVIEWS_PER_PAGE = 150
const NEWEST = 2

export interface ReviewsPage {
  reviews: unknown[]
  /** Names the next page. */
  token: string | null
}

/** Each asks Google Play once (a search for many apps up to three times). @throws StoreFailure */
export interface Questions {
  /** null: there is no such app in this country. */
  app: (appId: string, locale: Locale) => Promise<unknown>
  /** Empty: nothing is found, or the page is not read any more as it should be. */
  search: (term: string, locale: Locale, limit: number, beforeFurtherCall: () => Promise<void>) => Promise<PlayTile[]>
  /** What Google Play completes a beginning with; empty: with nothing. */
  suggest: (term: string, locale: Locale) => Promise<string[]>
  /** null: there is no such chart, or its answer is not read any more as it should be. */
  chart: (group: CategoryGroup, category: string, locale: Locale) => Promise<PlayTile[] | null>
  reviews: (appId: string, locale: Locale, token: string | null) => Promise<ReviewsPage>
}

export function playQuestions(access: StoreAccess, clock: () => Date): Questions {
  async function ask(
    call: PlayCall,
    locale: Locale,
    options: Partial<CallOptions>,
    answerInstead: (met: Met) => { answer: unknown } | undefined = () => undefined,
    beforeFurtherCall?: () => Promise<void>,
  ): Promise<{ answer: unknown; body: string }> {
    try {
      const { answer, met } = await callPlay(access, call, { ...options, ...storefrontOf(locale) }, beforeFurtherCall)
      return { answer, body: met.body }
    } catch (error) {
      if (!(error instanceof PlayCallFailed)) throw error
      const instead = answerInstead(error.met)
      if (instead) return { ...instead, body: error.met.body }
      throw failureOf(error, clock())
    }
  }

  return {
    async app(appId, locale) {
      const notThere = ({ status }: Met) => (status === 404 ? { answer: null } : undefined)
      const { answer, body } = await ask('app', locale, { appId }, notThere)
      return answer === null ? null : Object.assign({}, answer, playPageParts(body))
    },

    async search(term, locale, limit, beforeFurtherCall) {
      const { answer, body } = await ask('search', locale, { term, num: limit }, undefined, beforeFurtherCall)
      const tiles = withExactMatch(tilesOf(answer), exactMatch(body))
      if (tiles.length === 0 && !SEARCH_DATA.test(body)) throw new StoreFailure('malformed', 'It is no page of results')
      return tiles
    },

    async suggest(term, locale) {
      // The library writes the term into JSON as it is.
      const { answer } = await ask('suggest', locale, { term: term.replaceAll(/["\\]/g, ' ') })
      const parsed = v.safeParse(v.array(v.string()), answer)
      if (!parsed.success) throw new StoreFailure('malformed', 'It is no list of suggestions')
      return parsed.output
    },

    async chart(group, category, locale) {
      const options = { collection: collections[group], category, num: RANKED_POSITIONS }
      const none = ({ status, body }: Met) => (status === 200 && NO_CHART.test(body) ? { answer: null } : undefined)
      const { answer, body } = await ask('list', locale, options, none)
      if (answer === null) return null
      const genres = chartGenres(body)
      return tilesOf(answer).map((tile) => Object.assign(tile, { genre: genres.get(tile.appId) ?? null }))
    },

    async reviews(appId, locale, token) {
      const more = token === null ? {} : { nextPaginationToken: token }
      const options = { appId, sort: NEWEST, num: REVIEWS_PER_PAGE, paginate: true, ...more }
      const parsed = v.safeParse(PlayReviews, (await ask('reviews', locale, options)).answer)
      if (!parsed.success) throw new StoreFailure('malformed', 'It is no page of reviews')
      const { data, nextPaginationToken } = parsed.output
      return { reviews: data.filter((review) => v.is(PlayReview, review)), token: nextPaginationToken }
    },
  }
}

/** The part of a page that holds a search's results, whole. */
const SEARCH_DATA = /key: 'ds:4'[\s\S]*?sideChannel: \{\}\}\);<\/script/
/** The charts' call was answered, with nothing. */
const NO_CHART = /^\[\["wrb\.fr","vyAe2",null/m

/** The apps of a list: what is not an app (a film, a banner) does not count as a place. @throws StoreFailure when none is */
function tilesOf(answer: unknown): PlayTile[] {
  const items = v.safeParse(v.array(v.unknown()), answer)
  const tiles = (items.output ?? []) as unknown[]
  const apps = tiles.flatMap((tile) => {
    const parsed = v.safeParse(PlayTile, tile)
    return parsed.success ? [parsed.output] : []
  })
  if (!items.success || (tiles.length > 0 && apps.length === 0)) throw new StoreFailure('malformed', 'It lists no apps')
  return apps
}

/** What went wrong with a call, as the gateway wants it. */
function failureOf({ met, message, cause }: PlayCallFailed, now: Date): StoreFailure {
  if (met.timedOut) return new StoreFailure('timeout', message, { cause })
  if (met.sentAway) return new StoreFailure('refused', 'The store sends callers to a page for people', { cause })
  if (met.status === undefined) return new StoreFailure('unreachable', message, { cause })
  const headers = new Headers(met.retryAfter === undefined ? {} : { 'retry-after': met.retryAfter })
  return failureOfStatus(met.status, headers, now) ?? new StoreFailure('malformed', message, { cause })
}
