import { dayOf } from '#contract/protocol/days.ts'
import { countryCodeOf, type Locale } from '#contract/store.ts'
import type { Rating, RatingDay } from '#server/markets/market.ts'
import { fictional } from '#server/markets/provenance.ts'
import { dayNumber, parseDay, timestampOf } from '../days.ts'
import { publicIn } from './downloads.ts'
import { drift, hash01, hash32 } from '../hash.ts'
import { isBroken, moodAt } from '../listings/quality.ts'
import { releaseDay, releaseOn } from '../listings/releases.ts'
import { isWorldLocale, type WorldLocale } from '../locales.ts'
import { starsSpread } from '../reviews/stars.ts'
import type { SampleApp } from '../sample-app.ts'
import { keyOf } from '../seeds.ts'

const DAYS = 30
/** How far the mean of one day's new ratings may be from what a country thinks of the app in general, stars. */
const MOOD = 1

const seedOf = (app: SampleApp, locale: Locale) => `rating/${keyOf(app.ref)}/${countryCodeOf(locale)}`

/** What a country thinks of an app in general, 1..5; null: nobody has rated it. */
function tasteOf(app: SampleApp, locale: Locale): number | null {
  if (app.rating === null) return null
  return Math.min(5, Math.max(1, app.rating.stars + 0.16 * (hash01(seedOf(app, locale)) - 0.5)))
}

/** Mean stars of the ratings that one country gives on a day; null: nobody rates the app. */
export function starsOn(app: SampleApp, locale: Locale, day: number): number | null {
  const taste = tasteOf(app, locale)
  if (taste === null) return null
  const release = releaseOn(app, day)
  const mood = release === null ? 0 : moodAt(isBroken(app, release), day - releaseDay(app, release))
  return inRange(taste + mood + MOOD * drift(hash32(seedOf(app, locale)), day))
}

const inRange = (stars: number) => Math.min(5, Math.max(1, stars))

/** More people rate an app the longer it is out: at first a fifth of the mean, after 1,000 days all of it. */
const FIRST = 0.2
const GROWTH = 0.0008
const zealAt = (age: number) => FIRST + GROWTH * age
const zealUntil = (age: number) => FIRST * age + (GROWTH * age ** 2) / 2

/** About what the app shows on a day, without adding up all that was given before: for lists of hundreds of apps. */
export function typicalRating(app: SampleApp, locale: WorldLocale, day: number) {
  const stars = tasteOf(app, locale)
  if (app.rating === null || stars === null) return null
  const days = Math.max(0, day - parseDay(app.released))
  const ratingCount = Math.round(app.rating.perDay * zealUntil(days) * publicIn(app, locale))
  return { avgRating: Math.round(100 * stars) / 100, ratingCount }
}

/** How many ratings come in on a day against the mean: more at week-ends, wandering over weeks. */
const zealOn = (seed: number, day: number): number => {
  const weekday = (day + 4) % 7
  return (weekday === 0 || weekday === 6 ? 1.15 : 0.94) * (1 + 0.35 * drift(seed + 1, day))
}

/** All that one country has given by the end of each day, from the app's first rating on; empty: nobody has rated it. */
export function ratingsBetween(app: SampleApp, locale: Locale, from: number, to: number): RatingDay[] {
  if (app.rating === null || !isWorldLocale(locale)) return []
  const perDay = app.rating.perDay * publicIn(app, locale)
  const seed = hash32(seedOf(app, locale))
  const taste = tasteOf(app, locale) ?? 0
  const given = [0, 0, 0, 0, 0]
  const days: RatingDay[] = []
  const released = parseDay(app.released)
  let release = { number: 0, isBroken: false, since: released, until: releaseDay(app, 1) }
  for (let day = released; day <= to; day++) {
    while (day > release.until) {
      const number = release.number + 1
      release = {
        number,
        isBroken: isBroken(app, number),
        since: release.until,
        until: releaseDay(app, number + 1),
      }
    }
    const mood = moodAt(release.isBroken, day - release.since)
    const spread = starsSpread(inRange(taste + mood + MOOD * drift(seed, day)))
    const came = perDay * zealOn(seed, day) * zealAt(day - released)
    for (const [star, share] of spread.entries()) given[star] = (given[star] ?? 0) + came * share
    // Sums that only grow are rounded to numbers that only grow: what came in between two days is never less than none.
    const told = day >= from && toldOn(day, given.map(Math.round))
    if (told) days.push(told)
  }
  return days
}

/** null: nobody has rated the app yet. */
function toldOn(day: number, byStars: number[]): RatingDay | null {
  const ratingCount = byStars.reduce((sum, count) => sum + count, 0)
  if (ratingCount === 0) return null
  const stars = byStars.reduce((sum, count, i) => sum + count * (i + 1), 0)
  return {
    date: dayOf(timestampOf(day)),
    avgRating: Math.round((100 * stars) / ratingCount) / 100,
    ratingCount,
    byStars,
  }
}

/** Stars and number of ratings in one country; null: nobody has rated the app there. */
export function ratingOf(app: SampleApp, locale: Locale, now: Date): Rating | null {
  const today = dayNumber(now)
  const days = ratingsBetween(app, locale, today - DAYS, today)
  const [then, last] = [days.find(({ date }) => date === dayOf(timestampOf(today - DAYS))), days.at(-1)]
  if (!last) return null
  const { avgRating, ratingCount } = last
  const delta = then ? Math.round(100 * (avgRating - then.avgRating)) / 100 : null
  return { avgRating, ratingCount, delta, provenance: fictional(timestampOf(today)) }
}
