export type FreshnessLevel = 'full' | 'half' | 'quarter' | 'empty' | 'never'

const HOUR = 3_600_000

/** How recent data of `at` (ms since 1970; null: never saved) is: under 1 h, 24 h, 7 d, or older. */
export function freshnessLevel(at: number | null, now: number): FreshnessLevel {
  if (at === null) return 'never'
  const age = now - at
  if (age < HOUR) return 'full'
  if (age < 24 * HOUR) return 'half'
  return age < 7 * 24 * HOUR ? 'quarter' : 'empty'
}
