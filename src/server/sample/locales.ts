import type { Locale } from '#contract/store.ts'
import type { WorldLanguage } from './world/concept.ts'

/** The storefronts of the fictional market, each with the share of an app's downloads that comes from it. */
export const storefronts = {
  'en-US': { language: 'en', share: 0.34 },
  'en-GB': { language: 'en', share: 0.09 },
  'de-DE': { language: 'de', share: 0.11 },
  'fr-FR': { language: 'fr', share: 0.07 },
  'es-ES': { language: 'es', share: 0.05 },
  'ja-JP': { language: 'ja', share: 0.12 },
  'pt-PT': { language: 'en', share: 0.02 },
  'sv-SE': { language: 'en', share: 0.02 },
} as const satisfies Record<Locale, { language: WorldLanguage; share: number }>

export type WorldLocale = keyof typeof storefronts
export const worldLocales = Object.keys(storefronts) as WorldLocale[]

export const isWorldLocale = (locale: Locale): locale is WorldLocale => locale in storefronts

/** The language that the world writes in for a locale, English where it has no other. */
export function languageOf(locale: Locale): WorldLanguage {
  const language = locale.slice(0, 2)
  return language === 'de' || language === 'fr' || language === 'es' || language === 'ja' ? language : 'en'
}

/** The world's storefront in a country; null: there is none. */
export const localeOfCountry = (country: string): WorldLocale | null =>
  worldLocales.find((locale) => locale.endsWith(`-${country}`)) ?? null
