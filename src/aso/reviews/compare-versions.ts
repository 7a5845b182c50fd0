/** The numbers of a version: `4.2` of "v4.2 (118)" and of "4.2-beta1"; none where there are no digits. */
const numbersOf = (version: string): number[] => /\d+(?:\.\d+)*/.exec(version)?.[0].split('.').map(Number) ?? []

/**
 * Which of two versions of an app is the earlier one. Negative: `a`; 0: they are the same, `4.2` and `4.2.0` too; NaN: nobody
 * can say, because one has no number.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)]
  if (left.length === 0 || right.length === 0) return a.trim() === b.trim() ? 0 : Number.NaN
  for (let place = 0; place < Math.max(left.length, right.length); place += 1) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
