/** Evenly spread number in [0, 1) that depends on the text alone: the same on every machine, for ever. */
export function hash01(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Smooth curve through random points `period` days apart, -1..1; each seed has its own phase, so that they do not swing together. */
function wave(seed: string, day: number, period: number): number {
  const at = day / period + hash01(`${seed}/${period}`)
  const step = Math.floor(at)
  const t = at - step
  const ease = t * t * (3 - 2 * t)
  const from = hash01(`${seed}/${period}/${step}`)
  const to = hash01(`${seed}/${period}/${step + 1}`)
  return 2 * (from + (to - from) * ease) - 1
}

/** How something wanders from day to day, -1..1: seasons, weeks and a little noise. */
export const drift = (seed: string, day: number) =>
  0.55 * wave(seed, day, 60) + 0.3 * wave(seed, day, 17) + 0.15 * wave(seed, day, 3)
