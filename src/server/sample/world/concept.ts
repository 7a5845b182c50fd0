/** The five languages in which the fictional market writes. */
export type WorldLanguage = 'en' | 'de' | 'fr' | 'es' | 'ja'

/** The wording of one kind of app in one language; several apps draw different parts of it. `{app}` is the app's name. */
export interface ConceptText {
  /** What stands beside the name in a title, at most 18 characters: "Budget Planner". */
  names: readonly [string, string, string]
  /** Subtitles, at most 30 characters, made of words people search for. */
  subtitles: readonly [string, string, string]
  /** Google Play's short descriptions, 50 to 80 characters. */
  shortDescriptions: readonly [string, string]
  /** Promotional text, 90 to 170 characters. */
  promotion: string
  /** First paragraphs of a description, two or three sentences that name `{app}` once. */
  openings: readonly [string, string]
  /** What the app can do: a heading of two to five words and one or two sentences. */
  features: readonly { title: string; text: string }[]
  /** Release notes, one or two sentences each. */
  news: readonly [string, string, string, string]
  /** Time-limited happenings in the app: title at most 30 characters, text at most 50. */
  events: readonly { title: string; text: string }[]
  /** Sentences of people who like it, and of people who don't, about what such apps do well and badly. */
  praise: readonly [string, string, string]
  complaints: readonly [string, string, string]
  /** Names of purchases, at most 35 characters: a subscription first. */
  purchases: readonly [string, string]
}

/** One kind of app: what its rivals have in common. */
export interface Concept {
  id: string
  /** Names of outline glyphs of Tabler Icons that say what it is about, most telling first. */
  glyphs: readonly [string, string, string]
  text: Readonly<Record<WorldLanguage, ConceptText>>
}
