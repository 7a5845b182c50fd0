/** Parts of a field's room that apps are counted in, from empty to full. */
export const BINS = 7

export interface FieldBenchmark {
  /** Apps of which the field is known. */
  known: number
  /** Those that use it at all. */
  used: number
  /** Mean of all that are known, empty ones too; null: none is known. */
  average: number | null
  /** For each part of the room, from empty to full, the apps in it, by their place in the list that was given. */
  bins: readonly (readonly number[])[]
  /** Where the own field stands among them; null: it is not known, or no other is. */
  own: { bin: number; shorter: number; longer: number; equal: number } | null
}

/**
 * How long one field of a listing is in a group of apps.
 * @param lengths characters, or a number of pictures; null: not known
 * @param own of the own listing; null: not known
 * @param limit most that the store takes, above 0
 */
export function fieldBenchmark(lengths: readonly (number | null)[], own: number | null, limit: number): FieldBenchmark {
  const bins: number[][] = Array.from({ length: BINS }, () => [])
  lengths.forEach((length, index) => {
    if (length !== null) bins[binOf(length, limit)]?.push(index)
  })
  const known = lengths.filter((length) => length !== null)
  const count = (fits: (length: number) => boolean) => known.filter(fits).length
  return {
    known: known.length,
    used: count((length) => length > 0),
    average: known.length === 0 ? null : known.reduce((sum, length) => sum + length, 0) / known.length,
    bins,
    own:
      own === null || known.length === 0
        ? null
        : {
            bin: binOf(own, limit),
            shorter: count((length) => length < own),
            longer: count((length) => length > own),
            equal: count((length) => length === own),
          },
  }
}

/** What is longer than the limit, as old listings are, counts as full. */
export const binOf = (length: number, limit: number): number => Math.min(BINS - 1, Math.floor((BINS * length) / limit))
