import { beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { AppEvent, AppEventType } from '#contract/overview/sections.ts'
import { countCharacters } from '#aso/characters.ts'
import { sampleApps } from '../apps.ts'
import { parseDay, timestampOf } from '../days.ts'
import { isWorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { eventsOf } from './events.ts'

const TODAY = parseDay('2026-11-21')

describe('events of the sample market', () => {
  let apps: readonly SampleApp[]
  let all: AppEvent[]
  beforeAll(async () => {
    apps = await sampleApps()
    all = apps.flatMap((app) =>
      app.locales.filter(isWorldLocale).flatMap((locale) => eventsOf(app, locale, TODAY - 364, TODAY)),
    )
  })

  it('OV-077: are of all seven types, in the contract’s shape and within the stores’ limits', () => {
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(AppEventType.options))
    for (const event of all) {
      v.parse(AppEvent, event)
      expect(countCharacters(event.title)).toBeLessThanOrEqual(30)
      expect(countCharacters(event.shortDescription ?? '')).toBeLessThanOrEqual(50)
      expect(event.to > event.from).toBe(true)
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('begin at most nine times a year for an app in a country', () => {
    const started = all.filter(({ from }) => from >= timestampOf(TODAY - 364))
    for (const [, ofApp] of Map.groupBy(started, ({ trackId, country }) => `${trackId}/${country}`))
      expect(ofApp.length).toBeLessThanOrEqual(10)
    const busy = new Set(all.map(({ trackId }) => trackId)).size / apps.length
    expect(busy).toBeGreaterThan(0.6)
    expect(busy).toBeLessThan(0.95)
  })

  it('are found on every day they run and on no other', () => {
    const app = apps.find(({ eventsPerYear }) => eventsPerYear === 6)!
    const locale = app.locales.find(isWorldLocale)!
    const [event] = eventsOf(app, locale, TODAY - 200, TODAY)
    const [first, last] = [parseDay(event!.from.slice(0, 10)), parseDay(event!.to.slice(0, 10))]
    const found = (day: number) => eventsOf(app, locale, day, day).some(({ id }) => id === event!.id)
    for (let day = first; day <= last; day++) expect(found(day)).toBe(true)
    expect([found(first - 1), found(last + 1)]).toEqual([false, false])
  })
})
