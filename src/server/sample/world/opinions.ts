import * as v from 'valibot'
import { readTexts } from '../read-texts.ts'
import { Text, type WorldLanguage } from './concept.ts'
import { inEachLanguage } from './in-each-language.ts'

const Texts = v.pipe(v.array(Text), v.nonEmpty())
/** What people write of any app, by stars: the first list is of one star, the last of five. */
const ByStars = v.strictTuple([Texts, Texts, Texts, Texts, Texts])

/** How customers and developers talk in reviews, in one language. */
export const Opinions = v.strictObject({
  titles: ByStars,
  sentences: ByStars,
  /** What somebody likes or dislikes about one `{feature}`. */
  favourites: v.strictTuple([Text, Text, Text]),
  letdowns: v.strictTuple([Text, Text, Text]),
  /** What somebody says of the `{version}` that broke something, and of one that did not. */
  broken: v.strictTuple([Text, Text, Text, Text]),
  better: v.strictTuple([Text, Text, Text]),
  /** Developers' answers to happy and to unhappy customers. */
  thanks: v.strictTuple([Text, Text, Text]),
  apologies: v.strictTuple([Text, Text, Text]),
  /** Names as customers show them in the App Store and in Google Play. */
  nicknames: Texts,
  names: Texts,
})
type Opinions = v.InferOutput<typeof Opinions>

export const opinionsIn = inEachLanguage((language: WorldLanguage) => readTexts(`opinions/${language}`) as Opinions)
