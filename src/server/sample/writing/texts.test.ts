import { beforeAll, describe, expect, it } from 'vitest'
import { textLimits } from '#contract/protocol/limits.ts'
import { countCharacters } from '#aso/characters.ts'
import { sampleApp, sampleApps } from '../apps.ts'
import { moorlight } from '../apps/moorlight.ts'
import { parseDay } from '../days.ts'
import { worldLocales } from '../locales.ts'
import { releaseDay, releaseOn } from '../listings/releases.ts'
import type { SampleApp } from '../sample-app.ts'
import { editionOfRelease, editionOn, firstReleaseOf } from './editions.ts'
import { promotionalTextOf, textOf } from './text-of.ts'

const TODAY = parseDay('2026-11-21')

describe('texts of the whole world', () => {
  let apps: readonly SampleApp[]
  beforeAll(async () => {
    apps = await sampleApps()
  })

  const lately = (app: SampleApp) => {
    const now = editionOn(app, TODAY) ?? 0
    return [now, now - 1, now - 2].filter((edition) => edition >= 0)
  }

  it.each(worldLocales)('fit into their store in every edition: %s', (locale) => {
    for (const app of apps.filter(({ locales }) => locales.includes(locale))) {
      const inAppStore = app.ref.store === 'APP_STORE'
      for (const edition of lately(app)) {
        const { title, tagline, description } = textOf(app, locale, edition)
        const promotionalText = promotionalTextOf(app, locale, firstReleaseOf(app, edition))
        expect(countCharacters(title)).toBeLessThanOrEqual(textLimits.title)
        const limit = inAppStore ? textLimits.subtitle : textLimits.shortDescription
        expect(countCharacters(tagline ?? '')).toBeLessThanOrEqual(limit)
        expect(countCharacters(promotionalText ?? '')).toBeLessThanOrEqual(textLimits.promotionalText)
        expect(countCharacters(description ?? '')).toBeLessThanOrEqual(3500)
        expect([title, tagline, promotionalText, description].join('')).not.toMatch(/\{\w+\}|undefined/)
      }
    }
  })

  it('say enough: from 1,200 characters, in Japanese from 800', () => {
    for (const app of apps.filter(({ texts }) => texts === null)) {
      for (const locale of app.locales) {
        const text = textOf(app, locale, lately(app)[0] ?? 0).description ?? ''
        expect(countCharacters(text)).toBeGreaterThanOrEqual(/[ぁ-ん]/.test(text) ? 800 : 1200)
      }
    }
  })

  it('are told apart among rivals', () => {
    for (const [, rivals] of Map.groupBy(apps, ({ concept, ref }) => `${ref.store}/${concept.id}`)) {
      const descriptions = rivals.map((app) => textOf(app, 'en-US', lately(app)[0] ?? 0).description)
      expect(new Set(descriptions).size).toBe(rivals.length)
    }
  })

  it('no two apps of a store promote themselves word for word alike', () => {
    for (const locale of worldLocales) {
      const listed = apps.filter(({ ref, locales }) => ref.store === 'APP_STORE' && locales.includes(locale))
      const texts = listed.flatMap((app) => promotionalTextOf(app, locale, releaseOn(app, TODAY) ?? 0) ?? [])
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  it('differ from language to language, and in the United Kingdom for some', () => {
    const spoken = apps.filter(({ languages, texts }) => texts === null && languages.includes('de'))
    for (const app of spoken) {
      const [english, german] = [textOf(app, 'en-US', 3), textOf(app, 'de-DE', 3)]
      expect(german.description).not.toBe(english.description)
      expect(german.description).toMatch(/ (und|oder) /)
    }
    const british = apps.filter((app) => textOf(app, 'en-GB', 3).description !== textOf(app, 'en-US', 3).description)
    expect(british.length).toBeGreaterThan(100)
    expect(british.length).toBeLessThan(500)
    expect(apps.every((app) => textOf(app, 'sv-SE', 3).title === textOf(app, 'en-US', 3).title)).toBe(true)
  })

  it('change two to five times in 400 days, on days after a release only', () => {
    for (const app of apps.filter(({ cadence, released }) => cadence < 60 && parseDay(released) < TODAY - 500)) {
      const days = Array.from({ length: 400 }, (_, i) => TODAY - i)
      const changed = days.filter((day) => editionOn(app, day) !== editionOn(app, day - 1))
      expect(changed.length).toBeGreaterThanOrEqual(2)
      expect(changed.length).toBeLessThanOrEqual(5)
      for (const day of changed) expect(releaseDay(app, releaseOn(app, day) ?? -1)).toBe(day - 1)
    }
  })

  it('change in all parts: titles, subtitles, promotional texts and descriptions', () => {
    const changed = (part: 'title' | 'tagline' | 'description') =>
      apps.filter((app) => new Set([0, 1, 2, 3].map((edition) => textOf(app, 'en-US', edition)[part])).size > 1).length
    const announced = apps.map((app) => [0, 3, 6, 9].map((release) => promotionalTextOf(app, 'en-US', release)))
    expect(changed('title')).toBeGreaterThan(400)
    expect(changed('tagline')).toBeGreaterThan(400)
    expect(announced.filter((texts) => new Set(texts).size > 1).length).toBeGreaterThan(200)
    expect(changed('description')).toBeGreaterThan(600)
  })

  it('of the hand-written apps begin with other titles and keep theirs from 2026 on', async () => {
    const app = (await sampleApp(moorlight.ref))!
    const titleOn = (day: string) => textOf(app, 'en-US', editionOn(app, parseDay(day)) ?? 0).title
    expect(titleOn('2026-11-21')).toBe('Moorlight: Sleep & Wind Down')
    expect(titleOn('2027-11-21')).toBe('Moorlight: Sleep & Wind Down')
    expect(titleOn('2025-10-20')).toMatch(/^Moorlight: /)
    expect(titleOn('2025-10-20')).not.toBe('Moorlight: Sleep & Wind Down')
    expect(editionOfRelease(app, 0)).toBe(0)
  })
})
