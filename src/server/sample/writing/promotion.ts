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

/** What an app with texts of its own announces in between, each time something else; null: nothing that fits. */
export function furtherPromotion(app: SampleApp, words: ConceptText, edition: number): string | null {
  const texts = ownTexts(app, words)
  return texts[Math.floor(edition / 2) % texts.length] ?? null
}

/** Promotional text of the App Store, new with every edition; null: left empty, or the store has none. */
export function promotionOf(app: SampleApp, { seed, words }: Voice, edition: number): string | null {
  if (app.ref.store !== 'APP_STORE' || hash01(`unpromoted/${seed}`) < 0.22) return null
  const texts = ownTexts(app, words)
  return texts[(app.variant + edition) % texts.length] ?? null
}
