/** A version of the app, of a review: with whether it is about the topic. */
export interface Told {
  version: string
  isAbout: boolean
}

/** Standard deviations by which a version must stand out: chance gets there in one of forty. */
const STANDS_OUT = 2
/** And by which a topic is new: there are many versions to choose from. */
const IS_NEW = 2.6
const REVIEWS_MIN = 3
/** Reviews of the versions before, without which nobody knows that it is new. */
const BEFORE_MIN = 20
/** Once it is new, it was so much rarer before. */
const RARER = 0.2

/** By their numbers, then by the alphabet: 4.9 before 4.10. */
export const compareVersions = (a: string, b: string): number =>
  a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' })

/** The version whose reviews speak of a topic more than the others' do, with their number; null: none stands out. */
export function outstandingVersion(told: readonly Told[]): { version: string; reviews: number } | null {
  const counts = countsOf(told)
  const topic = told.filter(({ isAbout }) => isAbout).length
  if (counts.size < 2 || topic === 0) return null
  let best: { version: string; reviews: number; z: number } | null = null
  for (const [version, { all, about }] of counts) {
    const expected = (topic * all) / told.length
    const z = (about - expected) / Math.sqrt(expected * (1 - all / told.length))
    if (about >= REVIEWS_MIN && z >= STANDS_OUT && (!best || z > best.z)) best = { version, reviews: about, z }
  }
  return best && { version: best.version, reviews: best.reviews }
}

/** Since which version people speak of a topic of which they hardly spoke before; null: it is not new. */
export function newSinceVersion(told: readonly Told[]): string | null {
  const versions = [...countsOf(told)].sort(([a], [b]) => compareVersions(a, b))
  const topic = told.filter(({ isAbout }) => isAbout).length
  let before = { all: 0, about: 0 }
  let best: { version: string; z: number } | null = null
  for (const [version, { all, about }] of versions) {
    const since = { all: told.length - before.all, about: topic - before.about }
    const rate = since.about / since.all
    const share = topic / told.length
    const deviation = Math.sqrt(share * (1 - share) * (1 / Math.max(1, before.all) + 1 / since.all))
    const z = deviation === 0 ? 0 : (rate - before.about / Math.max(1, before.all)) / deviation
    const isNew =
      before.all >= BEFORE_MIN && about > 0 && since.about >= REVIEWS_MIN && before.about <= RARER * rate * before.all
    if (isNew && z >= IS_NEW && (!best || z > best.z)) best = { version, z }
    before = { all: before.all + all, about: before.about + about }
  }
  return best?.version ?? null
}

function countsOf(told: readonly Told[]): Map<string, { all: number; about: number }> {
  const counts = new Map<string, { all: number; about: number }>()
  for (const { version, isAbout } of told) {
    const count = counts.get(version) ?? { all: 0, about: 0 }
    counts.set(version, { all: count.all + 1, about: count.about + (isAbout ? 1 : 0) })
  }
  return counts
}
