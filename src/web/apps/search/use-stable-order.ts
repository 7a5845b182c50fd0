import { useState } from 'react'
import type { FoundApp } from '#contract/store.ts'
import type { FoundOption } from './found-options.ts'

/**
 * Apps that are added already stand below the others (ONB-034); but what was pressed stays where it is until the pointer
 * leaves the list or others are found, so that a second press meets the same app.
 */
export function useStableOrder(options: readonly FoundOption[], found: readonly FoundApp[]) {
  const [held, setHeld] = useState<{ below: readonly string[]; found: readonly FoundApp[] } | null>(null)
  const below = held?.found === found ? held.below : idsOfAdded(options)
  const place = ({ id }: FoundOption) => Number(below.includes(id))
  return {
    options: options.toSorted((a, b) => place(a) - place(b)),
    hold: () => setHeld({ below, found }),
    letGo: () => setHeld(null),
  }
}

const idsOfAdded = (options: readonly FoundOption[]) =>
  options.filter(({ mark }) => mark === 'added').map(({ id }) => id)
