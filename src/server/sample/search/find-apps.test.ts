import { beforeAll, describe, expect, it } from 'vitest'
import { sampleApps } from '../apps.ts'
import { parseDay } from '../days.ts'
import { worldLocales, type WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { editionOn } from '../writing/editions.ts'
import { textOf } from '../writing/text-of.ts'
import { findApps } from './find-apps.ts'

const TODAY = parseDay('2026-11-21')

describe('search in the sample market', () => {
  let apps: readonly SampleApp[]
  beforeAll(async () => {
    apps = await sampleApps()
  })

  const search = (text: string, locale: WorldLocale = 'en-US', day = TODAY) =>
    findApps({ text, locale, day, store: 'APP_STORE', matching: 'exact' })

  it('ranks follow the title: an app falls when the searched words leave it', async () => {
    const titleOn = (app: SampleApp, day: number) => textOf(app, 'en-US', editionOn(app, day) ?? 0).title
    const changed = apps
      .filter((app) => app.ref.store === 'APP_STORE' && app.texts === null && app.locales.includes('en-US'))
      .flatMap((app) => {
        const days = Array.from({ length: 90 }, (_, i) => TODAY - i)
        const day = days.find((each) => titleOn(app, each) !== titleOn(app, each - 1))
        const term = app.concept.text.en.names.find((name) => day && titleOn(app, day - 1).includes(name))
        const kept = day !== undefined && term !== undefined && !titleOn(app, day).includes(term)
        return kept && app.released < '2026-01-01' ? [{ app, day, term }] : []
      })
    expect(changed.length).toBeGreaterThan(20)
    const moves = await Promise.all(
      changed.slice(0, 30).map(async ({ app, day, term }) => {
        const scoreOn = async (each: number) =>
          (await search(term, 'en-US', each)).find((found) => found.app === app)?.score ?? 0
        return { before: await scoreOn(day - 1), after: await scoreOn(day) }
      }),
    )
    // A subtitle that takes up the words in the same release may outweigh the title.
    const fallen = moves.filter(({ before, after }) => after < before)
    expect(fallen.length / moves.length).toBeGreaterThan(0.85)
  })

  it('finds other apps, in another order, in every country', async () => {
    const orders = await Promise.all(
      worldLocales.map(async (locale) => (await search('puzzle', locale)).map(({ app }) => app.ref.trackId).join()),
    )
    expect(orders.every((order) => order !== '')).toBe(true)
    expect(new Set(orders).size).toBe(worldLocales.length)
  })

  it('searches in the language of the country', async () => {
    const count = async (text: string, locale: WorldLocale) => (await search(text, locale)).length
    expect(await count('haushaltsbuch', 'de-DE')).toBeGreaterThan(2)
    expect(await count('haushaltsbuch', 'en-US')).toBe(0)
    expect(await count('数独', 'ja-JP')).toBeGreaterThan(1)
  })

  it.each(['de-DE', 'fr-FR', 'es-ES', 'ja-JP'] as const)(
    'finds the apps of a kind by its English name in another language, too: %s',
    async (locale) => {
      const found = (await search('sleep', locale)).slice(0, 4)
      expect(found.map(({ app }) => app.concept.id)).toEqual(Array.from({ length: 4 }, () => 'sleep-sounds'))
    },
  )

  it('favours popular apps among equal matches', async () => {
    const found = await search('sudoku')
    const places = [found.slice(0, 3), found.slice(-3)].map((some) =>
      some.reduce((sum, { app }) => sum + app.dailyDownloads, 0),
    )
    expect(places[0]).toBeGreaterThan(places[1] ?? 0)
  })

  it('finds nothing of an app before it came out', async () => {
    const app = apps.find(
      ({ ref, released, locales }) =>
        ref.store === 'APP_STORE' && released > '2026-02-01' && released < '2026-06-01' && locales.includes('en-US'),
    )!
    const found = async (day: number) => (await search(app.brand, 'en-US', day)).some((each) => each.app === app)
    expect(await found(parseDay(app.released) - 1)).toBe(false)
    expect(await found(TODAY)).toBe(true)
  })

  it('reaches back 400 days', async () => {
    expect((await search('sudoku', 'de-DE', TODAY - 400)).length).toBeGreaterThan(2)
  })
})
