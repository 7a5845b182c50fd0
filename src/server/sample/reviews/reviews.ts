import { HISTORY_DAYS } from '#contract/protocol/limits.ts'
import type { Review, ReviewPage } from '#server/markets/market.ts'
import { dayNumber, parseDay, timestampOf } from '../days.ts'
import { publicIn } from '../figures/downloads.ts'
import { hash01, hash32, nth01 } from '../hash.ts'
import { starsOn } from '../figures/ratings.ts'
import { languageOf, type WorldLocale } from '../locales.ts'
import { isBroken } from '../listings/quality.ts'
import { releaseOn, versionName } from '../listings/releases.ts'
import type { SampleApp } from '../sample-app.ts'
import { keyOf } from '../seeds.ts'
import { authorOf, replyText, reviewText } from './review-text.ts'
import { starsFor } from './stars.ts'

/** Reviews on a page, and how many a store hands out at most. */
const PAGE = 50
const REVIEWS_MAX = 500
/** Share of those who rate that also write, and the fewest and most a day. */
const WRITERS = 0.07
const LEAST_A_DAY = 0.06
const MOST_A_DAY = 4

/** Number of reviews that came in on a day. */
function reviewsOn(app: SampleApp, locale: WorldLocale, seed: number, day: number): number {
  if (!app.rating || day < parseDay(app.released)) return 0
  const mean = Math.min(MOST_A_DAY, Math.max(LEAST_A_DAY, app.rating.perDay * publicIn(app, locale) * WRITERS))
  return Math.floor(2 * mean * nth01(seed, 2 * day) + nth01(seed, 2 * day + 1))
}

/** Numbers in [0, 1) that fill the range evenly as days go by (multiples of the golden ratio), so that means come out right. */
function spreadAt(app: SampleApp, locale: WorldLocale, day: number, number: number): number {
  const at = hash01(`stars/${keyOf(app.ref)}/${locale}`) + day * 0.6180339887 + number * 0.7548776662
  return at - Math.floor(at)
}

function reviewOf(app: SampleApp, locale: WorldLocale, day: number, number: number, hour: number, now: Date): Review {
  const key = `review/${keyOf(app.ref)}/${locale}/${day}/${number}`
  const seed = hash32(key)
  const language = nth01(seed, 10) < 0.9 ? languageOf(locale) : 'en'
  const stars = starsFor(starsOn(app, locale, day) ?? 4, spreadAt(app, locale, day, number))
  const inAppStore = app.ref.store === 'APP_STORE'
  const release = releaseOn(app, day)
  const versionShown = release !== null && (inAppStore || nth01(seed, 12) < 0.75)
  const version = versionShown ? { name: versionName(app, release), isBroken: isBroken(app, release) } : null
  const { title, body } = reviewText(app, language, { stars, seed, version })
  return {
    id: `${app.ref.trackId}-${locale.slice(-2)}-${day}-${number}`,
    rating: stars,
    title: inAppStore ? title : null,
    body,
    author: authorOf(app, language, seed),
    version: version?.name ?? null,
    createdAt: timestampOf(day, hour),
    locale,
    language,
    likes: inAppStore ? null : Math.floor(30 * nth01(seed, 13) ** 6),
    reply: replyTo(app, { day, stars, seed, body: replyText(language, stars, seed) }, now),
  }
}

/** Developers answer some reviews, rather the bad ones, after one to five days. */
function replyTo(
  app: SampleApp,
  { day, stars, seed, body }: { day: number; stars: number; seed: number; body: string },
  now: Date,
): Review['reply'] {
  const eager = 0.7 * hash01(`replies/${keyOf(app.ref)}`)
  if (nth01(seed, 14) > (stars < 4 ? eager : 0.4 * eager)) return null
  const createdAt = timestampOf(day + 1 + Math.floor(5 * nth01(seed, 15)), 10)
  return createdAt > now.toISOString() ? null : { body, createdAt }
}

/** One day's reviews that are written by `now`, newest first. */
function ofDay(app: SampleApp, locale: WorldLocale, day: number, count: number, now: Date): Review[] {
  return Array.from({ length: count }, (_, back) => {
    const number = count - 1 - back
    // Each has a stretch of the day to itself, so that the order of numbers is that of hours.
    const hour = (24 * (number + hash01(`hour/${keyOf(app.ref)}/${locale}/${day}/${number}`))) / count
    return reviewOf(app, locale, day, number, Math.floor(60 * hour) / 60, now)
  }).filter(({ createdAt }) => createdAt <= now.toISOString())
}

/** A page of what customers of one country wrote in the last 400 days, newest first, 500 reviews at most. */
export function reviewsOf(app: SampleApp, locale: WorldLocale, page: number, now: Date): ReviewPage {
  const seed = hash32(`reviews/${keyOf(app.ref)}/${locale}`)
  const today = dayNumber(now)
  const [start, end] = [(page - 1) * PAGE, Math.min(page * PAGE, REVIEWS_MAX)]
  const reviews: Review[] = []
  let before = 0
  for (let day = today; day >= today - HISTORY_DAYS && before <= end; day--) {
    const count = reviewsOn(app, locale, seed, day)
    // Days of earlier pages are only counted; of today, only what is written by now counts.
    const written = day === today || before + count > start ? ofDay(app, locale, day, count, now) : null
    for (const [i, review] of (written ?? []).entries())
      if (before + i >= start && before + i < end) reviews.push(review)
    before += written?.length ?? count
  }
  return { reviews, next: before > end && end < REVIEWS_MAX ? page + 1 : null }
}
