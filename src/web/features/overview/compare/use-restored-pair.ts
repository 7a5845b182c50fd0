import { useEffect, useState } from 'react'
import { isInMemory } from '#web/data/cache/restore.ts'
import { restoreReads } from '#web/data/queries/read.ts'
import { pairKey, pairReads, type Pair } from './pair.ts'

/** Longest the page waits for the device, ms; then it draws its skeleton. */
const PATIENCE_MS = 100

/**
 * Follows a selection once the device's answers for both apps are in memory, so that a pair seen before shows at once: in
 * the page's first frame where this start has shown it, so that going back finds the place where the reader was. null until
 * the first is there.
 */
export function useRestoredPair(pair: Pair): Pair | null {
  const [shown, setShown] = useState<Pair | null>(() => (isInMemory(pairReads(pair)) ? pair : null))
  const key = pairKey(pair)
  const isShown = shown !== null && pairKey(shown) === key

  useEffect(() => {
    if (isShown) return undefined
    let live = true
    const show = () => {
      if (live) setShown(pair)
      live = false
    }
    const timer = setTimeout(show, PATIENCE_MS)
    void restoreReads(pairReads(pair)).then(show)
    return () => {
      live = false
      clearTimeout(timer)
    }
    // The pair is made anew with every render; the key says which it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isShown, key])

  // Titles change without a change of the selection.
  return isShown ? pair : shown
}
