import { DAY_MS } from '#contract/protocol/days.ts'

/** What a listing is looked at for. */
export interface HabitSource {
  title: string
  shortDescription: string | null
  /** null: not known. */
  videos: number | null
  isFree: boolean | null
  hasPurchases: boolean | null
  /** Timestamp; null: not known. */
  lastReleaseDate: string | null
}

export const habitIds = [
  'brand-first',
  'ampersand',
  'emoji',
  'price-word',
  'video',
  'free',
  'purchases',
  'updated',
] as const
export type HabitId = (typeof habitIds)[number]

export interface Habit {
  id: HabitId
  /** Apps that have it, by their place in the list that was given. */
  apps: readonly number[]
  /** Apps of which it is known. */
  known: number
  /** Of the own listing; null: not known. */
  own: boolean | null
}

/** Days in which an app counts as updated lately. */
export const UPDATED_DAYS = 30

/** A name before what the app does: "Moorlight: Sleep Sounds", "Moorlight – Sleep". */
const BRAND_FIRST = /^[^:–—|-]{1,24}(?::| [–—|-]) ?\S/u
const EMOJI = /\p{Extended_Pictographic}/u
/** Both stores refuse a price or "free" in a title; Google Play in the short description, too. */
const PRICE_WORD = /(?<![\p{L}\p{N}])(?:free|gratis|kostenlos|gratuite?|grátis|\p{Sc}\d)(?![\p{L}])/iu

/**
 * What apps of a group have in common in their listings, in a fixed order; habits that are known of no app are left out.
 * @param now ms since 1970
 */
export function listingHabits(apps: readonly HabitSource[], own: HabitSource | null, now: number): Habit[] {
  return habitIds.flatMap((id) => {
    const found = apps.map((app) => has(id, app, now))
    const known = found.filter((one) => one !== null).length
    if (known === 0) return []
    const users = found.flatMap((one, index) => (one === true ? [index] : []))
    return [{ id, apps: users, known, own: own && has(id, own, now) }]
  })
}

function has(id: HabitId, app: HabitSource, now: number): boolean | null {
  switch (id) {
    case 'brand-first':
      return BRAND_FIRST.test(app.title)
    case 'ampersand':
      return app.title.includes('&')
    case 'emoji':
      return inTexts(EMOJI, app)
    case 'price-word':
      return inTexts(PRICE_WORD, app)
    case 'video':
      return app.videos === null ? null : app.videos > 0
    case 'free':
      return app.isFree
    case 'purchases':
      return app.hasPurchases
    case 'updated':
      return app.lastReleaseDate === null ? null : now - Date.parse(app.lastReleaseDate) <= UPDATED_DAYS * DAY_MS
  }
}

/** In the title or the subtitle, of which both have to be known. */
const inTexts = (pattern: RegExp, { title, shortDescription }: HabitSource): boolean | null =>
  shortDescription === null ? null : pattern.test(`${title}\n${shortDescription}`)
