import { textLimits } from '#contract/protocol/limits.ts'
import { countCharacters } from '#aso/characters.ts'
import { drawn, hash01 } from '../hash.ts'
import type { SampleApp } from '../sample-app.ts'
import { isSmall } from './effort.ts'
import { turnOf } from './editions.ts'
import type { Voice } from './voice.ts'

/** The name, mostly with a search term beside it; the term changes with every second edition. */
export function titleOf(app: SampleApp, { seed, words, phrases }: Voice, edition: number): string {
  const { brand, variant } = app
  if (hash01(`bare/${seed}`) < (isSmall(app) ? 0.2 : 0.04)) return brand
  const joint = drawn(phrases.titleJoints, `joint/${seed}`)
  const nameLast = hash01(`last/${seed}`) < 0.15
  const titles = words.names
    .map((name) => (nameLast ? `${name}${joint}${brand}` : `${brand}${joint}${name}`))
    .filter((title) => countCharacters(title) <= textLimits.title)
  return titles[(variant + turnOf(`title/${seed}`, edition, 2)) % titles.length] ?? brand
}
