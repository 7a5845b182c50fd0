import type { AppEvent, AppEventType } from '#contract/overview/sections.ts'
import { timestampOf } from '../days.ts'
import { languageOf, type WorldLocale } from '../locales.ts'
import { eventPictureAddress } from '../pictures/addresses.ts'
import type { SampleApp } from '../sample-app.ts'
import { occasionsIn } from '../world/occasions.ts'
import { eventDays, eventNumberOn, isHeldIn } from './event-days.ts'

/** Hour of the day (UTC) at which events begin and end. */
const HOUR = 9

function wordingOf({ concept, variant }: SampleApp, type: AppEventType, number: number, locale: WorldLocale) {
  const language = languageOf(locale)
  if (type === 'PREMIERE' || type === 'NEW_SEASON' || type === 'MAJOR_UPDATE') return occasionsIn(language)[type]
  const own = concept.text[language].events[(variant + number) % concept.text[language].events.length]
  return type === 'SPECIAL_EVENT' && number % 3 === 0
    ? occasionsIn(language)[type]
    : (own ?? occasionsIn(language).SPECIAL_EVENT)
}

/** The `number`-th of an app's events since 1970 as a country shows it; null: it was not held there. */
function eventOf(app: SampleApp, number: number, locale: WorldLocale): AppEvent | null {
  if (!isHeldIn(app, locale, number)) return null
  const { type, first, last } = eventDays(app, number)
  const { title, text } = wordingOf(app, type, number, locale)
  const id = `${app.ref.trackId}-${number}`
  return {
    id: `${id}-${locale.slice(-2)}`,
    trackId: app.ref.trackId,
    type,
    title,
    shortDescription: text,
    imageUrl: eventPictureAddress(app, id),
    from: timestampOf(first, HOUR),
    to: timestampOf(last, HOUR),
    country: locale.slice(-2),
  }
}

/** An app's events in one country that run on at least one of the days, oldest first. */
export function eventsOf(app: SampleApp, locale: WorldLocale, from: number, to: number): AppEvent[] {
  if (app.eventsPerYear === 0 || !app.locales.includes(locale)) return []
  const [first, last] = [timestampOf(from), timestampOf(to + 1)]
  const start = eventNumberOn(app, from) - 1
  return Array.from({ length: eventNumberOn(app, to) - start + 1 }, (_, i) => eventOf(app, start + i, locale)).filter(
    (event): event is AppEvent => event !== null && event.from < last && event.to >= first,
  )
}
