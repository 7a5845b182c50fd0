export interface ListPlace {
  id: string
  /** From 1. */
  rank: number
}

export interface MovedPlace extends ListPlace {
  before: number
  /** Places gained (positive) or lost; never 0. */
  change: number
}

export interface ListDifference {
  /** In the order of the new list, and `left`, whose ranks are those of the earlier list, in the order of that one. */
  entered: ListPlace[]
  left: ListPlace[]
  moved: MovedPlace[]
}

const placesOf = (list: readonly string[]) => new Map(list.map((id, index) => [id, index + 1]))

/** What became of a list of results since an earlier one; both hold ids, best first, each once, of equally many places. */
export function listDifference(now: readonly string[], before: readonly string[]): ListDifference {
  const [placesNow, placesBefore] = [placesOf(now), placesOf(before)]
  const difference: ListDifference = { entered: [], left: [], moved: [] }
  for (const [id, rank] of placesNow) {
    const earlier = placesBefore.get(id)
    if (earlier === undefined) difference.entered.push({ id, rank })
    else if (earlier !== rank) difference.moved.push({ id, rank, before: earlier, change: earlier - rank })
  }
  for (const [id, rank] of placesBefore) if (!placesNow.has(id)) difference.left.push({ id, rank })
  return difference
}

/** Those that stand before an id now and did not before, best first; empty where it is not in both lists. */
export function passedBy(id: string, now: readonly string[], before: readonly string[]): string[] {
  const [at, earlier] = [now.indexOf(id), before.indexOf(id)]
  if (at === -1 || earlier === -1) return []
  const ahead = new Set(before.slice(0, earlier))
  return now.slice(0, at).filter((other) => !ahead.has(other))
}
