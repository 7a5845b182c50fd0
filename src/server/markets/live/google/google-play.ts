import * as v from 'valibot'
import { lowerCase } from '#aso/lower-case.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import { countryCodeOf, type AppRef, type ListingRef, type Locale } from '#contract/store.ts'
import type { StoreAccess } from '#server/kernel/config.ts'
import { countries, countryByCode } from '../../countries.ts'
import type { Gateway, StoreAnswer } from '../gateway/gateway.ts'
import { StoreFailure, StoreUnavailable } from '../gateway/store-failure.ts'
import type { StoreClient, FreshnessPolicy } from '../store-client.ts'
import { PlayApp, PlayReview, PlayTile } from './answers.ts'
import { playCategories } from './categories.ts'
import { foundOf, reviewOf, storeApp, summaryOf } from './play-app.ts'
import { playQuestions, type Questions } from './questions.ts'

export interface GooglePlayParts {
  gateway: Gateway
  access: StoreAccess
  clock: () => Date
  /** Which of these keys the gateway keeps an answer under. */
  storedKeys: (keys: readonly string[]) => Promise<string[]>
}

const REVIEW_PAGES_MAX = 20
/** A person who looks for an app by its name needs no more. */
const SEARCH_PAGE = 20
const DEPTH = searchDepth('GOOGLE_PLAY')
const CONTROL_MAX_AGE_MS = 10 * 60_000
const ALL_APPS = 'APPLICATION'

const PACKAGE_NAME = /^[a-z]\w*(\.\w+)+$/i
const Tiles = v.array(PlayTile)
const Reviews = v.object({ reviews: v.array(PlayReview), token: v.nullable(v.string()) })

const ALWAYS_THERE = 'com.google.android.youtube'
/** Whether a page is that of an app which nobody in the country can get. */
const isShownOnly = (app: unknown): boolean => v.is(v.looseObject({ available: v.literal(false) }), app)

/** What Google Play never answers with nothing: while it seems to, it is not understood. */
const controls = {
  search: async ({ search }: Questions) => (await search('game', 'en-US', 20, async () => {})).length,
  suggest: async ({ suggest }: Questions) => (await suggest('game', 'en-US')).length,
  chart: async ({ chart }: Questions) => (await chart('FREE', ALL_APPS, 'en-US'))?.length ?? 0,
  reviews: async ({ reviews }: Questions) => (await reviews(ALWAYS_THERE, 'en-US', null)).reviews.length,
  availability: async ({ app }: Questions) => Number(!isShownOnly(await app(ALWAYS_THERE, 'en-US'))),
}

const keyOf = ({ trackId }: AppRef, locale: Locale) => `app/${trackId}/${locale}`
const hasStore = (locale: Locale) => countryByCode.has(countryCodeOf(locale))

/** Google Play through its public pages, read by a scraper library. */
export function googlePlay({ gateway, access, clock, storedKeys }: GooglePlayParts): StoreClient {
  const questions = playQuestions(access, clock)

  /** @throws StoreFailure unless a question that always has an answer has one now */
  async function requireControl(control: keyof typeof controls, { urgency }: FreshnessPolicy): Promise<void> {
    const answer = await gateway
      .read({
        source: 'playPages',
        key: `control/${control}`,
        maxAgeMs: CONTROL_MAX_AGE_MS,
        urgency,
        schema: v.pipe(v.number(), v.minValue(1, 'it is empty, which it never is')),
        fetch: () => controls[control](questions),
      })
      .catch((error: unknown) => {
        if (!(error instanceof StoreUnavailable)) throw error
        return { stale: true }
      })
    if (answer.stale) throw new StoreFailure('malformed', `Nothing is found, and neither is the control (${control})`)
  }

  /** What is known without asking: there is no such thing. */
  const none = <T>(value: T): StoreAnswer<T> => ({ value, readAt: clock().toISOString(), stale: false })
  const mapped = <T, R>({ value, ...rest }: StoreAnswer<T>, map: (value: NonNullable<T>) => R) => ({
    ...rest,
    value: value === null || value === undefined ? null : map(value),
  })

  async function reviewsPage(
    ref: ListingRef,
    page: number,
    freshness: FreshnessPolicy,
  ): Promise<StoreAnswer<v.InferOutput<typeof Reviews> | null>> {
    // Pages follow each other by tokens: the one before says where this one begins.
    const before = page === 1 ? null : await reviewsPage(ref, page - 1, freshness)
    const token = before?.value?.token ?? null
    if (page > 1 && token === null) return none(null)
    return gateway.read({
      source: 'playPages',
      key: `reviews/${ref.trackId}/${ref.locale}/${page}`,
      ...freshness,
      schema: Reviews,
      fetch: async () => {
        const answer = await questions.reviews(ref.trackId, ref.locale, token)
        if (answer.reviews.length === 0) await requireControl('reviews', freshness)
        return answer
      },
    })
  }

  return {
    page: async () => none(null),

    async search({ text, locale, limit }, freshness) {
      const term = lowerCase(text.trim(), locale)
      if (!hasStore(locale) || term === '') return none([])
      const most = limit < DEPTH ? Math.min(limit, SEARCH_PAGE) : DEPTH
      const { value, ...rest } = await gateway.read({
        source: 'playPages',
        key: `search/${locale}/${most}/${term}`,
        ...freshness,
        schema: Tiles,
        fetch: async (anotherTurn) => {
          const tiles = await questions.search(term, locale, most, anotherTurn)
          if (tiles.length === 0) await requireControl('search', freshness)
          return tiles
        },
      })
      return { ...rest, value: value.slice(0, most).map((tile) => foundOf(tile, locale)) }
    },

    async complete({ text, locale }, freshness) {
      const term = lowerCase(text.trim().replaceAll(/\s+/g, ' '), locale)
      if (!hasStore(locale) || term === '') return none([])
      return gateway.read({
        source: 'playPages',
        key: `suggest/${locale}/${term}`,
        ...freshness,
        schema: v.array(v.string()),
        fetch: async () => {
          const terms = await questions.suggest(term, locale)
          if (terms.length === 0) await requireControl('suggest', freshness)
          return terms
        },
      })
    },

    async app(ref, freshness) {
      if (!hasStore(ref.locale) || !PACKAGE_NAME.test(ref.trackId)) return none(null)
      const answer = await gateway.read({
        source: 'playPages',
        key: keyOf(ref, ref.locale),
        ...freshness,
        schema: v.nullable(PlayApp),
        fetch: async () => {
          const app = await questions.app(ref.trackId, ref.locale)
          if (!isShownOnly(app)) return app
          await requireControl('availability', freshness)
          return null
        },
      })
      return mapped(answer, (app) => storeApp(app, ref))
    },

    async chart({ locale, category, group }, freshness) {
      const name = category ?? ALL_APPS
      if (!hasStore(locale) || !playCategories.has(name)) return none(null)
      const answer = await gateway.read({
        source: 'playPages',
        key: `chart/${group}/${name}/${locale}`,
        ...freshness,
        schema: v.nullable(Tiles),
        fetch: async () => {
          const tiles = await questions.chart(group, name, locale)
          if (tiles === null || tiles.length === 0) await requireControl('chart', freshness)
          return tiles
        },
      })
      return mapped(answer, (tiles) => tiles.map((tile) => summaryOf(tile, locale, category)))
    },

    async reviews(ref, page, freshness) {
      if (!hasStore(ref.locale) || !PACKAGE_NAME.test(ref.trackId)) return none(null)
      const answer = await reviewsPage(ref, page, freshness)
      return mapped(answer, ({ reviews, token }) => ({
        reviews: reviews.map((review) => reviewOf(review, ref.locale)),
        next: token === null || page >= REVIEW_PAGES_MAX ? null : page + 1,
      }))
    },

    async knownLocales(app) {
      const locales = new Map(countries.map(({ locale }) => [keyOf(app, locale), locale]))
      return (await storedKeys([...locales.keys()])).flatMap((key) => locales.get(key) ?? [])
    },
  }
}
