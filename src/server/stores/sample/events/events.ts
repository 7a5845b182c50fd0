import type { AppEvent, AppEventType } from '#contract/overview-sections.ts'
import { isGame } from '../categories.ts'
import { parseDay, timestampOf } from '../days.ts'
import { hash01, hash32 } from '../hash.ts'
import { languageOf, type WorldLocale } from '../locales.ts'
import { eventPictureAddress } from '../pictures/addresses.ts'
import type { SampleApp } from '../sample-app.ts'
import { keyOf } from '../seeds.ts'
import { occasions } from '../world/occasions/occasions.ts'

const YEAR = 365

const inGames = ['CHALLENGE', 'COMPETITION', 'LIVE_EVENT', 'NEW_SEASON', 'SPECIAL_EVENT', 'MAJOR_UPDATE'] as const
const inApps = ['MAJOR_UPDATE', 'CHALLENGE', 'LIVE_EVENT', 'PREMIERE', 'SPECIAL_EVENT', 'COMPETITION'] as const

/** Shortest and longest run of an event, days. */
const runs: Readonly<Record<AppEventType, readonly [number, number]>> = {
  LIVE_EVENT: [2, 5],
  PREMIERE: [7, 14],
  CHALLENGE: [7, 21],
  COMPETITION: [5, 14],
  NEW_SEASON: [21, 30],
  MAJOR_UPDATE: [14, 28],
  SPECIAL_EVENT: [4, 10],
}

function wordingOf({ concept, variant }: SampleApp, type: AppEventType, number: number, locale: WorldLocale) {
  const language = languageOf(locale)
  if (type === 'PREMIERE' || type === 'NEW_SEASON' || type === 'MAJOR_UPDATE') return occasions[language][type]
  const own = concept.text[language].events[(variant + number) % concept.text[language].events.length]
  return type === 'SPECIAL_EVENT' && number % 3 === 0
    ? occasions[language][type]
    : (own ?? occasions[language].SPECIAL_EVENT)
}

/** The `number`-th of an app's events since 1970: they follow each other at about even distances. */
function eventOf(app: SampleApp, number: number, locale: WorldLocale): AppEvent | null {
  const every = YEAR / app.eventsPerYear
  const seed = `event/${keyOf(app.ref)}/${number}`
  const types = isGame(app.category) ? inGames : inApps
  const type = types[(number + (hash32(keyOf(app.ref)) % types.length)) % types.length] ?? 'LIVE_EVENT'
  const [shortest, longest] = runs[type]
  const first = Math.floor(number * every + (every - longest > 0 ? (every - longest) * hash01(seed) : 0))
  // One country in eight is left out, but never one of the apps that the demo shows.
  const leftOut = app.texts === null && hash01(`${seed}/${locale}`) < 0.12
  if (first < parseDay(app.released) || leftOut) return null
  const days = shortest + Math.round((longest - shortest) * hash01(`${seed}/days`))
  const { title, text } = wordingOf(app, type, number, locale)
  const id = `${app.ref.trackId}-${number}`
  return {
    id: `${id}-${locale.slice(-2)}`,
    trackId: app.ref.trackId,
    type,
    title,
    shortDescription: text,
    imageUrl: eventPictureAddress(app, id),
    from: timestampOf(first, 9),
    to: timestampOf(first + days, 9),
    country: locale.slice(-2),
  }
}

/** An app's events in one country that run on at least one of the days, oldest first. */
export function eventsOf(app: SampleApp, locale: WorldLocale, from: number, to: number): AppEvent[] {
  if (app.eventsPerYear === 0 || !app.locales.includes(locale)) return []
  const every = YEAR / app.eventsPerYear
  const [first, last] = [timestampOf(from), timestampOf(to + 1)]
  const start = Math.floor(from / every) - 2
  return Array.from({ length: Math.ceil((to - from) / every) + 5 }, (_, i) => eventOf(app, start + i, locale)).filter(
    (event): event is AppEvent => event !== null && event.from < last && event.to >= first,
  )
}
