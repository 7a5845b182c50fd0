import type { Store } from '#contract/store.ts'
import { timestampOf } from '../days.ts'
import { drawn, drawnBetween, hash01 } from '../hash.ts'
import { isGameWorld, type Brand } from './brand.ts'
import type { WorldLanguage } from './concept.ts'

/** Days since 1970 of 2013-01-01 and 2026-06-30: apps came out between them, more of them late. */
const FIRST_DAY = 15_706
const LAST_DAY = 20_634

const further = ['it', 'nl', 'pt', 'sv', 'da', 'nb', 'pl', 'ko', 'zh', 'tr', 'fi', 'cs'] as const
const ages = {
  APP_STORE: ['4+', '4+', '4+', '9+', '13+'],
  GOOGLE_PLAY: ['Everyone', 'Everyone', 'Everyone', 'Everyone 10+', 'Teen'],
} as const

/** Languages in which the listing is written; English always. */
function writtenLanguagesOf({ seed, place }: Brand): WorldLanguage[] {
  const chances = { en: 1, de: 0.98, fr: 0.9, es: 0.9, ja: 0.85 }
  const languages = Object.keys(chances) as WorldLanguage[]
  return languages.filter((language) => hash01(`written/${seed}/${language}`) < chances[language] - 0.05 * place)
}

function devicesOf(store: Store, game: boolean, seed: string): string[] {
  const has = (device: string, chance: number) => (hash01(`device/${seed}/${device}`) < chance ? [device] : [])
  return store === 'APP_STORE'
    ? ['iPhone', ...has('iPad', 0.85), ...has('Apple Watch', game ? 0.02 : 0.25), ...has('Mac', 0.2)]
    : ['Phone', ...has('Tablet', 0.85), ...has('Watch', game ? 0.01 : 0.15), ...has('Chromebook', 0.3)]
}

/** What the app itself is: devices, languages, size, age rating, when it came out and how often it is renewed. */
export function productFactsOf(brand: Brand, store: Store) {
  const game = isGameWorld(brand.category)
  const seed = `${store}/${brand.seed}`
  // Leaders have been there for long.
  const spread = hash01(`released/${seed}`) ** (brand.place < 2 ? 1.2 : 0.5)
  const slow = brand.place > 2 && hash01(`slow/${seed}`) < 0.16
  const shots = store === 'APP_STORE' ? 10 : 8
  const { domain } = brand.developer
  return {
    devices: devicesOf(store, game, seed),
    languages: [
      ...writtenLanguagesOf(brand),
      ...further.filter((language) => hash01(`interface/${brand.seed}/${language}`) < 0.45 - 0.03 * brand.place),
    ],
    sizeMegabytes: Math.round(10 * (game ? 90 : 24) * 8 ** hash01(`bytes/${seed}`)) / 10,
    websiteUrl: `https://${domain}.example`,
    supportUrl: `https://${domain}.example/${brand.name.toLowerCase()}`,
    contentRating: drawn(ages[store], `age/${brand.seed}`),
    released: timestampOf(Math.floor(FIRST_DAY + spread * (LAST_DAY - FIRST_DAY))).slice(0, 10),
    cadence: Math.round(slow ? drawnBetween(90, 300, `cadence/${seed}`) : drawnBetween(11, 42, `cadence/${seed}`)),
    screenshots: Math.round(drawnBetween(brand.place < 5 ? 4 : 2, brand.place < 5 ? shots : 6, `screens/${seed}`)),
  }
}
