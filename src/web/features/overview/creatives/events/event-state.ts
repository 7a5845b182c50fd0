import type { AppEvent } from '#contract/overview/sections.ts'

export type EventState = 'live' | 'scheduled' | 'ended'

/** Whether an event runs at `now` (ms since 1970). Its last moment still belongs to it. */
export function eventState({ from, to }: Pick<AppEvent, 'from' | 'to'>, now: number): EventState {
  if (now < Date.parse(from)) return 'scheduled'
  return now <= Date.parse(to) ? 'live' : 'ended'
}

const order: readonly EventState[] = ['live', 'scheduled', 'ended']

/** What runs first, then what comes next, then what has ended last. */
export function byNearness(events: readonly AppEvent[], now: number): AppEvent[] {
  const place = (event: AppEvent) => order.indexOf(eventState(event, now))
  return events.toSorted((a, b) => {
    if (place(a) !== place(b)) return place(a) - place(b)
    const ended = eventState(a, now) === 'ended'
    return ended ? Date.parse(b.to) - Date.parse(a.to) : Date.parse(a.from) - Date.parse(b.from)
  })
}
