/** Downloads of a day; null: not known. */
export interface ComparedDay {
  own: number | null
  estimated: number | null
}

export interface OwnCorrection {
  /** The median of |estimated - own| / own: 0.25 = a quarter too high or too low. null: too few days. */
  error: number | null
  /** What estimates are multiplied by, 1/4 to 4. null: too few days. */
  factor: number | null
}

/** Days needed before anything is said. */
export const COMPARED_DAYS_MIN = 14
export const FACTOR_MAX = 4

/**
 * How our estimates of an app's downloads compare with its own figures.
 *
 *     error  = median of |estimated - own| / own
 *     factor = median of own / max(estimated, 1), but at least 1/4 and at most 4
 *
 * over the days of which both are known and `own` is not 0: a share of nothing says nothing. Medians, because a day of
 * promotion must not move the estimates of other apps. The bounds keep an app that is nothing like the others from
 * making them absurd.
 */
export function ownCorrection(days: readonly ComparedDay[]): OwnCorrection {
  const known = days.flatMap(({ own, estimated }) =>
    own !== null && own > 0 && estimated !== null ? [{ own, estimated }] : [],
  )
  if (known.length < COMPARED_DAYS_MIN) return { error: null, factor: null }
  const factor = median(known.map(({ own, estimated }) => own / Math.max(estimated, 1)))
  return {
    error: median(known.map(({ own, estimated }) => Math.abs(estimated - own) / own)),
    factor: Math.min(FACTOR_MAX, Math.max(1 / FACTOR_MAX, factor)),
  }
}

/** The factor of several own apps together: their median, so that one odd app decides little. null: there are none. */
export const sharedFactor = (factors: readonly number[]): number | null =>
  factors.length === 0 ? null : median(factors)

/** Of at least one value. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]
  return (low + high) / 2
}
