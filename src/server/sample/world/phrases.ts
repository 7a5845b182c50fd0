import * as v from 'valibot'
import { readTexts } from '../read-texts.ts'
import { Section, Text, type WorldLanguage } from './concept.ts'
import { inEachLanguage } from './in-each-language.ts'

/** What listings of any kind of app are held together by, in one language. `{app}` is the name, `{support}` an address. */
export const Phrases = v.strictObject({
  /** Between the name and what a title adds. */
  titleJoints: v.strictTuple([Text, Text]),
  /** Between two search terms of a subtitle. */
  pairJoint: Text,
  /** Between the sentences of a short description, and after the last. */
  stop: Text,
  /** Over a list of features. */
  listHeadings: v.strictTuple([Text, Text, Text]),
  /** What apps, and what games, say of themselves beside their features. */
  appSections: v.array(Section),
  gameSections: v.array(Section),
  /** What subscriptions come with. */
  subscriptions: v.strictTuple([Section, Section]),
  closings: v.strictTuple([Text, Text, Text, Text]),
  contacts: v.strictTuple([Text, Text, Text]),
  /** Release notes of any app. */
  notes: v.strictTuple([Text, Text, Text, Text]),
  /** Those of a release that mends what broke in `{version}`. */
  fixes: v.strictTuple([Text, Text, Text]),
})
export type Phrases = v.InferOutput<typeof Phrases>

export const phrasesIn = inEachLanguage((language: WorldLanguage) => readTexts(`phrases/${language}`) as Phrases)
