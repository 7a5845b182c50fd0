import { describe, expect, it } from 'vitest'
import { textLimits } from '#contract/protocol/limits.ts'
import { Locale, TrackId } from '#contract/store.ts'
import { countCharacters } from '#aso/characters.ts'
import * as v from 'valibot'
import { sampleApp } from './apps.ts'
import { handwrittenApps } from './apps/handwritten.ts'
import { demoProjects } from './demo.ts'
import { textOf } from './writing/text-of.ts'

const named = handwrittenApps.map((app) => [`${app.texts['en-US'].title} (${app.ref.store})`, app] as const)
const described = named.filter(([, app]) => app.texts['en-US'].description !== null)

describe('texts of the sample market', () => {
  it('are of two stores and several categories', () => {
    const count = (store: string) => handwrittenApps.filter(({ ref }) => ref.store === store).length
    expect(count('APP_STORE')).toBeGreaterThanOrEqual(8)
    expect(count('GOOGLE_PLAY')).toBeGreaterThanOrEqual(6)
    expect(new Set(handwrittenApps.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6)
    expect(new Set(handwrittenApps.map(({ ref }) => `${ref.store}/${ref.trackId}`)).size).toBe(handwrittenApps.length)
  })

  it.each(named)('fit into their store: %s', (_name, app) => {
    const taglineLimit = app.ref.store === 'APP_STORE' ? textLimits.subtitle : textLimits.shortDescription
    for (const { title, tagline, promotionalText, description } of Object.values(app.texts)) {
      expect(countCharacters(title)).toBeLessThanOrEqual(textLimits.title)
      expect(countCharacters(tagline ?? '')).toBeLessThanOrEqual(taglineLimit)
      expect(countCharacters(promotionalText ?? '')).toBeLessThanOrEqual(textLimits.promotionalText)
      expect(countCharacters(description ?? '')).toBeLessThanOrEqual(3500)
    }
    expect(v.is(TrackId, app.ref.trackId)).toBe(true)
    expect(app.locales.every((locale) => v.is(Locale, locale))).toBe(true)
  })

  it.each(described)('are long enough to say something, in English and in real German: %s', (_name, app) => {
    const english = app.texts['en-US']
    const german = app.texts['de-DE']
    expect(countCharacters(english.description ?? '')).toBeGreaterThan(1500)
    expect(countCharacters(german?.description ?? '')).toBeGreaterThan(1500)
    expect(german?.title).not.toBe(english.title)
    expect(german?.description).toMatch(/ und .* (der|die|das|den) /)
    const lines = (text: string | null | undefined) => new Set(text?.split('\n').filter((line) => line.length > 20))
    expect([...lines(english.description)].filter((line) => lines(german?.description).has(line))).toEqual([])
  })

  it('fall back to the same language, then to English', async () => {
    const moorlight = (await sampleApp(named[0]![1].ref))!
    const title = (locale: string) => textOf(moorlight, locale, 30).title
    expect(title('en-GB')).toBe(moorlight.texts?.['en-US'].title)
    expect(title('de-AT')).toBe(moorlight.texts?.['de-DE']?.title)
    expect(title('sv-SE')).toBe(moorlight.texts?.['en-US'].title)
  })

  it('have an app that leaves fields empty and one of which hardly anything is known', () => {
    const text = (title: string) => handwrittenApps.find((app) => app.texts['en-US'].title.startsWith(title))
    expect(text('Orchard Drop')?.texts['en-US']).toMatchObject({ tagline: null, promotionalText: null })
    expect(text('Slatebeam')).toMatchObject({ rating: null, sizeMegabytes: null })
    expect(text('Slatebeam')?.texts['en-US'].description).toBeNull()
  })
})

describe('the demo', () => {
  it('starts with an iOS utility, an iOS game and an Android app, each with rivals of the same store', () => {
    expect(demoProjects.map(({ app }) => app.store)).toEqual(['APP_STORE', 'APP_STORE', 'GOOGLE_PLAY'])
    expect(demoProjects[0]?.countries).toEqual(expect.arrayContaining(['en-US', 'de-DE', 'ja-JP']))
    for (const { app, competitors } of demoProjects) {
      expect(competitors.length).toBeGreaterThanOrEqual(2)
      expect(competitors.every(({ store }) => store === app.store)).toBe(true)
    }
  })

  it('tracks only countries in which its apps are listed', () => {
    for (const { app, countries } of demoProjects) {
      const listed = handwrittenApps.find(({ ref }) => ref === app)?.locales
      expect(listed).toEqual(expect.arrayContaining(countries))
    }
  })
})
