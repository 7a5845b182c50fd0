import { useState } from 'react'

/**
 * The same list for as long as it holds the same things, so that what is made of it is not made anew. Not for the dependencies
 * of a hook: React compares no further than the shorter list.
 */
export function useStableArray<T>(list: readonly T[]): readonly T[] {
  const [kept, setKept] = useState(list)
  const isSame = kept.length === list.length && kept.every((one, index) => one === list[index])
  if (!isSame) setKept(list)
  return isSame ? kept : list
}
