import { textLimits } from '#contract/protocol/limits.ts'
import { countCharacters } from '#aso/characters.ts'
import { hash01 } from '../hash.ts'
import type { SampleApp } from '../sample-app.ts'
import type { ConceptText } from '../world/concept.ts'
import type { Voice } from './voice.ts'

/** The concept's promotional texts in the app's own words: rivals draw from the same, and its name tells them apart. */
const ownTexts = ({ brand }: SampleApp, { promotion, news }: ConceptText): string[] =>
  [promotion, ...news]
    .map((text) => `${brand}: ${text}`)
    .filter((text) => countCharacters(text) <= textLimits.promotionalText)

/** What an app with a text of its own announces: that, and what is new of its kind, in turn. */
export function promotionIn(app: SampleApp, words: ConceptText, own: string, turn: number): string {
  const texts = [own, ...ownTexts(app, words)]
  return texts[turn % texts.length] ?? own
}

/** Promotional text of the App Store, another one in every turn; null: left empty, or the store has none. */
export function promotionOf(app: SampleApp, { seed, words }: Voice, turn: number): string | null {
  if (app.ref.store !== 'APP_STORE' || hash01(`unpromoted/${seed}`) < 0.22) return null
  const texts = ownTexts(app, words)
  return texts[(app.variant + turn) % texts.length] ?? null
}
