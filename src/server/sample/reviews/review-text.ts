import { nth01 } from '../hash.ts'
import type { SampleApp } from '../sample-app.ts'
import type { WorldLanguage } from '../world/concept.ts'
import { opinionsIn } from '../world/opinions.ts'

const from = (list: readonly string[], seed: number, n: number) => list[Math.floor(nth01(seed, n) * list.length)] ?? ''

/** Share of those who are unhappy with a release that broke something, and of those who are happy with another, who name it. */
const NAMED = { broken: 0.5, better: 0.07 } as const

/** The version that somebody has, and whether it broke something. */
interface Version {
  name: string
  isBroken: boolean
}

/** Of the version, if it is the reason. */
function ofVersion(version: Version | null, language: WorldLanguage, stars: number, seed: number): string[] {
  const isHappy = stars > 3
  if (!version || version.isBroken === isHappy) return []
  const { broken, better } = opinionsIn(language)
  if (nth01(seed, 16) >= (isHappy ? NAMED.better : NAMED.broken)) return []
  return [from(isHappy ? better : broken, seed, 17).replace('{version}', version.name)]
}

/** What somebody with so many stars to give says of an app: of its version, of its kind mostly, and of apps in general. */
export function reviewText(
  app: SampleApp,
  language: WorldLanguage,
  { stars, seed, version }: { stars: number; seed: number; version: Version | null },
) {
  const { praise, complaints, features } = app.concept.text[language]
  const { titles, sentences, favourites, letdowns } = opinionsIn(language)
  const general = from(sentences[stars - 1] ?? [], seed, 1)
  const feature = from(
    features.map(({ title }) => title),
    seed,
    8,
  )
  const good = from([...praise, ...favourites, ...favourites], seed, 2).replace('{feature}', feature)
  const bad = from([...complaints, ...complaints, ...letdowns], seed, 3).replace('{feature}', feature)
  const parts =
    { 5: [good, general], 4: [good, general], 3: [good, bad], 2: [bad, general], 1: [bad, general] }[stars] ?? []
  const kept = nth01(seed, 4)
  const told = ofVersion(version, language, stars, seed)
  const more = kept < 0.3 ? parts.slice(0, 1) : kept < 0.45 ? parts.slice(1) : kept < 0.6 ? parts.toReversed() : parts
  const said = told.length > 0 ? [...told, ...more.slice(0, 1)] : more
  return { title: from(titles[stars - 1] ?? [], seed, 5), body: said.join(language === 'ja' ? '' : ' ') }
}

/** The name a customer shows in the app's store. */
export function authorOf(app: SampleApp, language: WorldLanguage, seed: number): string {
  const { nicknames, names } = opinionsIn(language)
  return from(app.ref.store === 'APP_STORE' ? nicknames : names, seed, 6)
}

/** What a developer answers; who gave four stars or more is thanked. */
export function replyText(language: WorldLanguage, stars: number, seed: number): string {
  const { thanks, apologies } = opinionsIn(language)
  return from(stars >= 4 ? thanks : apologies, seed, 7)
}
