/** Reviews that are brought from the device at once: they are checked against their schema, which takes its time. */
const AT_ONCE = 500

/** Where the slice that begins at `from` ends, by how many reviews each month has; at least one. */
export function sliceEnd(reads: readonly { count: number }[], from: number): number {
  let [to, sum] = [from, 0]
  while (to < reads.length && (to === from || sum + (reads[to]?.count ?? 0) <= AT_ONCE)) {
    sum += reads[to]?.count ?? 0
    to += 1
  }
  return to
}
