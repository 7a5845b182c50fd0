import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sampleApps } from './apps.ts'
import { worldLocales } from './locales.ts'
import { samplePicture } from './pictures/picture.ts'
import { sampleMarket } from './sample-market.ts'

const DAY = '2026-11-23' as const
const EARLIER = '2026-02-01' as const
const market = sampleMarket(() => new Date(`${DAY}T12:00:00Z`))
const stores = ['APP_STORE', 'GOOGLE_PLAY'] as const
/** One storefront for each language that the world writes in. */
const languages = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP']

/** Every method, category, language and hand-written app at least once; the questions are the same on every run. */
async function questions(): Promise<Map<string, () => Promise<unknown>>> {
  const asked = new Map<string, () => Promise<unknown>>()
  const apps = await sampleApps()
  const handwritten = apps.filter(({ texts }) => texts)
  const drawn = apps.filter(({ texts }) => !texts)
  const concepts = new Map(drawn.map((app) => [app.concept.id, app]))
  for (const [number, [concept, app]] of [...concepts].entries()) {
    const locale = app.locales[number % app.locales.length] ?? 'en-US'
    asked.set(`listing of ${concept} in ${locale}`, () => market.listing({ ...app.ref, locale }))
    if (number % 3 === 0)
      asked.set(`reviews of ${concept} in ${locale}`, () => market.reviews({ ...app.ref, locale }, 1))
    if (number % 3 === 1)
      asked.set(`versions of ${concept} in ${locale}`, () => market.versions({ ...app.ref, locale }))
  }
  for (const [number, app] of handwritten.entries()) {
    const locale = languages[number % languages.length] ?? 'en-US'
    const ref = { ...app.ref, locale: app.locales.includes(locale) ? locale : 'en-US' }
    const name = `${app.brand} (${ref.store}) in ${ref.locale}`
    asked.set(`listing of ${name}`, () => market.listing(ref))
    asked.set(`past of ${name}`, () => market.listingPast(ref, EARLIER))
    asked.set(`figures of ${name}`, () =>
      Promise.all([
        market.rating(ref),
        market.performance(ref),
        market.storefrontPerformance(ref),
        market.ratingPast(ref, '2026-11-01', DAY),
        market.dailyPerformance(ref),
        market.featuredCountries(ref, 90),
        market.localesOf(ref),
      ]),
    )
    asked.set(`icon of ${name}`, () => samplePicture(ref.store, ref.trackId, 'icon.svg'))
    asked.set(`picture of ${name}`, () => samplePicture(ref.store, ref.trackId, `${locale.slice(0, 2)}/screen-1.svg`))
  }
  for (const store of stores) {
    const trackIds = apps.filter(({ ref }) => ref.store === store).map(({ ref }) => ref.trackId)
    const countries = worldLocales.map((locale) => locale.slice(-2))
    asked.set(`events in ${store}`, () => market.events({ store, trackIds, countries, from: EARLIER, to: DAY }))
    asked.set(`chart categories of ${store}`, () => market.chartCategories(store))
    for (const locale of languages) {
      const chart = { store, locale, category: null, group: 'FREE', day: DAY } as const
      asked.set(`chart of ${store} in ${locale}`, () => market.chart(chart))
    }
  }
  const words = { 'en-US': 'sleep', 'de-DE': 'wandern', 'fr-FR': 'météo', 'es-ES': 'juego', 'ja-JP': '写真' }
  for (const [locale, text] of Object.entries(words)) {
    const query = { locale, store: 'APP_STORE' } as const
    asked.set(`search for ${text}`, () => market.search({ ...query, store: undefined, text, limit: 20 }))
    asked.set(`live search for ${text}`, () => market.storeResults({ ...query, term: text }))
    asked.set(`completions of ${text}`, () => market.autoComplete({ ...query, term: text.slice(0, 3) }))
    asked.set(`related to ${text}`, () => market.relatedKeywords({ ...query, term: text }))
    asked.set(`results for ${text}`, () => market.keywordResults({ ...query, keyword: text, day: DAY }))
  }
  const [first] = handwritten
  if (!first) throw new Error('There is no hand-written app.')
  const ref = { ...first.ref, locale: 'en-US' }
  asked.set('what the market holds', () => market.about())
  asked.set('locales of the market', () => market.locales())
  asked.set('ranked keywords', () => market.rankedKeywords(ref, DAY))
  asked.set('count of ranked keywords', () => market.countRankedKeywords(ref, DAY, 30))
  asked.set('metrics of keywords', () => market.keywordMetrics(ref, DAY, ['sleep', 'white noise', 'nothing']))
  asked.set('rankings in categories', () => market.categoryRankings({ ref, group: 'FREE', from: EARLIER, to: DAY }))
  return asked
}

const hashOf = (answer: unknown) => createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 16)

it('answers byte for byte as recorded; after a wanted change of the market, record anew with `vitest -u`', async () => {
  const hashes: Record<string, string> = {}
  for (const [question, ask] of await questions()) hashes[question] = hashOf(await ask())
  expect(Object.keys(hashes).length).toBeGreaterThanOrEqual(200)
  await expect(`${JSON.stringify(hashes, null, 2)}\n`).toMatchFileSnapshot('./recorded-answers.json')
}, 300_000)
