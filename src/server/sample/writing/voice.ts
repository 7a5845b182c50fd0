import type { Locale } from '#contract/store.ts'
import { hash01 } from '../hash.ts'
import { languageOf } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import type { ConceptText, WorldLanguage } from '../world/concept.ts'
import { phrasesIn, type Phrases } from '../world/phrases.ts'

/** In what language, and with which draws, an app speaks in a storefront. */
export interface Voice {
  language: WorldLanguage
  /** All draws about the texts start with it. */
  seed: string
  words: ConceptText
  phrases: Phrases
}

/** English where the developer has no texts of that language; some write their own ones for the United Kingdom. */
export function voiceOf(app: SampleApp, locale: Locale): Voice {
  const wanted = languageOf(locale)
  const language = app.languages.includes(wanted) ? wanted : 'en'
  const own = `${app.ref.store}/${app.ref.trackId}`
  const british = locale === 'en-GB' && hash01(`british/${own}`) < 0.3
  return {
    language,
    seed: `${own}/${british ? 'en-GB' : language}`,
    words: app.concept.text[language],
    phrases: phrasesIn(language),
  }
}
