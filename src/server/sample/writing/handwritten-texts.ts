import { textLimits } from '#contract/protocol/limits.ts'
import { countCharacters } from '#aso/characters.ts'
import type { Locale } from '#contract/store.ts'
import { parseDay } from '../days.ts'
import { releaseDay } from '../listings/releases.ts'
import type { HandwrittenApp, SampleApp, SampleText } from '../sample-app.ts'
import { phrasesIn } from '../world/phrases.ts'
import { languageOf } from '../locales.ts'
import { firstReleaseOf } from './editions.ts'
import { promotionIn } from './promotion.ts'

/** The day from which the hand-written titles hold; before, the apps were called after their kind. */
const TITLED = parseDay('2026-01-05')

/** What is written for a storefront: its own text, else that of the same language, else the American one. */
function writtenFor(texts: HandwrittenApp['texts'], locale: Locale): { text: SampleText; locale: Locale } {
  const language = locale.slice(0, 2)
  const near = [locale, ...Object.keys(texts).filter((key) => key.startsWith(language))].find((key) => texts[key])
  const found = near === undefined ? undefined : texts[near]
  return near !== undefined && found ? { text: found, locale: near } : { text: texts['en-US'], locale: 'en-US' }
}

/** The description without one of the sections between its first and its last. */
function shortened(description: string, edition: number): string {
  const sections = description.split('\n\n')
  if (sections.length < 5) return description
  const left = 2 + (edition % (sections.length - 4))
  return sections.filter((_, i) => i !== left).join('\n\n')
}

/** A hand-written text as it stands in an edition: other subtitles and shorter descriptions come and go. */
export function handwrittenText(
  app: SampleApp,
  texts: HandwrittenApp['texts'],
  at: Locale,
  edition: number,
): Omit<SampleText, 'promotionalText'> {
  const { text, locale } = writtenFor(texts, at)
  const { title, tagline, description, releaseNotes } = text
  if (tagline === null || description === null) return text
  const language = languageOf(locale)
  const words = app.concept.text[language]
  const early = releaseDay(app, firstReleaseOf(app, edition)) < TITLED
  const former = words.names
    .map((name) => `${app.brand}${phrasesIn(language).titleJoints[0]}${name}`)
    .filter((each) => countCharacters(each) <= textLimits.title)
  const others = app.ref.store === 'APP_STORE' ? words.subtitles : words.shortDescriptions
  return {
    title: early ? (former[edition % former.length] ?? title) : title,
    tagline: edition % 3 === 1 ? (others[edition % others.length] ?? tagline) : tagline,
    description: edition % 2 === 0 ? description : shortened(description, edition),
    releaseNotes,
  }
}

/** What is announced in the n-th turn: the app's own text, then what is new of its kind. */
export function handwrittenPromotion(
  app: SampleApp,
  texts: HandwrittenApp['texts'],
  at: Locale,
  turn: number,
): string | null {
  const { text, locale } = writtenFor(texts, at)
  const words = app.concept.text[languageOf(locale)]
  return text.promotionalText === null ? null : promotionIn(app, words, text.promotionalText, turn)
}
