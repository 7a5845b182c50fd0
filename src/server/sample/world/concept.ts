import * as v from 'valibot'
import { countCharacters } from '#aso/characters.ts'

/** The five languages in which the fictional market writes. */
export const worldLanguages = ['en', 'de', 'fr', 'es', 'ja'] as const
export type WorldLanguage = (typeof worldLanguages)[number]

/** A text of at most `max` characters, as people count them. */
export const textUpTo = (max: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => countCharacters(text) <= max, `More than ${max} characters.`),
  )
export const Text = textUpTo(3500)

/** A heading with what stands below it. */
export const Section = v.strictObject({ title: Text, text: Text })
export type Section = v.InferOutput<typeof Section>

/** The wording of one kind of app in one language; several apps draw different parts of it. `{app}` is the app's name. */
export const ConceptText = v.strictObject({
  /** What stands beside the name in a title: "Budget Planner". */
  names: v.strictTuple([textUpTo(18), textUpTo(18), textUpTo(18)]),
  /** Made of words people search for. */
  subtitles: v.strictTuple([textUpTo(30), textUpTo(30), textUpTo(30)]),
  /** Google Play's, best 50 to 80 characters long. */
  shortDescriptions: v.strictTuple([textUpTo(80), textUpTo(80)]),
  /** Promotional text, from 90 characters. */
  promotion: textUpTo(170),
  /** First paragraphs of a description, two or three sentences that name `{app}` once. */
  openings: v.strictTuple([Text, Text]),
  /** What the app can do: a heading of two to five words and one or two sentences. */
  features: v.array(Section),
  /** Release notes, one or two sentences each. */
  news: v.strictTuple([Text, Text, Text, Text]),
  /** Time-limited happenings in the app. */
  events: v.array(v.strictObject({ title: textUpTo(30), text: textUpTo(50) })),
  /** Sentences of people who like it, and of people who don't, about what such apps do well and badly. */
  praise: v.strictTuple([Text, Text, Text]),
  complaints: v.strictTuple([Text, Text, Text]),
  /** Names of purchases: a subscription first. */
  purchases: v.strictTuple([textUpTo(35), textUpTo(35)]),
})
export type ConceptText = v.InferOutput<typeof ConceptText>

/** Names of outline glyphs of Tabler Icons that say what a kind of app is about, most telling first. */
export const Glyphs = v.strictTuple([Text, Text, Text])

/** One kind of app: what its rivals have in common. */
export interface Concept {
  id: string
  glyphs: v.InferOutput<typeof Glyphs>
  text: Readonly<Record<WorldLanguage, ConceptText>>
}
