import type { Store } from '#contract/store.ts'
import { drawnBetween, hash01 } from '../hash.ts'
import { worldLocales, type WorldLocale } from '../locales.ts'
import { isGameWorld, type Brand } from './brand.ts'
import type { SamplePurchase } from '../sample-app.ts'

const paidPrices = [0.99, 1.99, 2.99, 3.99, 4.99, 6.99, 9.99] as const
const prices = {
  week: [1.99, 2.99, 4.99, 6.99],
  month: [1.99, 2.99, 3.99, 4.99, 6.99, 9.99, 12.99],
  year: [14.99, 19.99, 24.99, 29.99, 39.99, 59.99],
  once: [0.99, 1.99, 2.99, 4.99, 9.99, 19.99, 49.99],
} as const

const priced = (of: keyof typeof prices, seed: string) => {
  const list = prices[of]
  return list[Math.floor(hash01(`price/${of}/${seed}`) * list.length)] ?? list[0]
}

const periodNamed = (name: string) => (/year|annual/i.test(name) ? 'year' : /week/i.test(name) ? 'week' : 'month')

function purchasesOf({ concept, name, seed }: Brand, usd: number): SamplePurchase[] {
  if (usd > 0 || hash01(`purchases/${seed}`) < 0.16) return []
  const named = (index: 0 | 1) => {
    const { en, de, fr, es, ja } = concept.text
    return {
      en: en.purchases[index],
      de: de.purchases[index],
      fr: fr.purchases[index],
      es: es.purchases[index],
      ja: ja.purchases[index],
    }
  }
  const period = periodNamed(concept.text.en.purchases[0])
  const subscription: SamplePurchase = { name: named(0), usd: priced(period, seed), period }
  const once: SamplePurchase = { name: named(1), usd: priced('once', seed), period: null }
  const plus: SamplePurchase[] = (['month', 'year'] as const)
    .filter((each) => each !== period)
    .map((each) => ({ name: `${name} Plus`, usd: priced(each, `plus/${seed}`), period: each }))
  const what = hash01(`bundle/${seed}`)
  if (what < 0.25) return [subscription]
  if (what < 0.45) return [once]
  return what < 0.75 ? [subscription, once] : [subscription, ...plus, once]
}

/** Downloads a day of the leader of the least popular kind, and by how much those of the most popular one are more. */
const LEADER = { least: 2500, range: 32 } as const
/** How steeply downloads fall from the leader of a kind to the last: as a power of the place, and once more near the end. */
const FALL = { power: -1.9, last: 0.45 } as const
/** Share of downloads that leads to a rating: the fewest, and by how much those of apps that ask for it are more. */
const RATERS = { fewest: 0.0003, range: 150 } as const

/**
 * What an app costs, brings in and how it is liked. Kinds and apps differ as in real stores: the leaders of popular kinds have
 * hundreds of thousands of ratings in a country, the last of small ones have dozens.
 */
export function marketFactsOf(brand: Brand, store: Store) {
  const { concept, place } = brand
  const seed = `${store}/${brand.seed}`
  const game = isGameWorld(brand.category)
  const paid = hash01(`paid/${seed}`) < (game ? 0.1 : 0.14)
  const usd = paid ? (paidPrices[Math.floor(hash01(`usd/${seed}`) * paidPrices.length)] ?? 0.99) : 0
  const purchases = purchasesOf(brand, usd)
  const scale =
    LEADER.least *
    LEADER.range ** hash01(`scale/${concept.id}`) *
    (game ? 1.6 : 1) *
    (store === 'GOOGLE_PLAY' ? 1.3 : 1)
  const tail = (place + 1) ** FALL.power * (place > 6 ? FALL.last : 1) * drawnBetween(0.7, 1.4, `size/${seed}`)
  const dailyDownloads = Math.max(2, Math.round(scale * tail * (paid ? 0.16 : 1)))
  const perBuyer = purchases.length === 0 ? 0 : 0.04 * 25 ** hash01(`spend/${seed}`)
  const stars = Math.min(4.85, drawnBetween(3.05, 4.7, `stars/${seed}`) + 0.2 * (1 - place / 10))
  return {
    usd,
    purchases,
    dailyDownloads,
    usdPerDownload: paid ? 0.7 * usd : Math.round(1000 * perBuyer) / 1000,
    rating:
      dailyDownloads < 12 && hash01(`rated/${seed}`) < 0.5
        ? null
        : {
            stars: Math.round(100 * stars) / 100,
            perDay: dailyDownloads * RATERS.fewest * RATERS.range ** hash01(`raters/${seed}`),
          },
    featuringChance: (0.024 / (1 + place)) * drawnBetween(0.3, 1.5, `featured/${seed}`),
    eventsPerYear: Math.min(6, Math.floor((game ? 7.5 : 5) * hash01(`events/${seed}`))),
    locales: localesOf(seed, place),
  }
}

/** Leaders are listed nearly everywhere, others leave countries out; every app has at least one. */
function localesOf(seed: string, place: number): WorldLocale[] {
  const chance = (locale: WorldLocale) => (locale === 'en-US' ? 0.97 : 0.95 - 0.035 * place)
  const listed = worldLocales.filter((locale) => hash01(`listed/${seed}/${locale}`) < chance(locale))
  return listed.length > 0 ? listed : ['en-US']
}
