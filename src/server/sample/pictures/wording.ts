import type { SampleApp } from '../sample-app.ts'
import { worldLanguages, type WorldLanguage } from '../world/concept.ts'

/** What stands on an app's screenshots in one language. */
export interface Wording {
  language: WorldLanguage
  /** One for each screenshot, again from the first when there are more. */
  captions: readonly string[]
  /** What is read in the app itself. */
  words: readonly string[]
}

/** Lines that stand above a paragraph of a description. */
function headingsOf(description: string): string[] {
  const paragraphs = description.split('\n\n').map((paragraph) => paragraph.split('\n'))
  return paragraphs.flatMap(([first = '', ...rest]) => (rest.length > 0 && first.length <= 44 ? first : []))
}

/** A description has no bold type, so headings are in capitals there; a picture needs none. */
function spoken(heading: string, language: WorldLanguage): string {
  if (heading !== heading.toLocaleUpperCase(language)) return heading
  return heading.charAt(0) + heading.slice(1).toLocaleLowerCase(language)
}

/** The language an app is written in for people who read `code`; English where it has no other. */
function languageOf({ texts, languages: offered }: SampleApp, code: string): WorldLanguage {
  const found = worldLanguages.find((language) => language === code)
  const has = texts ? Object.keys(texts).some((locale) => locale.startsWith(code)) : offered.includes(code)
  return found && has ? found : 'en'
}

export function wordingOf(app: SampleApp, code: string): Wording {
  const { concept, variant, texts } = app
  const language = languageOf(app, code)
  const { features, subtitles, events, names } = concept.text[language]
  const titles = features.map((_, i) => features[(i + variant) % features.length]?.title ?? '')
  const words = [...titles, ...events.map(({ title }) => title), ...names]
  const own = texts && Object.entries(texts).find(([locale]) => locale.startsWith(language))?.[1]
  const headings = headingsOf(own?.description ?? '').map((heading) => spoken(heading, language))
  const captions = own
    ? [...(own.tagline === null ? [] : [own.tagline]), ...headings]
    : [subtitles[variant % 3] ?? subtitles[0], ...titles]
  return { language, captions: captions.length > 0 ? captions : titles, words }
}
