import { textLimits } from '#contract/protocol/limits.ts'
import { countCharacters } from '#aso/characters.ts'
import { hash01, shuffled } from '../hash.ts'
import type { SampleApp } from '../sample-app.ts'
import { isSmall } from './effort.ts'
import { turnOf } from './editions.ts'
import type { Voice } from './voice.ts'

const pairsOf = <T>(list: readonly T[]) =>
  list.flatMap((one, i) => list.slice(i + 1).map((other) => [one, other] as const))

/** Subtitles to choose from: what the concept offers, pairs of its search terms, and what one feature is called. */
function subtitles({ words, phrases }: Voice): string[] {
  const pairs = pairsOf(words.names).map(([one, other]) => `${one}${phrases.pairJoint}${other}`)
  return [...words.subtitles, ...pairs, ...words.features.map(({ title }) => title)]
}

/** Short descriptions to choose from: what the concept offers, and a subtitle with one or two features. */
function shortDescriptions({ words, phrases: { stop } }: Voice): string[] {
  const features = pairsOf(words.features.map(({ title }) => title))
  const composed = words.subtitles.flatMap((subtitle) =>
    features.map(([one, other]) => `${subtitle}${stop}${one}${stop}${other}${stop}`.trim()),
  )
  return [...words.shortDescriptions, ...composed]
}

/** Subtitle of the App Store or short description of Google Play, changed with every second edition; null: left empty. */
export function taglineOf(app: SampleApp, voice: Voice, edition: number): string | null {
  const inAppStore = app.ref.store === 'APP_STORE'
  if (hash01(`silent/${voice.seed}`) < (isSmall(app) ? 0.22 : 0.04)) return null
  const limit = inAppStore ? textLimits.subtitle : textLimits.shortDescription
  const all = inAppStore ? subtitles(voice) : shortDescriptions(voice)
  const fitting = all.filter((text) => countCharacters(text) <= limit)
  const ownOrder = shuffled(fitting, `taglines/${app.concept.id}/${voice.language}`)
  return ownOrder[(app.variant + 11 * turnOf(`tagline/${voice.seed}`, edition, 2)) % ownOrder.length] ?? null
}
