import type { AppEventType } from '#contract/overview/sections.ts'
import { isGame } from '../categories.ts'
import { parseDay } from '../days.ts'
import { hash01, hash32, nth01 } from '../hash.ts'
import type { WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { keyOf, seedsOf } from '../seeds.ts'

const YEAR = 365
/** Most days by which an event starts later than its turn, so that no long time passes without one. */
const DELAY_MAX = 14
/** Share of the countries in which an event is not held. */
const LEFT_OUT = 0.12

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

export interface EventDays {
  type: AppEventType
  /** First and last UTC day number. */
  first: number
  last: number
}

const made = new WeakMap<SampleApp, Map<number, EventDays>>()

/** Days of the `number`-th of an app's events since 1970: they follow each other at about even distances and never overlap. */
export function eventDays(app: SampleApp, number: number): EventDays {
  let known = made.get(app)
  if (!known) made.set(app, (known = new Map()))
  let days = known.get(number)
  if (!days) known.set(number, (days = drawDays(app, number)))
  return days
}

function drawDays({ ref, category, eventsPerYear }: SampleApp, number: number): EventDays {
  const every = YEAR / eventsPerYear
  const seed = `event/${keyOf(ref)}/${number}`
  const types = isGame(category) ? inGames : inApps
  const type = types[(number + (hash32(keyOf(ref)) % types.length)) % types.length] ?? 'LIVE_EVENT'
  const [shortest, longest] = runs[type]
  const first = Math.floor(number * every + Math.min(DELAY_MAX, every - longest) * hash01(seed))
  return { type, first, last: first + shortest + Math.round((longest - shortest) * hash01(`${seed}/days`)) }
}

/** Number of the event whose turn it is on a day: the last to have begun is this one or the one before. */
export const eventNumberOn = ({ eventsPerYear }: SampleApp, day: number) => Math.floor(day / (YEAR / eventsPerYear))

/** Whether an event is held in a country: not before the app came out; the apps that the demo shows leave no country out. */
export const isHeldIn = (app: SampleApp, locale: WorldLocale, number: number): boolean =>
  eventDays(app, number).first >= parseDay(app.released) &&
  (app.texts !== null || nth01(seedsOf(app).inStorefront[locale].events, number) >= LEFT_OUT)
