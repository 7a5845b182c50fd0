import { useState } from 'react'

/** The list that was given first, for as long as the later ones have the same items. */
export function useStable<T>(list: readonly T[]): readonly T[] {
  const [kept, setKept] = useState(list)
  if (kept.length === list.length && kept.every((one, index) => one === list[index])) return kept
  setKept(list)
  return list
}
