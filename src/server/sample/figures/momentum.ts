import { eventDays, eventNumberOn, isHeldIn } from '../events/event-days.ts'
import { featuringLift } from './featuring.ts'
import { nth01 } from '../hash.ts'
import type { WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { seedsOf } from '../seeds.ts'
import { editionChangedOn } from '../writing/editions.ts'

/** Share by which new texts and pictures may lower and raise downloads. */
const RECEPTION = [-0.1, 0.2] as const
/** Days until a release is everywhere, and days in which its effect falls to a third. */
const ROLLOUT_DAYS = 4
const NOVELTY_DAYS = 15
/** Share that an event adds while it runs; days in which it gathers its public, and in which that leaves. */
const EVENT = [0.04, 0.2] as const
const EVENT_EDGE_DAYS = 3

const within = ([from, to]: readonly [number, number], share: number) => from + (to - from) * share

function receptionOn(app: SampleApp, day: number): number {
  const changed = editionChangedOn(app, day)
  if (changed === null) return 0
  const age = day - changed
  const size = within(RECEPTION, nth01(seedsOf(app).reception, changed))
  return size * Math.min(1, age / ROLLOUT_DAYS) * Math.exp(-age / NOVELTY_DAYS)
}

function eventLift(app: SampleApp, locale: WorldLocale, day: number): number {
  if (app.eventsPerYear === 0) return 0
  const turn = eventNumberOn(app, day)
  let lift = 0
  for (const number of [turn - 1, turn]) {
    const { first, last } = eventDays(app, number)
    const inside = Math.min(day - first + 1, last + EVENT_EDGE_DAYS - day)
    if (inside <= 0 || !isHeldIn(app, locale, number)) continue
    const size = within(EVENT, nth01(seedsOf(app).inStorefront[locale].events + 1, number))
    lift += size * Math.min(1, inside / EVENT_EDGE_DAYS)
  }
  return lift
}

/** What featurings, events and new texts make of an app's downloads in one country on a day: a factor, usually about 1. */
export const momentumOn = (app: SampleApp, locale: WorldLocale, day: number): number =>
  1 + featuringLift(app, locale, day) + eventLift(app, locale, day) + receptionOn(app, day)
