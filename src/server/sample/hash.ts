/** Evenly spread whole number of 32 bits that depends on the text alone: the same on every machine, for ever. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return mixed(hash)
}

function mixed(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The same as a number in [0, 1). */
export const hash01 = (text: string) => hash32(text) / 2 ** 32

/** The `n`-th number in [0, 1) of a seed from `hash32`: for series, where hashing texts would take too long. */
export const nth01 = (seed: number, n: number) =>
  mixed(Math.imul(seed ^ 0x9e3779b9, 31) + Math.imul(n, 0x27d4eb2f)) / 2 ** 32

/** Smooth curve through random points `period` days apart, -1..1; each seed has its own phase, so that they do not swing together. */
function wave(seed: number, day: number, period: number): number {
  const own = seed + period
  const at = day / period + nth01(own, -1)
  const step = Math.floor(at)
  const t = at - step
  const ease = t * t * (3 - 2 * t)
  const from = nth01(own, step)
  return 2 * (from + (nth01(own, step + 1) - from) * ease) - 1
}

/** A number of a seed that stays, and one that wanders smoothly over some weeks, both -1..1. */
export const wander = (seed: number, day: number, period: number) => ({
  lasting: 2 * nth01(seed, -2) - 1,
  passing: wave(seed, day, period),
})

/** How something wanders from day to day, -1..1: seasons, weeks and a little noise. `seed` is a `hash32`. */
export const drift = (seed: number, day: number) =>
  0.55 * wave(seed, day, 60) + 0.3 * wave(seed, day, 17) + 0.15 * wave(seed, day, 3)

/** One of the list, drawn by the text. */
export function drawn<T>(list: readonly [T, ...T[]], text: string): T {
  return list[Math.floor(hash01(text) * list.length)] ?? list[0]
}

/** A number between two, drawn by the text. */
export const drawnBetween = (from: number, to: number, text: string) => from + (to - from) * hash01(text)

/** The list in an order drawn by the text. */
export function shuffled<T>(list: readonly T[], text: string): T[] {
  const seed = hash32(text)
  return list
    .map((item, i) => ({ item, key: nth01(seed, i) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
