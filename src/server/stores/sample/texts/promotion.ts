import { textLimits } from '#contract/limits.ts'
import { countCharacters } from '#aso/characters.ts'
import { hash01 } from '../hash.ts'
import type { SampleApp } from '../sample-app.ts'
import type { Voice } from './voice.ts'

/** Promotional text of the App Store, new with every edition; null: left empty, or the store has none. */
export function promotionOf(app: SampleApp, { seed, words }: Voice, edition: number): string | null {
  if (app.ref.store !== 'APP_STORE' || hash01(`unpromoted/${seed}`) < 0.22) return null
  const texts = [words.promotion, ...words.news].filter((text) => countCharacters(text) <= textLimits.promotionalText)
  return texts[(app.variant + edition) % texts.length] ?? null
}
